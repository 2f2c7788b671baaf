// Archives, through libarchive. Only after their first bytes were seen, so that a text can never be
// mistaken for one. The members named like games are given one after another, a blank line between
// them, so that the last line of one is not glued to the first of the next; what is compressed or
// archived in a member is read through.
#include <archive.h>
#include <archive_entry.h>
#include <locale.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <optional>

#include "text/input/game_file_name.h"
#include "text/input/source_readers.h"

namespace planilla {

namespace {

constexpr std::string_view between_members = "\n\n";
constexpr std::uint64_t most_spooled = 1u << 30;  // bytes of an archive inside another

constexpr std::size_t shortest_archive = 20;  // bytes, of all that can be read

// Two letters of one that breaks off may be a text.
bool begins_archive(std::string_view first, std::string_view magic) {
  return first.size() > 2 && begins_with(first, magic);
}
bool is_zip(std::string_view first) {
  return begins_archive(first, "PK\x03\x04") || begins_archive(first, "PK\x05\x06");
}
bool is_7zip(std::string_view first) {
  return begins_archive(first, "7z\xBC\xAF\x27\x1C");
}
bool is_rar(std::string_view first) {
  return begins_archive(first, "Rar!\x1A\x07");
}
bool is_tar(std::string_view first) {
  return first.size() >= 512 && first.substr(257, 5) == "ustar";
}

int support_rar(archive* reader) {
  archive_read_support_format_rar(reader);
  return archive_read_support_format_rar5(reader);
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
  const char* name = archive_entry_pathname(entry);
  return archive_entry_filetype(entry) == AE_IFREG && (name == nullptr || is_game_file(name));
}

}  // namespace

struct Source::ArchiveReader::State {
  std::unique_ptr<Reader> file;
  Passage& passage;
  int depth;
  bool outermost;  // not a member of another archive
  archive* reader = archive_read_new();
  int (*format)(archive*) = nullptr;  // tells it what it reads
  std::array<char, 1 << 16> compressed{};
  std::optional<SourceError> below;  // what reading the file threw inside a callback
  std::unique_ptr<Reader> member;    // the open one, with what is compressed in it
  std::string name;                  // of it
  std::string_view separator;        // what is still to be given between two members
  std::size_t members = 0;
  std::uint64_t given = 0;    // by libarchive
  const std::string inside;   // before the names of its members
  const std::uint64_t begin;  // of what is read of it, in all that the Source gives
  std::uint64_t read = 0;
  std::size_t headers = 0;  // of members that libarchive has come to
  std::size_t reopened = 0;
  bool seekable = false, ended = false;
  bool encrypted = false;  // the member, or all of the archive
  bool told_end = false;   // a member broke off, and nothing could be read since
  bool reopens = false;    // a damaged member ends libarchive's reading, not that of a new reader

