#!/bin/sh
# Makes a compiler and a linker for Android's processors without Google's NDK, and prints
# the folder in which they lie; its bin/ has TARGET-clang for each target of Rust. Nothing
# is done where all is there.
#
#   tools/android-toolchain.sh        into the cache, ${ANNABELLA_CACHE:-~/.cache/annabella}
#   tools/android-toolchain.sh DIR    into DIR, 400 MB
#
# Clang and lld come with a package of PyPI for Zig, of which the checksum is known; so do
# the sources of LLVM's libunwind. Of libc, libm, libdl and liblog, which every phone has,
# there are only the names, to link against: a name that is not listed here fails the
# link. Before it is added, look up since when Android has it: the oldest one we run on
# has API level 26.
#
# What cannot be had here says why; the status is 77 then.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
version=0.17.0
sum=97079827064a7492cce5541ceb438ae8003ce1e54e399676da2d62fb7a5dc08b

libc='__cxa_atexit __cxa_finalize __cxa_thread_atexit_impl __errno __register_atfork
    __stack_chk_fail __system_property_get abort calloc clock_gettime clock_nanosleep close
    closedir dirfd dl_iterate_phdr exit fcntl fdatasync fflush flock fprintf fputc fputs free
    fstat fstatat64 fsync ftruncate64 fwrite getauxval getcwd getenv getpid gettid isatty
    linkat lseek64 lstat malloc memchr memcmp memcpy memmove memrchr memset mkdir mmap mmap64
    mprotect munmap nanosleep open open64 openat opendir poll posix_memalign prctl pread64
    pthread_attr_destroy pthread_attr_getstack pthread_attr_init pthread_attr_setstacksize
    pthread_cond_wait pthread_create pthread_detach pthread_getattr_np pthread_getspecific
    pthread_join pthread_key_create pthread_key_delete pthread_mutex_lock
    pthread_mutex_unlock pthread_rwlock_rdlock pthread_rwlock_unlock pthread_rwlock_wrlock
    pthread_self pthread_setname_np pthread_setspecific pthread_sigmask read readdir readlink
    readv realloc realpath rename rmdir sched_getaffinity sched_yield sigaction sigaltstack
    signal snprintf stat stderr strerror_r strlen syscall sysconf unlink unlinkat write
    writev'
libm='acos asin atan atan2 cbrt ceil ceilf cos cosf cosh exp exp2 expf expm1 fma fmaf fmod
    fmodf hypot ldexp log log10 log10f log1p log2 log2f logf pow powf round rint sin sinf sinh
    tan tanf tanh tanhf trunc'
libdl='dladdr dlclose dlerror dlopen dlsym'
liblog='__android_log_buf_write __android_log_is_loggable __android_log_print
    __android_log_write'

skip() {
    echo "android: no linker: $1" >&2
    exit 77
}

cache=${ANNABELLA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/annabella}
mkdir -p "${1:-$cache/android}"
folder=$(CDPATH= cd -- "${1:-$cache/android}" && pwd)
# made anew when this script has changed
made=$(cksum <"$here/tools/android-toolchain.sh")
if [ "$(cat "$folder/made" 2>/dev/null)" = "$made" ]; then
    echo "$folder"
    exit
fi

case $(uname -sm) in
'Linux x86_64') ;;
*) skip 'the package that is known is one for Linux on x86-64' ;;
esac
zig=$folder/zig-$version
if [ ! -d "$zig" ]; then
    command -v python3 >/dev/null || skip 'python3 is missing'
    python3 -m pip --version >/dev/null 2>&1 || skip "python3's pip is missing"
    parts=$(mktemp -d "$folder/fetching.XXXXXX")
    trap 'rm -rf "$parts"' EXIT
    echo "ziglang==$version --hash=sha256:$sum" >"$parts/wanted"
    echo "android: fetching clang and lld (100 MB) into $folder" >&2
    if ! python3 -m pip download --quiet --disable-pip-version-check --no-deps \
        --only-binary :all: --require-hashes --requirement "$parts/wanted" \
        --dest "$parts" >"$parts/log" 2>&1; then
        # another file than the known one is no reason to go on without it
        ! grep -qi 'do not match' "$parts/log" || {
            cat "$parts/log" >&2
            exit 1
        }
        skip "pip cannot get ziglang $version"
    fi
    python3 -m zipfile -e "$parts"/ziglang-*.whl "$parts"
    chmod +x "$parts/ziglang/zig"
    mv "$parts/ziglang" "$zig"
