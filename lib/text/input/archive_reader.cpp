// bzip2, xz and zip, through libarchive. Only these are switched on, and only after their first
// bytes were seen, so that a text can never be mistaken for an archive. Of a .zip the members named
// like games are given one after another, a blank line between them, so that the last line of one
// is not glued to the first of the next.
#include <archive.h>
#include <archive_entry.h>

#include <locale.h>

#include <array>
#include <cerrno>
#include <cstdio>

#include "text/input/game_file_name.h"
#include "text/input/source_readers.h"

namespace planilla {

namespace {

constexpr std::string_view between_members = "\n\n";

bool is_zip(std::string_view first) {
  return first.starts_with("PK\x03\x04") || first.starts_with("PK\x05\x06");
}

// libarchive gives no name at all where it cannot be written in the locale of the thread: that is
// UTF-8 as long as one of these lives.
class Utf8Locale {
public:
  Utf8Locale() : mine_(newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {
    if (mine_) before_ = uselocale(mine_);
  }
  ~Utf8Locale() {
    if (!mine_) return;
    uselocale(before_);
    freelocale(mine_);
  }
  Utf8Locale(const Utf8Locale&) = delete;
  Utf8Locale& operator=(const Utf8Locale&) = delete;

private:
  locale_t mine_, before_{};
};

// A member whose name cannot be told may hold games.
bool may_hold_games(archive_entry* entry) {
  if (archive_entry_filetype(entry) == AE_IFDIR) return false;
  const char* name = archive_entry_pathname(entry);
  return name == nullptr || is_plain_game_file(name);
}

}  // namespace

struct Source::ArchiveReader::State {
  std::unique_ptr<PlainReader> file;
  archive* reader = archive_read_new();
  std::array<char, 1 << 16> compressed{};
  std::string file_error;  // what reading the file threw inside a callback
  bool zip = false;
  bool inside_member = false;
  bool ended = false;
  std::size_t members = 0;
  std::string_view separator;  // what is still to be given of it

  explicit State(std::unique_ptr<PlainReader> f) : file(std::move(f)) {}
  ~State() { archive_read_free(reader); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  [[noreturn]] void fail() const;
  void check(int status) const {
    if (status < ARCHIVE_WARN) fail();
  }
  void open();
  bool next_member();
  static la_ssize_t read_file(archive*, void* state, const void** buffer);
  static la_int64_t seek_file(archive*, void* state, la_int64_t offset, int whence);
};

void Source::ArchiveReader::State::fail() const {
  if (!file_error.empty()) throw SourceError(file_error);
  const char* message = archive_error_string(reader);
  throw SourceError(file->name() + ": broken archive: " + (message ? message : "cannot be read"));
}

// Exceptions must not pass through libarchive, which is C.
la_ssize_t Source::ArchiveReader::State::read_file(archive* reader, void* data,
                                                   const void** buffer) {
  auto& state = *static_cast<State*>(data);
  try {
    *buffer = state.compressed.data();
    return static_cast<la_ssize_t>(
        state.file->read(state.compressed.data(), state.compressed.size()));
  } catch (const SourceError& error) {
    state.file_error = error.what();
    archive_set_error(reader, EIO, "%s", error.what());
    return -1;
  }
}

la_int64_t Source::ArchiveReader::State::seek_file(archive*, void* data, la_int64_t offset,
                                                   int whence) {
  auto& state = *static_cast<State*>(data);
  if (whence == SEEK_CUR) offset += static_cast<la_int64_t>(state.file->consumed());
  if (whence == SEEK_END) offset += static_cast<la_int64_t>(state.file->total());
  if (offset < 0 || !state.file->seek(static_cast<std::uint64_t>(offset))) return ARCHIVE_FATAL;
  return offset;
}

void Source::ArchiveReader::State::open() {
  zip = is_zip(file->peek(6));
  if (zip) {
    archive_read_support_format_zip(reader);
  } else {
    archive_read_support_filter_bzip2(reader);
    archive_read_support_filter_xz(reader);
    archive_read_support_format_raw(reader);
    archive_read_support_format_empty(reader);
  }
  archive_read_set_callback_data(reader, this);
  archive_read_set_read_callback(reader, &State::read_file);
  // The directory at the end of a .zip says more than the heads of its members.
  if (zip && file->total() != 0) archive_read_set_seek_callback(reader, &State::seek_file);
  check(archive_read_open1(reader));
}

bool Source::ArchiveReader::State::next_member() {
  const Utf8Locale locale;
  while (!ended) {
    archive_entry* entry = nullptr;
    const int status = archive_read_next_header(reader, &entry);
    ended = status == ARCHIVE_EOF;
    if (ended) break;
    check(status);
    if (!zip) return true;
    if (!may_hold_games(entry)) continue;
    if (members++ > 0) separator = between_members;
    return true;
  }
  if (zip && members == 0) throw SourceError(file->name() + ": no .pgn or .txt in this .zip");
  return false;
}

Source::ArchiveReader::ArchiveReader(std::unique_ptr<PlainReader> file)
    : state_(std::make_unique<State>(std::move(file))) {
  state_->open();
}
Source::ArchiveReader::~ArchiveReader() = default;

bool Source::ArchiveReader::recognises(std::string_view first) {
  return is_zip(first) || first.starts_with("BZh") ||
         first.starts_with(std::string_view("\xFD"
                                            "7zXZ\0",
                                            6));
}

std::size_t Source::ArchiveReader::read(char* buffer, std::size_t size) {
  State& s = *state_;
  for (;;) {
    if (!s.inside_member && !s.next_member()) return 0;
    s.inside_member = true;
    if (!s.separator.empty()) {
      const std::size_t count = s.separator.copy(buffer, size);
      s.separator.remove_prefix(count);
      return count;
    }
    const la_ssize_t got = archive_read_data(s.reader, buffer, size);
    // A wrong check sum is only a warning to libarchive.
    if (got < 0) s.fail();
    if (got > 0) return static_cast<std::size_t>(got);
    s.inside_member = false;
  }
}

std::uint64_t Source::ArchiveReader::consumed() const {
  return state_->file->consumed();
}
std::uint64_t Source::ArchiveReader::total() const {
  return state_->file->total();
}

}  // namespace planilla
