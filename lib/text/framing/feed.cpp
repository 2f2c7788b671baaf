// Character set first, then bytes.
#include "text/framing/feed.h"

#include <algorithm>
#include <string>
#include <utility>

#include "text/charset/utf16.h"
#include "text/charset/utf8.h"
#include "text/framing/no_text.h"
#include "text/framing/other_width.h"

namespace planilla {

namespace {

// Without the character that the end of the sample may have cut in two.
std::string_view without_half_character(std::string_view sample) {
  return sample.substr(0, character_start(sample, sample.empty() ? 0 : sample.size() - 1));
}

}  // namespace

Feed::Feed(Source source, const StreamOptions& options)
    : source_(std::move(source)), limits_(options.limits), encoding_(options.encoding) {
  open_text();
}

void Feed::open_text() {
  guess_ = {};
  if (!encoding_) {
    const std::size_t size = limits_.detection_bytes;
    read_sample(size);
    guess_ = detect(sample_.size() < size ? view(sample_) : without_half_character(view(sample_)));
  } else {
    guess_.encoding = *encoding_;
    read_sample(least_read);
    // A byte order mark knows better than the name which order it is.
    if (is_utf16(guess_.encoding)) {
      if (view(sample_).starts_with("\xFF\xFE")) guess_.encoding = Encoding::utf16le;
      if (view(sample_).starts_with("\xFE\xFF")) guess_.encoding = Encoding::utf16be;
    }
  }
  converts_ = is_utf16(guess_.encoding);
  // What was glued to it is for append() to tell.
  const std::string_view text = view(sample_).substr(0, begin_of_utf16(view(sample_)));
  if (!converts_ && is_no_text(text)) refuse_text({InputFaultKind::not_text, "is no text"});
}

// Nothing more is given of the text; what is a whole file is not read any further.
void Feed::refuse_text(InputFault fault) {
  sample_ = Bytes();
  const auto members = source_.members();
  if (members.empty())
    over_ = true;
  else
    fault.member = members[std::max<std::size_t>(members_, 1) - 1].name;
  faults_.push_back(std::move(fault));
  Bytes refused;
  while (read_into(refused, most_read)) refused.clear();
}

void Feed::refuse_other_width(std::uint64_t at) {
  refuse_text({InputFaultKind::truncated, converts_
                                              ? "UTF-16 ends at byte " + std::to_string(at) +
                                                    ", and characters of another width follow"
                                              : "UTF-16 begins at byte " + std::to_string(at) +
                                                    ", behind characters of single bytes"});
}

void Feed::read_sample(std::size_t size) {
  while (sample_.size() < size && read_into(sample_, size - sample_.size())) {
  }
}

bool Feed::next_text() {
  sample_ = Bytes();
  Bytes rest;
  while (read_into(rest, most_read)) rest.clear();
  const SourceMember* next = next_member();
  if (next == nullptr) return false;
  begin_ = {.file = begin_.file, .offset = next->offset, .line = next->line};
  ++members_;
  open_text();
  return true;
}

// The member behind this text, as soon as its first byte is there.
const SourceMember* Feed::next_member() {
  const auto members = source_.members();
  while (members_ < members.size() && members[members_].offset <= begin_.offset) ++members_;
  return members_ < members.size() ? &members[members_] : nullptr;
}

void Feed::skip_to(const StreamPlace& place) {
  while (!skip_in_text(place) && next_text()) {
  }
}

// False if the place lies behind the text.
bool Feed::skip_in_text(const StreamPlace& place) {
  if (place.offset <= position_) {
    const std::size_t left = std::min<std::size_t>(position_ - place.offset, sample_.size());
    sample_.erase(sample_.begin(), sample_.end() - static_cast<std::ptrdiff_t>(left));
    return true;
  }
  sample_ = Bytes();
  if (over_) return true;
  if (place.frame && place.frame->offset > position_ && source_.enter(*place.frame)) {
    position_ = place.frame->offset;
  } else if (source_.seek(place.offset)) {
    position_ = place.offset;
    return true;
  }
  Bytes passed;
  while (position_ < place.offset && read_into(passed, place.offset - position_)) passed.clear();
  return position_ == place.offset;
}

// Appends what one read gives; false at the end of the text. Reads may be short: not much more is
// asked for than the last one gave.
bool Feed::read_into(Bytes& out, std::size_t size) {
  const std::size_t had = out.size();
  if (behind_taken_ == behind_.size()) {
    if (over_) return false;
    behind_.clear();
    behind_taken_ = 0;
    read_source(out, std::min(size, ask_));
  } else {
    const std::size_t count = std::min(size, behind_.size() - behind_taken_);
    const auto from = behind_.begin() + static_cast<std::ptrdiff_t>(behind_taken_);
    out.insert(out.end(), from, from + static_cast<std::ptrdiff_t>(count));
    behind_taken_ += count;
  }
  position_ += out.size() - had;
  const SourceMember* next = next_member();
  if (next != nullptr && position_ > next->offset) {
    const auto beyond = static_cast<std::ptrdiff_t>(position_ - next->offset);
    if (behind_taken_ == 0)
      behind_.assign(out.end() - beyond, out.end());
    else
      behind_taken_ -= static_cast<std::size_t>(beyond);
    out.erase(out.end() - beyond, out.end());
    position_ = next->offset;
  }
  return out.size() > had;
}

void Feed::read_source(Bytes& out, std::size_t size) {
  const std::size_t had = out.size();
  out.resize(had + size);
  std::size_t got = 0;
  try {
    got = source_.read(out.data() + had, size);
    over_ = got == 0;
  } catch (const SourceError& error) {
    over_ = true;
    faults_.push_back(error.fault);
  }
  out.resize(had + got);
  ask_ = std::clamp(2 * got, least_read, most_read);
}

bool Feed::append(Bytes& out) {
  if (converts_) return append_converted(out);
  const std::size_t had = out.size();
  if (sample_.empty()) {
    if (!read_into(out, most_read)) return false;
  } else {
    out.insert(out.end(), sample_.begin(), sample_.end());
    sample_ = Bytes();
  }
  const std::size_t other = begin_of_utf16(view(out).substr(had));
  if (other == std::string_view::npos) return true;
  const std::uint64_t begin = position_ - (out.size() - had);
  out.resize(had + other);
  refuse_other_width(begin + other);
  return other != 0;
}

bool Feed::append_converted(Bytes& out) {
  const ByteOrder order = guess_.encoding == Encoding::utf16le ? ByteOrder::little : ByteOrder::big;
  std::string converted;
  std::size_t replaced = 0;
  while (converted.empty()) {
    const std::size_t end = end_of_utf16(view(sample_), order);
    if (end != std::string_view::npos) {
      const std::uint64_t begin = position_ - sample_.size();
      append_utf16(view(sample_).substr(0, end), order, converted, replaced);
      refuse_other_width(begin + end);
      break;
    }
    const std::size_t used = append_utf16(view(sample_), order, converted, replaced);
    sample_.erase(sample_.begin(), sample_.begin() + static_cast<std::ptrdiff_t>(used));
    if (!converted.empty()) break;
    if (read_into(sample_, most_read)) continue;
    if (sample_.empty()) return false;
    converted = decode(view(sample_), guess_.encoding).text;  // half a character at the very end
    sample_.clear();
  }
  out.insert(out.end(), converted.begin(), converted.end());
  return !converted.empty();
}

}  // namespace planilla