  State(Passage& p, int d)
      : passage(p), depth(d), outermost(p.open_archives++ == 0), inside(p.inside), begin(p.begin) {}
  ~State() {
    --passage.open_archives;
    member.reset();
    archive_read_free(reader);
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  std::string reason() const {
    if (below) return below->fault.reason;
    if (encrypted) return "encrypted";
    const char* message = archive_error_string(reader);
    return std::string("broken archive: ") + (message ? message : "cannot be read");
  }
  void spool();
  void open(std::unique_ptr<PeekReader> archived);
  void begin_reading();
  bool can_reopen() const;
  bool skip_damaged();
  bool next_header();
  InputFaultKind kind_of_fault() const {
    return encrypted ? InputFaultKind::unreadable : InputFaultKind::truncated;
  }
  void note(const InputFault& fault) {
    passage.faults.push_back(
        {fault.kind, name.empty() ? fault.reason : name + ": " + fault.reason});
  }
  static la_ssize_t read_file(archive*, void* state, const void** buffer);
  static la_int64_t seek_file(archive*, void* state, la_int64_t offset, int whence);
};

// The bytes of the member that libarchive stands at.
class Source::ArchiveReader::MemberReader : public Source::Reader {
public:
  explicit MemberReader(State& state) : state_(state) {}
  std::size_t read(char* buffer, std::size_t size) override {
    refuse_bomb();
    if (hole_ == 0 && block_.empty()) next_block();
    std::size_t got = 0;
    if (hole_ != 0) {
      got = static_cast<std::size_t>(std::min<std::uint64_t>(size, hole_));
      std::fill_n(buffer, got, '\0');
      hole_ -= got;
    } else {
      got = block_.copy(buffer, size);
      block_.remove_prefix(got);
    }
    position_ += static_cast<la_int64_t>(got);
    state_.given += got;
    return got;
  }
  std::uint64_t consumed() const override { return state_.file->consumed(); }
  std::uint64_t total() const override { return state_.file->total(); }

private:
  // Block by block and not by archive_read_data(), which gives nothing of a block with a warning: a
  // wrong check sum is found at the end of the last one, a quarter of a megabyte. Empty at the end.
  void next_block() {
    if (failed_) fail();
    const void* bytes = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    int status = ARCHIVE_OK;
    do {
      status = archive_read_data_block(state_.reader, &bytes, &size, &offset);
    } while (status == ARCHIVE_OK && size == 0);
    if (status == ARCHIVE_EOF) return;
    failed_ = status != ARCHIVE_OK;
    if (failed_ && (status != ARCHIVE_WARN || size == 0)) {
      // A warning is of this member alone: the next one can be read.
      if (status == ARCHIVE_FATAL) {
        (state_.can_reopen() ? state_.reopens : state_.ended) = true;
        state_.told_end = true;
      }
      fail();
    }
    block_ = {static_cast<const char*>(bytes), size};
    if (offset > position_) hole_ = static_cast<std::uint64_t>(offset - position_);
  }
  [[noreturn]] void fail() { state_.passage.fail(state_.kind_of_fault(), state_.reason()); }
  // Nothing behind it is read either.
  void refuse_bomb() {
    try {
      state_.passage.refuse_bomb(state_.given);
    } catch (const SourceError&) {
      state_.ended = true;
      throw;
    }
  }

