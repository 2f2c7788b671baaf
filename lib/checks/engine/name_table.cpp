// A table in memory; a full one goes to disk, and equal texts of several are joined at the end.
#include "checks/engine/name_table.h"

#include "base/packed_bytes.h"

namespace planilla {

NameTable::Entry& NameTable::entry_of(const NotedText& text) {
  const std::size_t last = places_.size() - 1;
  std::size_t at = text.hash & last;
  while (places_[at] != 0 && entries_[places_[at] - 1].hash != text.hash) at = (at + 1) & last;
  if (places_[at] == 0) {
    Entry entry;
    entry.hash = text.hash;
    const std::string folded = fold_(text.text);
    entry.begin = static_cast<std::uint32_t>(text_.size());
    entry.text_size = static_cast<std::uint16_t>(text.text.size());
    entry.folded_size = static_cast<std::uint16_t>(folded.size());
    text_.append(text.text).append(folded);
    entries_.push_back(entry);
    places_[at] = static_cast<std::uint32_t>(entries_.size());
    if (entries_.size() * 2 > places_.size()) grow();
    return entries_.back();
  }
  return entries_[places_[at] - 1];
}

void NameTable::grow() {
  places_.assign(places_.size() * 2, 0);
  const std::size_t last = places_.size() - 1;
  for (std::uint32_t i = 0; i < entries_.size(); ++i) {
    std::size_t at = entries_[i].hash & last;
    while (places_[at] != 0) at = (at + 1) & last;
    places_[at] = i + 1;
  }
}

void NameTable::add(const TextUse& use) {
  Entry& entry = entry_of(use.text);
  if (entry.games == 0) entry.first = use.first;
  entry.games += use.games;
  if (entry.id == 0) entry.id = use.id;
  if (entries_.size() * (sizeof(Entry) + 2 * sizeof(std::uint32_t)) + text_.size() > memory_ / 2)
    spill();
}

NameUse NameTable::use_of(const Entry& entry) const {
  return {
      .hash = entry.hash,
      .first = entry.first,
      .games = entry.games,
      .id = entry.id,
      .text = std::string_view(text_).substr(entry.begin, entry.text_size),
      .folded = std::string_view(text_).substr(entry.begin + entry.text_size, entry.folded_size)};
}

void NameTable::spill() {
  std::string key, packed;
  for (const Entry& entry : entries_) {
    key.clear();
    packed.clear();
    for (int shift = 56; shift >= 0; shift -= 8) key += static_cast<char>(entry.hash >> shift);
    PackedWriter(packed)
        .number(entry.hash)
        .number(entry.first)
        .number(entry.games)
        .number(entry.id)
        .text(use_of(entry).text)
        .text(use_of(entry).folded);
    spilled_.add(key, packed);
  }
  entries_.clear();
  text_.clear();
  places_.assign(64, 0);
}

void NameTable::for_each(const std::function<void(const NameUse&)>& use) {
  if (!spilled_.empty()) return merge(use);
  for (const Entry& entry : entries_) use(use_of(entry));
  entries_ = {};
  text_ = {};
}

// Those of equal hashes follow each other, that of the earlier games first.
void NameTable::merge(const std::function<void(const NameUse&)>& use) {
  spill();
  NameUse one;
  std::string text, folded;
  const auto give = [&] {
    one.text = text;
    one.folded = folded;
    if (one.games != 0) use(one);
  };
  spilled_.for_each([&](std::string_view packed) {
    PackedReader in(packed);
    const std::uint64_t hash = in.number(), first = in.number(), games = in.number();
    const auto id = in.as<std::uint32_t>();
    if (hash == one.hash && one.games != 0) {
      one.games += games;
      if (one.id == 0) one.id = id;
      return;
    }
    give();
    one = {.hash = hash, .first = first, .games = games, .id = id, .text = {}, .folded = {}};
    text = in.text();
    folded = in.text();
  });
  give();
}

}  // namespace planilla
