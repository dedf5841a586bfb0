"""Writes libc.so for play-packed: Android's names over this Linux's own library.

    libc.py LIBRARY STAND_IN.c STAND_IN.map

LIBRARY is of x86-64. Whatever function it needs jumps to the one that is called so here;
the few that differ between the two are written out.
"""

import subprocess
import sys

DIFFERENT = r"""#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
extern int *__errno_location(void);
extern int __xpg_strerror_r(int, char *, unsigned long);
static long (*sysconf_here)(int);
int *__errno(void) { return __errno_location(); }
int words(int error, char *into, unsigned long size) __asm__("strerror_r");
int words(int error, char *into, unsigned long size) { return __xpg_strerror_r(error, into, size); }
void *errors __asm__("stderr");
/* Android has other numbers for the size of a page and the count of processors */
long sysconf_there(int name) __asm__("sysconf");
long sysconf_there(int name) { return sysconf_here(name == 39 || name == 40 ? 30 : name == 97 ? 84 : name); }
int __system_property_get(const char *name, char *value) { *value = 0; return 0; }
int __android_log_write(int level, const char *tag, const char *text) { return 1; }
int __android_log_buf_write(int buffer, int level, const char *tag, const char *text) { return 1; }
int __android_log_print(int level, const char *tag, const char *form, ...) { return 1; }
int __android_log_is_loggable(int level, const char *tag, int other) { return 0; }
"""
WRITTEN = {"__errno", "strerror_r", "stderr", "sysconf", "__system_property_get"}
FILL = r"""__attribute__((constructor)) static void fill(void) {
    void *c = dlopen("libc.so.6", RTLD_NOW), *m = dlopen("libm.so.6", RTLD_NOW);
    /* plain dlsym is one of those that jump */
    void *(*find)(void *, const char *) = dlvsym(c, "dlsym", "GLIBC_2.34");
    sysconf_here = find(c, "sysconf");
    errors = *(void **)find(c, "stderr");
"""
JUMP = r"""void *to_{0} __attribute__((visibility("hidden")));
__asm__(".text\n.globl {0}\n.type {0}, @function\n{0}: jmp *to_{0}(%rip)\n");
"""
LOOK_UP = r"""    if (!(to_{0} = find(c, "{0}")) && !(to_{0} = find(m, "{0}")))
        dprintf(2, "there is no {0} here\n");
"""


def main(library, code, versions):
    listed = subprocess.check_output(["nm", "-D", "--undefined-only", library], text=True)
    names = sorted({line.split()[-1].split("@")[0] for line in listed.splitlines()})
    logging = [name for name in names if name.startswith("__android_log")]
    jumping = [name for name in names if name not in WRITTEN and name not in logging]
    with open(code, "w") as file:
        file.write(DIFFERENT + "".join(map(JUMP.format, jumping)))
        file.write(FILL + "".join(map(LOOK_UP.format, jumping)) + "}\n")
    others = " ".join(f"{name};" for name in names if name not in logging)
    with open(versions, "w") as file:
        file.write(f"LIBC {{ global: {others} }};\nLIBLOG {{ global: __android_log_*; }};\n")


main(*sys.argv[1:])
