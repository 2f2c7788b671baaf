// The files one after another, their slices gathered into batches. One buffer holds a batch and
// what was read beyond it; what lies beyond its last whole slice is carried over to the next.
#include "text/framing/batch.h"

#include <atomic>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "text/charset/shifted.h"
#include "text/charset/utf8.h"
#include "text/framing/cutter.h"
#include "text/framing/one_game.h"
#include "text/framing/shard.h"
#include "text/input/spool.h"

namespace planilla {

namespace {

// Of what lies on the disk; 0 where that cannot be said.
std::uint64_t size_on_disk(const InputFile& file) {
  std::error_code error;
  const auto size = std::filesystem::file_size(file.path, error);
  return error ? 0 : size;
}

}  // namespace

StreamPlace place_of(const GameText& slice) {
  if (slice.starts_file)
    return {.file = slice.file, .offset = slice.member_offset, .line = slice.member_line};
  return {.file = slice.file, .offset = slice.offset, .line = slice.line};
}

class GameStream::Impl {
public:
  Impl(std::vector<InputFile> files, StreamOptions options);
  Impl(std::string bytes, StreamOptions options, std::size_t chunk);

  bool next(Batch& batch);
  const std::vector<InputFile>& files() const { return files_; }
  std::uint64_t consumed() const { return consumed_.load(std::memory_order_relaxed); }
  std::uint64_t total() const { return total_; }
  const std::vector<StreamFault>& faults() const { return faults_; }
  std::uint64_t passed_over() const { return passed_over_; }
  bool converted_before(std::uint32_t file, std::uint64_t member) const {
    return converted_before_.contains({file, member});
  }
  std::vector<FramePlace> frames(std::uint32_t file) const {
    const auto found = frames_.find(file);
    return found == frames_.end() ? std::vector<FramePlace>() : found->second;
  }

private:
  void plan_shard();
  void fill(Batch& batch);
  bool open_file();
  void close_file(Batch& batch);
  void note_fault(const InputFault& fault);
  void note_faults(const Feed& feed, std::uint64_t bytes);
  void take(const Slice& slice, Batch& batch);
  void hand_over(Batch& batch);
  void note_progress();
  void note_members();
  bool is_converted(std::string_view text) const;
  bool is_behind_range(std::uint64_t offset) const;

  std::vector<InputFile> files_;
  StreamOptions options_;
  Shard shard_;
  std::optional<Spool> spool_;
  std::optional<Source> memory_;
  std::uint64_t total_ = 0;
  std::atomic<std::uint64_t> consumed_ = 0;
  std::uint64_t consumed_before_ = 0;  // of the files that are done

  Bytes buffer_;
  std::optional<Cutter> cutter_;  // of the open file
  std::uint32_t file_ = 0;        // its index; without one, that of the next
  std::uint64_t file_start_ = 0;  // where it starts in all bytes of the input
  std::uint64_t file_bytes_ = 0;  // of it, in slices so far
  std::size_t members_ = 0;       // of it, that are known
  bool over_ = false;             // nothing more, or nothing more that is this shard's own

