// What one dependency needs of Apple's own header, so that its file of C compiles where
// that header is not. Only for the check of ios/make-core: nothing is run.
#pragma once

typedef struct os_log_s *os_log_t;
typedef unsigned char os_log_type_t;

extern struct os_log_s _os_log_default;
void annabella_os_log(os_log_t log, os_log_type_t type, const char *format, ...);

#define OS_LOG_DEFAULT (&_os_log_default)
#define os_log_with_type(log, type, ...) annabella_os_log(log, type, __VA_ARGS__)
#define os_log(log, ...) annabella_os_log(log, 0x00, __VA_ARGS__)
#define os_log_info(log, ...) annabella_os_log(log, 0x01, __VA_ARGS__)
#define os_log_debug(log, ...) annabella_os_log(log, 0x02, __VA_ARGS__)
#define os_log_error(log, ...) annabella_os_log(log, 0x10, __VA_ARGS__)
#define os_log_fault(log, ...) annabella_os_log(log, 0x11, __VA_ARGS__)