  State& state_;
  std::string_view block_;   // what is still to be given of it
  std::uint64_t hole_ = 0;   // zeros before it, of a sparse file
  la_int64_t position_ = 0;  // in the member
  bool failed_ = false;      // behind the block
};

// Exceptions must not pass through libarchive, which is C.
la_ssize_t Source::ArchiveReader::State::read_file(archive* reader, void* data,
                                                   const void** buffer) {
  auto& state = *static_cast<State*>(data);
  try {
    *buffer = state.compressed.data();
    return static_cast<la_ssize_t>(
        state.file->read(state.compressed.data(), state.compressed.size()));
  } catch (const SourceError& error) {
    state.below = error;
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

// Kept in a file without a name: a .7z is read from its end.
void Source::ArchiveReader::State::spool() {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> copy(std::tmpfile(), std::fclose);
  std::uint64_t bytes = 0;
  bool is_whole = false;
  while (copy && bytes <= most_spooled && !is_whole) {
    const std::size_t got = file->read(compressed.data(), compressed.size());
    bytes += got;
    is_whole = got == 0;
    if (std::fwrite(compressed.data(), 1, got, copy.get()) != got) break;
  }
  if (!is_whole || std::fflush(copy.get()) != 0 || std::fseek(copy.get(), 0, SEEK_SET) != 0)
    passage.fail(InputFaultKind::unreadable, "no room to unpack an archive inside another");
  file = std::make_unique<PlainReader>(::dup(::fileno(copy.get())), passage);
  seekable = true;
}

void Source::ArchiveReader::State::open(std::unique_ptr<PeekReader> archived) {
  const std::string_view first = archived->peek(512);
  if (first.size() < shortest_archive) passage.fail(InputFaultKind::truncated, "broken archive");
  const bool needs_seek = is_7zip(first);
  format = is_zip(first)    ? archive_read_support_format_zip
           : is_7zip(first) ? archive_read_support_format_7zip
           : is_rar(first)  ? support_rar
                            : archive_read_support_format_tar;
  // The directory at the end of a .zip says more than the heads of its members.
  seekable = archived->size().has_value() && archived->total() != 0;
  file = std::move(archived);
  if (needs_seek && !seekable) spool();
  begin_reading();
}

void Source::ArchiveReader::State::begin_reading() {
  format(reader);
  archive_read_set_callback_data(reader, this);
  archive_read_set_read_callback(reader, &State::read_file);
  if (seekable) archive_read_set_seek_callback(reader, &State::seek_file);
  if (archive_read_open1(reader) < ARCHIVE_WARN) passage.fail(InputFaultKind::unreadable, reason());
}

// A .zip, whose directory leads past a member without a look at it; each time costs a look at all
// of the directory.
bool Source::ArchiveReader::State::can_reopen() const {
  constexpr std::size_t most = 100;
  return seekable && format == archive_read_support_format_zip && reopened < most;
}

// A new reader that stands behind the damaged member; false if it does not get there.
bool Source::ArchiveReader::State::skip_damaged() {
  reopens = false;
  ++reopened;
  archive_read_free(reader);
  reader = archive_read_new();
  if (!file->seek(0)) return false;
  try {
    begin_reading();
  } catch (const SourceError&) {
    return false;
  }
  archive_entry* entry = nullptr;
  for (std::size_t i = 0; i < headers; ++i)
    if (archive_read_next_header(reader, &entry) < ARCHIVE_WARN) return false;
  return true;
}

// Moves to the next member that may hold games; false behind the last.
bool Source::ArchiveReader::State::next_header() {
  const Utf8Locale locale;
  if (reopens && !skip_damaged()) ended = true;
  while (!ended) {
    archive_entry* entry = nullptr;
    ++headers;
    const int status = archive_read_next_header(reader, &entry);
    ended = status == ARCHIVE_EOF || status == ARCHIVE_FATAL;
    name.clear();
    if (status == ARCHIVE_EOF) break;
    if (status < ARCHIVE_WARN) {
      encrypted = archive_read_has_encrypted_entries(reader) == 1;
      if (!told_end) note({kind_of_fault(), reason()});
      continue;
    }
    told_end = false;
    encrypted = archive_entry_is_encrypted(entry) != 0;
    const bool is_folder = archive_entry_filetype(entry) == AE_IFDIR;
    if (may_hold_games(entry)) {
      const char* path = archive_entry_pathname(entry);
      name = path == nullptr ? "?" : path;
      return true;
    }
    if (!is_folder) ++passage.passed_over;
  }
  return false;
}

Source::ArchiveReader::ArchiveReader(std::unique_ptr<PeekReader> file, Passage& passage, int depth)
    : state_(std::make_unique<State>(passage, depth)) {
  state_->open(std::move(file));
}
Source::ArchiveReader::~ArchiveReader() = default;

bool Source::ArchiveReader::recognises(std::string_view first) {
  return is_zip(first) || is_7zip(first) || is_rar(first) || is_tar(first);
}

// False behind the last member.
bool Source::ArchiveReader::open_member() {
  State& s = *state_;
  while (s.next_header()) {
    if (s.depth >= most_layers && is_archive_file(s.name)) {
      ++s.passage.passed_over;
      continue;
    }
    const std::string_view separator = s.members > 0 ? between_members : "";
    const std::size_t known = s.passage.members.size();
    s.passage.inside = s.inside + s.name + "/";
    s.passage.begin = s.begin + s.read + separator.size();
    const SourceMember member{s.inside + s.name, s.passage.begin};
    try {
      s.member = text_of_member(layers(std::make_unique<MemberReader>(s), s.passage, s.depth));
    } catch (const SourceError& error) {
      s.note(error.fault);
      s.passage.members.resize(known);
      continue;
    }
    // An archive in this one has told of its own members.
    if (s.passage.members.size() == known) s.passage.members.push_back(member);
    ++s.members;
    s.separator = separator;
    return true;
  }
  if (s.members == 0 && s.passage.faults.empty() && !s.passage.found && s.outermost)
    s.passage.fail(InputFaultKind::unreadable, "no .pgn or .txt in this archive");
  return false;
}

std::size_t Source::ArchiveReader::read(char* buffer, std::size_t size) {
  State& s = *state_;
  for (;;) {
    if (!s.member && !open_member()) return 0;
    if (!s.separator.empty()) {
      const std::size_t count = s.separator.copy(buffer, size);
      s.separator.remove_prefix(count);
      s.read += count;
      return count;
    }
    try {
      if (const std::size_t got = s.member->read(buffer, size)) {
        s.read += got;
        return got;
      }
    } catch (const SourceError& error) {
      s.note(error.fault);
    }
    s.member.reset();
  }
}

std::uint64_t Source::ArchiveReader::consumed() const {
  return state_->file->consumed();
}
std::uint64_t Source::ArchiveReader::total() const {
  return state_->file->total();
}

}  // namespace planilla
