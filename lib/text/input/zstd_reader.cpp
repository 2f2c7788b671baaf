// Zstandard: frames one after another are one stream, and skippable frames are skipped.
#include <zstd.h>

#include <new>

#include "text/input/source_readers.h"

namespace planilla {

struct Source::ZstdReader::State {
  std::unique_ptr<PeekReader> file;
  const Passage& passage;
  ZSTD_DStream* stream = ZSTD_createDStream();
  std::string compressed = std::string(ZSTD_DStreamInSize(), '\0');
  ZSTD_inBuffer in{compressed.data(), 0, 0};
  bool inside_frame = false;
  std::uint64_t given = 0;
  std::vector<FramePlace> frames;  // each begins where one before it ended

  State(std::unique_ptr<PeekReader> f, const Passage& p) : file(std::move(f)), passage(p) {
    if (stream == nullptr) throw std::bad_alloc();
    // The largest window that `zstd --ultra --long=31` writes.
    ZSTD_DCtx_setParameter(stream, ZSTD_d_windowLogMax, 31);
  }
  ~State() { ZSTD_freeDStream(stream); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;
};

Source::ZstdReader::ZstdReader(std::unique_ptr<PeekReader> file, const Passage& passage)
    : state_(std::make_unique<State>(std::move(file), passage)) {}
Source::ZstdReader::~ZstdReader() = default;

bool Source::ZstdReader::recognises(std::string_view first) {
  const bool frame = begins_with(first, "\x28\xB5\x2F\xFD");
  const bool skippable =
      first.size() >= 4 && (first[0] & 0xF0) == 0x50 && first.substr(1, 3) == "\x2A\x4D\x18";
  return frame || skippable;
}

// A skippable frame holds nothing: what counts is where the next one begins.
void Source::ZstdReader::note_frame(std::uint64_t offset) {
  std::vector<FramePlace>& frames = state_->frames;
  if (frames.empty() || frames.back().offset != offset) frames.emplace_back();
  frames.back() = {consumed(), offset};
}

std::size_t Source::ZstdReader::read(char* buffer, std::size_t size) {
  State& s = *state_;
  s.passage.refuse_bomb(s.given);
  ZSTD_outBuffer out{buffer, size, 0};
  while (out.pos == 0) {
    if (s.in.pos == s.in.size)
      s.in = {s.compressed.data(), s.file->read(s.compressed.data(), s.compressed.size()), 0};
    const bool at_end = s.in.size == 0;
    if (at_end && !s.inside_frame) return 0;
    // Called without input too: output may still be held back inside.
    const std::size_t left = ZSTD_decompressStream(s.stream, &out, &s.in);
    if (ZSTD_isError(left))
      s.passage.fail(InputFaultKind::truncated,
                     std::string("broken .zst: ") + ZSTD_getErrorName(left));
    s.inside_frame = left != 0;
    if (left == 0) note_frame(s.given + out.pos);
    if (at_end && out.pos == 0) s.passage.fail(InputFaultKind::truncated, "truncated .zst");
  }
  s.given += out.pos;
  return out.pos;
}

bool Source::ZstdReader::enter(const FramePlace& frame) {
  State& s = *state_;
  if (!s.file->size() || !s.file->seek(frame.packed)) return false;
  ZSTD_DCtx_reset(s.stream, ZSTD_reset_session_only);
  s.in = {s.compressed.data(), 0, 0};
  s.inside_frame = false;
  s.given = frame.offset;
  s.frames.clear();
  return true;
}

std::vector<FramePlace> Source::ZstdReader::frames() const {
  return state_->file->size() ? state_->frames : std::vector<FramePlace>();
}

std::uint64_t Source::ZstdReader::consumed() const {
  return state_->file->consumed() - (state_->in.size - state_->in.pos);
}
std::uint64_t Source::ZstdReader::total() const {
  return state_->file->total();
}

}  // namespace planilla
