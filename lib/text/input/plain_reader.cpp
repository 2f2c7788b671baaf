// Bytes as they stand in a file or in memory, and a look at the first of them.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

#include "text/input/source_readers.h"

namespace planilla {

namespace {

// A shell that runs `command`; the end of its pipe to read from, or -1 with errno set. The signals
// that this program ignores do what they usually do there, so that a pipe that is closed ends it.
int start_command(const std::string& command, pid_t& child) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return -1;
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  sigaddset(&usual, SIGXFSZ);
  posix_spawnattr_setsigdefault(&how, &usual);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGDEF);
  std::string shell = "sh", option = "-c", text = command;
  char* words[] = {shell.data(), option.data(), text.data(), nullptr};
  const int error = ::posix_spawn(&child, "/bin/sh", &files, &how, words, environ);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&files);
  ::close(ends[1]);
  if (error == 0) return ends[0];
  ::close(ends[0]);
  child = -1;
  errno = error;
  return -1;
}

}  // namespace

Source::PlainReader::PlainReader(const InputFile& file, const Passage& passage)
    : passage_(passage) {
  if (!file.command.empty()) {
    descriptor_ = start_command(file.command, child_);
    if (descriptor_ < 0) passage.fail(InputFaultKind::unreadable, std::strerror(errno));
  } else if (file.path == "-") {
    descriptor_ = STDIN_FILENO;
    close_ = false;
  } else {
    do {
      descriptor_ = ::open(file.path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    } while (descriptor_ < 0 && errno == EINTR);
    if (descriptor_ < 0) passage.fail(InputFaultKind::unreadable, std::strerror(errno));
  }
  look();
}

Source::PlainReader::PlainReader(int descriptor, const Passage& passage)
    : passage_(passage), descriptor_(descriptor) {
  look();
}

void Source::PlainReader::look() {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) return;
  regular_ = true;
  const off_t here = ::lseek(descriptor_, 0, SEEK_CUR);
  start_ = here > 0 ? static_cast<std::uint64_t>(here) : 0;
  const auto size = static_cast<std::uint64_t>(status.st_size);
  total_ = size > start_ ? size - start_ : 0;
  written_ = status.st_mtim;
}

// A command whose output is not read to its end is told to stop.
Source::PlainReader::~PlainReader() {
  if (close_ && descriptor_ >= 0) ::close(descriptor_);
  if (child_ < 0) return;
  ::kill(child_, SIGTERM);
  while (::waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

// What a command wrote counts only if it says that it was all.
void Source::PlainReader::end_command() {
  if (child_ < 0) return;
  int status = 0;
  while (::waitpid(child_, &status, 0) < 0 && errno == EINTR) {
  }
  child_ = -1;
  const InputFaultKind kind =
      position_ == 0 ? InputFaultKind::unreadable : InputFaultKind::truncated;
  if (WIFSIGNALED(status))
    passage_.fail(kind, "the command was ended by signal " + std::to_string(WTERMSIG(status)));
  if (WEXITSTATUS(status) != 0)
    passage_.fail(kind, "the command ended with status " + std::to_string(WEXITSTATUS(status)));
}

// At the end: what was read may be of two versions, or of one that is not written to its end.
void Source::PlainReader::refuse_changed() const {
  if (!regular_) return;
  if (position_ < total_)
    passage_.fail(InputFaultKind::truncated, "it became shorter while it was read");
  struct stat now {};
  if (::fstat(descriptor_, &now) != 0) return;
  if (now.st_mtim.tv_sec != written_.tv_sec || now.st_mtim.tv_nsec != written_.tv_nsec)
    passage_.fail(InputFaultKind::truncated, "it was changed while it was read");
}

std::size_t Source::PlainReader::read(char* buffer, std::size_t size) {
  // Linux reads at most 2 GiB at once.
  size = std::min(size, std::size_t{1} << 30);
  if (ended_) return 0;
  for (;;) {
    const ssize_t got = ::read(descriptor_, buffer, size);
    if (got >= 0) {
      if (got == 0) end_command();
      if (got == 0) refuse_changed();
      ended_ = got == 0 && !regular_;
      position_ += static_cast<std::uint64_t>(got);
      return static_cast<std::size_t>(got);
    }
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
      pollfd ready{descriptor_, POLLIN, 0};
      ::poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      passage_.fail(position_ == 0 ? InputFaultKind::unreadable : InputFaultKind::truncated,
                    std::strerror(errno));
    }
  }
}

bool Source::PlainReader::seek(std::uint64_t offset) {
  if (!regular_) return false;
  if (::lseek(descriptor_, static_cast<off_t>(start_ + offset), SEEK_SET) < 0) return false;
  position_ = offset;
  return true;
}

std::optional<std::uint64_t> Source::PlainReader::size() const {
  return regular_ ? std::optional(total_) : std::nullopt;
}

// A fault below is told when what came before it was taken; at once if nothing did.
std::string_view Source::PeekReader::peek(std::size_t size) {
  while (peeked_.size() < size && !failed_) {
    const std::size_t had = peeked_.size();
    peeked_.resize(size);
    std::size_t got = 0;
    try {
      got = below_->read(peeked_.data() + had, size - had);
    } catch (const SourceError& error) {
      peeked_.resize(had);
      if (had == 0) throw;
      failed_ = error;
    }
    peeked_.resize(had + got);
    if (got == 0) break;
  }
  return peeked_;
}

std::size_t Source::PeekReader::read(char* buffer, std::size_t size) {
  if (taken_ == peeked_.size()) {
    if (failed_) throw *failed_;
    return below_->read(buffer, size);
  }
  const std::size_t count = std::min(size, peeked_.size() - taken_);
  std::memcpy(buffer, peeked_.data() + taken_, count);
  taken_ += count;
  return count;
}

bool Source::PeekReader::seek(std::uint64_t offset) {
  if (!below_->seek(offset)) return false;
  taken_ = peeked_.size();
  return true;
}

bool Source::PeekReader::enter(const FramePlace& frame) {
  if (!below_->enter(frame)) return false;
  taken_ = peeked_.size();
  failed_.reset();
  return true;
}

// Only of a plain file the bytes that were looked at are bytes of it.
std::uint64_t Source::PeekReader::consumed() const {
  const std::uint64_t ahead = below_->size() ? peeked_.size() - taken_ : 0;
  return below_->consumed() - ahead;
}

}  // namespace planilla
