// Fails one call, for the tests of faults. Preloaded:
//
//   PLANILLA_FAULT=read:3 PLANILLA_FAULT_MARK=/tmp/mark LD_PRELOAD=injection.so planilla check
//   x.pgn
//
// The third read(2) fails with EIO, and the file of the mark is made, so that the test knows that
// there was a third one. Calls are counted from the moment when main begins, which is when the
// program sets how SIGPIPE is handled: what the loader and the libraries do before is not the
// program's.
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

std::atomic<bool> counting = false;
std::atomic<long> calls = 0;
char kind[16];
std::atomic<long> wanted = 0;

template <class Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

void begin() {
  const char* fault = std::getenv("PLANILLA_FAULT");
  if (fault == nullptr || counting) return;
  const char* colon = std::strchr(fault, ':');
  if (colon == nullptr) return;
  const auto length = static_cast<std::size_t>(colon - fault);
  if (length >= sizeof kind) return;
  std::memcpy(kind, fault, length);
  wanted = std::strtol(colon + 1, nullptr, 10);
  counting = true;
}

// RE2 does not survive a failed allocation in its parser, which frees a list that it has not made
// yet. Where one of its own is due, the next of somebody else fails in its place.
bool is_of_re2() {
  void* frames[40];
  const int count = backtrace(frames, 40);
  for (int i = 0; i < count; ++i) {
    Dl_info info;
    if (dladdr(frames[i], &info) != 0 && info.dli_fname != nullptr &&
        std::strstr(info.dli_fname, "libre2") != nullptr)
      return true;
  }
  return false;
}

// No call of the C library here that could be one of those counted.
bool fails(const char* name, int error) {
  if (!counting || std::strcmp(kind, name) != 0 || ++calls != wanted) return false;
  if (const char* mark = std::getenv("PLANILLA_FAULT_MARK")) {
    const long made = syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY, 0600);
    if (made >= 0) syscall(SYS_close, made);
  }
  errno = error;
  return true;
}

}  // namespace

extern "C" {

sighandler_t signal(int number, sighandler_t handler) {
  begin();
  return next<sighandler_t (*)(int, sighandler_t)>("signal")(number, handler);
}

ssize_t read(int descriptor, void* buffer, size_t size) {
  if (fails("read", EIO)) return -1;
  return syscall(SYS_read, descriptor, buffer, size);
}

ssize_t write(int descriptor, const void* buffer, size_t size) {
  if (fails("write", ENOSPC)) return -1;
  return syscall(SYS_write, descriptor, buffer, size);
}

int open(const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const int mode = (flags & O_CREAT) != 0 ? va_arg(arguments, int) : 0;
  va_end(arguments);
  if (fails("open", EMFILE)) return -1;
  return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

int open64(const char* path, int flags, ...) __attribute__((alias("open")));

int close(int descriptor) {
  const bool failed = fails("close", EIO);
  const auto result = static_cast<int>(syscall(SYS_close, descriptor));
  if (failed) errno = EIO;
  return failed ? -1 : result;
}

int fsync(int descriptor) {
  if (fails("fsync", EIO)) return -1;
  return static_cast<int>(syscall(SYS_fsync, descriptor));
}

int rename(const char* from, const char* to) {
  if (fails("rename", EIO)) return -1;
  return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

void* __libc_malloc(size_t size);

void* malloc(size_t size) {
  static thread_local bool asking = false;  // backtrace() allocates
  if (!asking && counting && calls + 1 == wanted && std::strcmp(kind, "malloc") == 0) {
    asking = true;
    if (is_of_re2()) ++wanted;
    asking = false;
  }
  if (!asking && fails("malloc", ENOMEM)) return nullptr;
  return __libc_malloc(size);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*),
                   void* argument) {
  if (fails("thread", EAGAIN)) return EAGAIN;
  return next<int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>(
      "pthread_create")(thread, attributes, start, argument);
}
}
