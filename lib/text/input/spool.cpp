// The temporary file has no name; the system removes it whatever happens.
#include "text/input/spool.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace planilla {

Spool::Spool() : copy_(std::tmpfile()) {
  std::array<char, 1 << 16> buffer{};
  for (;;) {
    if (!copy_) break;
    const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (got == 0 && std::fflush(copy_.get()) == 0) return;
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    const auto size = static_cast<std::size_t>(got);
    if (std::fwrite(buffer.data(), 1, size, copy_.get()) != size) break;
  }
  throw SourceError("<stdin>",
                    {InputFaultKind::unreadable,
                     std::string("cannot be kept for reading twice: ") + std::strerror(errno)});
}

InputFile Spool::file() const {
  return {"/dev/fd/" + std::to_string(::fileno(copy_.get())), "<stdin>"};
}

}  // namespace planilla
