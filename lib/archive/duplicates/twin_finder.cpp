// Notes in, the search started, decisions out.
#include "archive/duplicates/twin_finder.h"

#include <algorithm>

#include "archive/duplicates/twin_search.h"

namespace planilla {

namespace {

struct NoteHead {
  std::uint32_t record = 0, keys = 0;  // bytes
};

std::string more(std::uint32_t by, const char* one, const char* many) {
  return "has " + std::to_string(by) + " more " + (by == 1 ? one : many);
}

std::uint32_t remarks(const RecordHead& head) {
  return std::uint32_t{head.comments} + head.clocks;
}

}  // namespace

void TwinNotes::append(const Game& game, const RecordPlace& place, std::string& out) {
  record_.clear();
  append_record(game, place, record_);
  NoteHead head;
  head.record = static_cast<std::uint32_t>(record_.size());
  const std::size_t begin = out.size();
  out.resize(begin + sizeof head);
  out += record_;
  keys_.append(game, StoredGame(record_), out);
  head.keys = static_cast<std::uint32_t>(out.size() - begin - sizeof head - head.record);
  std::memcpy(out.data() + begin, &head, sizeof head);
}

TwinFinder::TwinFinder(TwinOptions options)
    : options_(std::move(options)),
      by_moves_(std::make_unique<Buckets<CandidateKey>>()),
      by_rest_(std::make_unique<Buckets<CandidateKey>>()) {}

TwinFinder::~TwinFinder() = default;

std::uint32_t add_note(std::string_view note, std::uint64_t number, std::uint32_t index,
                       RecordStore& records, const std::function<void(const CandidateKey&)>& use) {
  NoteHead head;
  std::memcpy(&head, note.data(), sizeof head);
  const std::uint32_t place = records.add(note.substr(sizeof head, head.record), index, number);
  std::string_view keys = note.substr(sizeof head + head.record, head.keys);
  for (; !keys.empty(); keys.remove_prefix(sizeof(CandidateKey))) {
    CandidateKey key;
    std::memcpy(&key, keys.data(), sizeof key);
    key.index = index;
    key.place = place;
    use(key);
  }
  return place;
}

void TwinFinder::add(std::string_view note, std::uint64_t number) {
  const auto index = static_cast<std::uint32_t>(dropped_.size());
  dropped_.push_back(0);
  add_note(note, number, index, records_, [&](const CandidateKey& key) {
    if (key.kind() == KeyKind::moves)
      by_moves_->add(key);
    else if (options_.depth > DedupeDepth::exact)
      by_rest_->add(key);
  });
}

void TwinFinder::find(const TwinProgress& progress) {
  if (options_.depth == DedupeDepth::off) return;
  records_.finish();
  by_moves_->finish();
  by_rest_->finish();
  TwinSearch search(*this, progress);
  search.compare_equals();
  by_moves_.reset();
  if (options_.depth > DedupeDepth::exact) search.compare_rest();
  by_rest_.reset();
  search.settle();
}

bool is_better(const RecordHead& a, const RecordHead& b) {
  if (a.plies != b.plies) return a.plies > b.plies;
  if (a.broken != b.broken) return a.broken < b.broken;
  if (remarks(a) != remarks(b)) return remarks(a) > remarks(b);
  if (a.complete_tags != b.complete_tags) return a.complete_tags > b.complete_tags;
  return a.index < b.index;
}

std::string kept_because(const RecordHead& kept, const RecordHead& dropped) {
  if (kept.plies != dropped.plies)
    return more(kept.plies - dropped.plies, "half-move", "half-moves");
  if (kept.broken != dropped.broken) return "was read to its end";
  if (remarks(kept) != remarks(dropped))
    return more(remarks(kept) - remarks(dropped), "comment or clock", "comments and clocks");
  if (kept.complete_tags != dropped.complete_tags)
    return more(static_cast<std::uint32_t>(kept.complete_tags - dropped.complete_tags),
                "tag that says something", "tags that say something");
  return "stands first";
}

}  // namespace planilla