  struct Place {
    std::size_t begin, end;
  };
  std::vector<Place> places_;  // of the games of the batch, in buffer_
  std::size_t filled_ = 0;     // bytes of the slices since the batch began
  // Files and where their members begin, seen in slices that are not own.
  std::set<std::pair<std::uint32_t, std::uint64_t>> converted_before_;
  std::uint64_t slices_ = 0;  // of the whole input, so far
  std::uint64_t batches_ = 0;
  std::vector<StreamFault> faults_;
  std::uint64_t passed_over_ = 0;
  std::vector<FileEnd> ends_;                                // since the last batch
  std::map<std::uint32_t, std::vector<FramePlace>> frames_;  // of files that were read to their end
};

GameStream::Impl::Impl(std::vector<InputFile> files, StreamOptions options)
    : files_(std::move(files)), options_(std::move(options)) {
  if (options_.shards > 1) plan_shard();
  if (options_.range) file_ = options_.range->begin.file;
  for (const InputFile& file : files_) {
    const std::uint64_t size = size_on_disk(file);
    const bool known = size > 0 || std::filesystem::is_regular_file(file.path);
    if (!known) {
      total_ = 0;
      break;
    }
    total_ += size;
  }
}

GameStream::Impl::Impl(std::string bytes, StreamOptions options, std::size_t chunk)
    : files_{{"", "<memory>"}}, options_(std::move(options)), total_(bytes.size()) {
  if (options_.shards > 1) shard_ = Shard(options_.shard, options_.shards, bytes.size());
  memory_.emplace(Source::from_memory(std::move(bytes), chunk));
}

void GameStream::Impl::plan_shard() {
  std::uint64_t bytes = 0;
  for (InputFile& file : files_) {
    if (file.path == "-") {
      if (!spool_) spool_.emplace();
      file = spool_->file();
    }
    bytes += measure(file);
  }
  shard_ = Shard(options_.shard, options_.shards, bytes);
}

bool GameStream::Impl::next(Batch& batch) {
  batch.games.clear();
  batch.converted.clear();
  batch.bytes_read = 0;
  batch.passed = batches_ == 0 && options_.range ? options_.range->games_before : 0;
  batch.foreign = 0;
  while (batch.games.empty() && !over_) {
    fill(batch);
    hand_over(batch);
  }
  batch.ends.swap(ends_);
  ends_.clear();
  batch.index = batches_++;
  return !batch.games.empty() || batch.bytes_read > 0 || batch.passed > 0;
}

void GameStream::Impl::fill(Batch& batch) {
  while (filled_ < options_.limits.batch_bytes && !over_) {
    if (!cutter_ && !open_file()) return;
    if (const auto slice = cutter_->next())
      take(*slice, batch);
    else
      close_file(batch);
    note_progress();
  }
}

// False behind the last file; files that cannot be opened are noted and passed over.
bool GameStream::Impl::open_file() {
  for (; file_ < files_.size() && !is_behind_range(0); ++file_) {
    file_bytes_ = 0;
    members_ = 0;
    try {
      Feed feed(memory_ ? std::move(*memory_) : Source(files_[file_]), options_);
      StreamPlace start;
      if (options_.range && options_.range->begin.file == file_) start = options_.range->begin;
      feed.skip_to(start);
      cutter_.emplace(std::move(feed), options_.limits, buffer_, start);
      return true;
    } catch (const SourceError& error) {
      note_fault(error.fault);
    }
  }
  over_ = true;
  return false;
}

bool GameStream::Impl::is_behind_range(std::uint64_t offset) const {
  if (!options_.range) return false;
  const StreamPlace& end = options_.range->end;
  return file_ > end.file || (file_ == end.file && offset >= end.offset);
}

// Several shards may meet a fault; it is told by the one that owns the place.
void GameStream::Impl::note_fault(const InputFault& fault) {
  if (!shard_.owns(file_start_)) return;
  faults_.push_back({file_, fault});
  ends_.push_back({file_, {fault}});
}

// At the end of a file: its last byte is owned by one shard, which reads up to there.
void GameStream::Impl::note_faults(const Feed& feed, std::uint64_t bytes) {
  if (!shard_.owns(file_start_ + (bytes == 0 ? 0 : bytes - 1))) return;
  FileEnd end{file_, feed.source().faults(), feed.source().passed_over()};
  end.faults.insert(end.faults.end(), feed.faults().begin(), feed.faults().end());
  for (const InputFault& fault : end.faults) faults_.push_back({file_, fault});
  passed_over_ += end.passed_over;
  if (options_.names) end.members = options_.names->members(file_);
  ends_.push_back(std::move(end));
}

void GameStream::Impl::close_file(Batch& batch) {
  const std::uint64_t blank = cutter_->unclaimed();
  note_faults(cutter_->feed(), file_bytes_ + blank);
  if (shard_.owns(file_start_)) batch.bytes_read += blank;
  file_start_ += file_bytes_ + blank;
  consumed_before_ += cutter_->feed().consumed();
  if (auto frames = cutter_->feed().source().frames(); !frames.empty())
    frames_[file_] = std::move(frames);
  cutter_.reset();
  ++file_;
}

void GameStream::Impl::take(const Slice& slice, Batch& batch) {
  const std::uint64_t place = file_start_ + slice.start;
  over_ = shard_.is_over(place) || is_behind_range(slice.offset);
  if (over_) return;
  file_bytes_ += slice.bytes;
  filled_ += slice.end - slice.begin;
  note_members();
  const std::uint64_t number = slices_++;
  const bool own = shard_.owns(place);
  const std::string_view text = view(buffer_).substr(slice.begin, slice.end - slice.begin);
  if (!own && !converted_before(file_, slice.member_offset) && is_converted(text))
    converted_before_.insert({file_, slice.member_offset});
  if (!own && slice.has_tags && surely_one_game(text)) {
    ++batch.passed;
    return;
  }
  if (batch.games.empty()) batch.first_slice = number;
  if (own)
    batch.bytes_read += slice.bytes;
  else
    ++batch.foreign;
  places_.push_back({slice.begin, slice.end});
  batch.games.push_back({.file = file_,
                         .offset = slice.offset,
                         .line = slice.line,
                         .column = slice.column,
                         .is_cut = slice.is_cut,
                         .goes_on = slice.goes_on,
                         .encoding = cutter_->feed().guess(),
                         .starts_file = slice.starts_file,
                         .has_tags = slice.has_tags,
                         .member_offset = slice.member_offset,
                         .member_line = slice.member_line});
}

void GameStream::Impl::note_members() {
  if (!options_.names) return;
  if (const auto members = cutter_->feed().source().members(); members.size() > members_) {
    options_.names->add(file_, members);
    members_ = members.size();
  }
}

bool GameStream::Impl::is_converted(std::string_view text) const {
  const Guess& file = cutter_->feed().guess();
  if (file.encoding == Encoding::utf16le || file.encoding == Encoding::utf16be) return true;
  if (is_shifted(file.encoding)) return detect_shifted(text).has_value();
  if (ascii_prefix(text) == text.size()) return false;
  if (options_.encoding) return file.encoding != Encoding::utf8;
  return !is_valid_utf8(text) && detect_game(text, file).encoding != Encoding::utf8;
}

// The buffer becomes the batch's, and what lies beyond its last slice the new buffer.
void GameStream::Impl::hand_over(Batch& batch) {
  const std::size_t needed = cutter_ ? cutter_->needed_from() : buffer_.size();
  buffer_.swap(batch.bytes);
  buffer_.assign(batch.bytes.begin() + static_cast<std::ptrdiff_t>(needed), batch.bytes.end());
  batch.bytes.resize(needed);
  if (cutter_) cutter_->forget_front(needed);
  for (std::size_t i = 0; i < batch.games.size(); ++i) {
    GameText& game = batch.games[i];
    game.text = view(batch.bytes).substr(places_[i].begin, places_[i].end - places_[i].begin);
    game.raw = game.text;
  }
  places_.clear();
  filled_ = 0;
}

void GameStream::Impl::note_progress() {
  const std::uint64_t here = cutter_ ? cutter_->feed().consumed() : 0;
  consumed_.store(consumed_before_ + here, std::memory_order_relaxed);
}

GameStream::GameStream(std::vector<InputFile> files, StreamOptions options)
    : impl_(std::make_unique<Impl>(std::move(files), std::move(options))) {}
GameStream::GameStream(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
GameStream::~GameStream() = default;
GameStream::GameStream(GameStream&&) noexcept = default;

GameStream GameStream::from_memory(std::string bytes, StreamOptions options, std::size_t chunk) {
  return GameStream(std::make_unique<Impl>(std::move(bytes), std::move(options), chunk));
}

bool GameStream::next(Batch& batch) {
  return impl_->next(batch);
}
const std::vector<InputFile>& GameStream::files() const {
  return impl_->files();
}
bool GameStream::converted_before(std::uint32_t file, std::uint64_t member) const {
  return impl_->converted_before(file, member);
}
std::vector<FramePlace> GameStream::frames(std::uint32_t file) const {
  return impl_->frames(file);
}
const std::vector<StreamFault>& GameStream::faults() const {
  return impl_->faults();
}
std::uint64_t GameStream::passed_over() const {
  return impl_->passed_over();
}
std::uint64_t GameStream::consumed() const {
  return impl_->consumed();
}
std::uint64_t GameStream::total() const {
  return impl_->total();
}

}  // namespace planilla