fi

# tool NAME ARGUMENTS: a command in bin/ that hands its own arguments to zig's after these
tool() {
    name=$folder/bin/$1
    shift
    printf '#!/bin/sh\nexec "%s" %s "$@"\n' "$zig/zig" "$*" >"$name"
    chmod +x "$name"
}

# names LIBRARY NODE NAME...: a library in which nothing is but names, of that version
names() {
    library=$1 node=$2
    shift 2
    # shellcheck disable=SC2046  # each name thrice
    printf '.globl %s\n.type %s, %%function\n%s: .long 0\n' \
        $(for name; do echo "$name $name $name"; done) >"$parts/names.s"
    printf '%s { global: %s local: *; };\n' "$node" "$(printf '%s; ' "$@")" >"$parts/names.map"
    "$clang" -shared "$parts/names.s" -o "$libraries/$library.so" \
        -Wl,-soname,"$library.so" -Wl,--version-script="$parts/names.map"
}

# unwinder MUSL KERNEL: what finds the way up a stack; its headers are those of musl
unwinder() {
    for source in libunwind.cpp Unwind-EHABI.cpp UnwindLevel1.c UnwindLevel1-gcc-ext.c \
        UnwindRegistersRestore.S UnwindRegistersSave.S; do
        case $source in
        *.cpp) language='-std=c++17 -fno-exceptions -fno-rtti -nostdinc++' ;;
        *.c) language='-std=c11 -fexceptions' ;;
        *) language= ;;
        esac
        headers=
        for part in "$1" generic-musl "$2" any-linux-any; do
            headers="$headers -isystem $zig/lib/libc/include/$part"
        done
        # shellcheck disable=SC2086  # the options are words
        "$clang" -c "$zig/lib/libunwind/src/$source" -o "$parts/$source.o" $language \
            -Os -fPIC -fvisibility=hidden -ffunction-sections -funwind-tables -w -DNDEBUG \
            -D__errno_location=__errno -D_LIBUNWIND_IS_NATIVE_ONLY -D_LIBUNWIND_HIDE_SYMBOLS \
            -D_LIBUNWIND_DISABLE_VISIBILITY_ANNOTATIONS -I "$zig/lib/libunwind/include" \
            -nostdinc -isystem "$zig/lib/include" $headers
    done
    rm -f "$libraries/libunwind.a"
    "$folder/bin/ar" rcs "$libraries/libunwind.a" "$parts"/*.o
}

parts=${parts:-$(mktemp -d "$folder/making.XXXXXX")}
trap 'rm -rf "$parts"' EXIT
rm -rf "$folder/bin" "$folder/lib"
mkdir "$folder/bin" "$folder/lib"
tool ld.lld ld.lld
tool ar ar
while read -r target triple musl kernel; do
    libraries=$folder/lib/$target
    clang=$folder/bin/$target-clang
    mkdir "$libraries"
    # pages of 16 KB, as newer phones have them, are not yet what clang takes for 32 bits
    tool "$target-clang" clang "--target=$triple" "\"--ld-path=$folder/bin/ld.lld\"" \
        "\"--sysroot=$libraries\" \"-L$libraries\"" -nostdlib -Wno-unused-command-line-argument \
        -Wl,-z,max-page-size=16384 -Wl,--no-undefined
    # shellcheck disable=SC2086  # the names are words
    names libc LIBC $libc
    # shellcheck disable=SC2086
    names libm LIBC $libm
    # shellcheck disable=SC2086
    names libdl LIBC $libdl
    # shellcheck disable=SC2086
    names liblog LIBLOG $liblog
    unwinder "$musl" "$kernel"
done <<'TARGETS'
aarch64-linux-android aarch64-linux-android26 aarch64-linux-musl aarch64-linux-any
armv7-linux-androideabi armv7a-linux-androideabi26 arm-linux-musl arm-linux-any
x86_64-linux-android x86_64-linux-android26 x86_64-linux-musl x86-linux-any
TARGETS
echo "$made" >"$folder/made"
echo "$folder"
