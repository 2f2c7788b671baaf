// Pieces are runs of: size of the key, size of the text, key, text.
#include "archive/spill/sorted_texts.h"

#include <algorithm>
#include <cstring>
#include <queue>

namespace planilla {

namespace {

struct Sizes {
  std::uint32_t key = 0, text = 0;
};

// Ordered as the bytes are; shorter keys are filled up with zeros.
std::uint64_t begins_of(std::string_view key) {
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < sizeof out; ++i)
    out = out << 8 | (i < key.size() ? static_cast<unsigned char>(key[i]) : 0u);
  return out;
}

}  // namespace

// A piece, read from its begin to its end through a buffer.
class SortedTexts::Reader {
public:
  Reader(const ScratchFile& file, Piece piece) : file_(&file), piece_(piece) {}

  // False at the end.
  bool next() {
    Sizes sizes;
    if (!ensure(sizeof sizes)) return false;
    std::memcpy(&sizes, buffer_.data() + at_, sizeof sizes);
    ensure(sizeof sizes + sizes.key + sizes.text);
    key_.assign(buffer_, at_ + sizeof sizes, sizes.key);
    text_.assign(buffer_, at_ + sizeof sizes + sizes.key, sizes.text);
    at_ += sizeof sizes + sizes.key + sizes.text;
    return true;
  }
  const std::string& key() const { return key_; }
  const std::string& text() const { return text_; }

private:
  bool ensure(std::size_t size) {
    if (buffer_.size() - at_ >= size) return true;
    buffer_.erase(0, at_);
    at_ = 0;
    constexpr std::size_t step = 1 << 16;
    const std::size_t had = buffer_.size();
    const std::size_t wanted =
        std::min<std::uint64_t>(std::max(size, step + had) - had, piece_.end - piece_.begin);
    buffer_.resize(had + wanted);
    file_->read(piece_.begin, buffer_.data() + had, wanted);
    piece_.begin += wanted;
    return buffer_.size() >= size;
  }

  const ScratchFile* file_;
  Piece piece_;
  std::string buffer_, key_, text_;
  std::size_t at_ = 0;
};

char* SortedTexts::room_for(std::size_t size) {
  constexpr std::size_t smallest = 1 << 13, largest = 1 << 20;
  if (size > block_left_) {
    block_size_ = std::max(size, std::clamp(2 * block_size_, smallest, largest));
    blocks_.push_back(std::make_unique_for_overwrite<char[]>(block_size_));
    block_left_ = block_size_;
  }
  char* const out = blocks_.back().get() + (block_size_ - block_left_);
  block_left_ -= size;
  return out;
}

void SortedTexts::add(std::string_view key, std::string_view text) {
  char* const at = room_for(key.size() + text.size());
  std::copy(text.begin(), text.end(), std::copy(key.begin(), key.end(), at));
  entries_.push_back({begins_of(key), at, static_cast<std::uint32_t>(key.size()),
                      static_cast<std::uint32_t>(text.size())});
  used_ += key.size() + text.size() + sizeof(Entry);
  if (used_ > memory_) spill();
}

void SortedTexts::sort() {
  std::stable_sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
    return a.begins != b.begins ? a.begins < b.begins : a.key() < b.key();
  });
}

void SortedTexts::spill() {
  sort();
  Piece piece{file_.size(), 0};
  for (const Entry& entry : entries_) {
    const Sizes sizes{entry.key_size, entry.text_size};
    file_.append({reinterpret_cast<const char*>(&sizes), sizeof sizes});
    file_.append({entry.at, std::size_t{entry.key_size} + entry.text_size});
  }
  piece.end = file_.size();
  pieces_.push_back(piece);
  clear();
}

void SortedTexts::clear() {
  entries_.clear();
  blocks_.clear();
  block_size_ = block_left_ = 0;
  used_ = 0;
}

void SortedTexts::for_each(const std::function<void(std::string_view)>& use) {
  if (pieces_.empty()) {
    sort();
    for (const Entry& entry : entries_) use(entry.text());
    return clear();
  }
  spill();
  file_.flush();
  std::vector<Reader> readers;
  for (const Piece& piece : pieces_) readers.emplace_back(file_, piece);
  // The least key first; of equal keys the piece that was made first.
  const auto later = [&](std::size_t a, std::size_t b) {
    const int order = readers[a].key().compare(readers[b].key());
    return order != 0 ? order > 0 : a > b;
  };
  std::priority_queue<std::size_t, std::vector<std::size_t>, decltype(later)> queue(later);
  for (std::size_t i = 0; i < readers.size(); ++i)
    if (readers[i].next()) queue.push(i);
  while (!queue.empty()) {
    const std::size_t least = queue.top();
    queue.pop();
    use(readers[least].text());
    if (readers[least].next()) queue.push(least);
  }
}

}  // namespace planilla
