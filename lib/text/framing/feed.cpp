// Character set first, then bytes.
#include "text/framing/feed.h"

#include <algorithm>
#include <utility>

#include "text/charset/utf16.h"
#include "text/charset/utf8.h"
#include "text/framing/no_text.h"

namespace planilla {

namespace {

bool is_utf16(Encoding encoding) {
  return encoding == Encoding::utf16le || encoding == Encoding::utf16be;
}

// Without the character that the end of the sample may have cut in two.
std::string_view without_half_character(std::string_view sample) {
  return sample.substr(0, character_start(sample, sample.empty() ? 0 : sample.size() - 1));
}

}  // namespace

Feed::Feed(Source source, const StreamOptions& options) : source_(std::move(source)) {
  if (!options.encoding) {
    const std::size_t size = options.limits.detection_bytes;
    read_sample(size);
    guess_ = detect(sample_.size() < size ? view(sample_) : without_half_character(view(sample_)));
  } else {
    guess_.encoding = *options.encoding;
    read_sample(least_read);
    // A byte order mark knows better than the name which order it is.
    if (is_utf16(guess_.encoding)) {
      if (view(sample_).starts_with("\xFF\xFE")) guess_.encoding = Encoding::utf16le;
      if (view(sample_).starts_with("\xFE\xFF")) guess_.encoding = Encoding::utf16be;
    }
  }
  converts_ = is_utf16(guess_.encoding);
  if (is_utf16(guess_.encoding) || !is_no_text(view(sample_))) return;
  fault_ = {InputFaultKind::not_text, "is no text"};
  sample_ = Bytes();
}

void Feed::read_sample(std::size_t size) {
  while (sample_.size() < size && read_into(sample_, size - sample_.size())) {
  }
}

void Feed::skip_to(const StreamPlace& place) {
  std::uint64_t here = sample_.size();  // of the file, that came or is passed over
  if (place.offset <= here) {
    sample_.erase(sample_.begin(), sample_.begin() + static_cast<std::ptrdiff_t>(place.offset));
    return;
  }
  sample_ = Bytes();
  if (fault_) return;
  if (place.frame && place.frame->offset > here && source_.enter(*place.frame))
    here = place.frame->offset;
  else if (source_.seek(place.offset))
    return;
  Bytes passed;
  while (here < place.offset && read_into(passed, place.offset - here)) {
    here += passed.size();
    passed.clear();
  }
}

// Appends what one read gives; false at the end. Reads may be short: not much more is asked for
// than the last one gave.
bool Feed::read_into(Bytes& out, std::size_t size) {
  if (fault_) return false;
  const std::size_t had = out.size(), asked = std::min(size, ask_);
  out.resize(had + asked);
  std::size_t got = 0;
  try {
    got = source_.read(out.data() + had, asked);
  } catch (const SourceError& error) {
    fault_ = error.fault;
  }
  out.resize(had + got);
  ask_ = std::clamp(2 * got, least_read, most_read);
  return got > 0;
}

bool Feed::append(Bytes& out) {
  if (converts_) return append_converted(out);
  if (sample_.empty()) return read_into(out, most_read);
  out.insert(out.end(), sample_.begin(), sample_.end());
  sample_ = Bytes();
  return true;
}

bool Feed::append_converted(Bytes& out) {
  const ByteOrder order = guess_.encoding == Encoding::utf16le ? ByteOrder::little : ByteOrder::big;
  std::string converted;
  std::size_t replaced = 0;
  while (converted.empty()) {
    const std::size_t used = append_utf16(view(sample_), order, converted, replaced);
    sample_.erase(sample_.begin(), sample_.begin() + static_cast<std::ptrdiff_t>(used));
    if (!converted.empty()) break;
    if (read_into(sample_, most_read)) continue;
    if (sample_.empty()) return false;
    converted = decode(view(sample_), guess_.encoding).text;  // half a character at the very end
    sample_.clear();
  }
  out.insert(out.end(), converted.begin(), converted.end());
  return true;
}

}  // namespace planilla
