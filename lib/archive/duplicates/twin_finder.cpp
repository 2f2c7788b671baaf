// Records in, the search started, decisions out.
#include "archive/duplicates/twin_finder.h"

#include "archive/duplicates/twin_search.h"

namespace planilla {

namespace {

std::string more(std::uint32_t by, const char* one, const char* many) {
  return "has " + std::to_string(by) + " more " + (by == 1 ? one : many);
}

bool is_ended(const RecordHead& head) {
  const auto result = static_cast<Result>(head.result);
  return result != Result::none && result != Result::unknown && result != Result::odd;
}

std::uint32_t remarks(const RecordHead& head) {
  return std::uint32_t{head.comments} + head.clocks;
}

// How much of its date is known.
int date_parts(const RecordHead& head) {
  return (head.date != 0) + (head.date / 100 % 100 != 0) + (head.date % 100 != 0);
}

// What is lost with the other copy, if the longer or the whole one is kept.
std::string though(const RecordHead& kept, const RecordHead& dropped) {
  if (remarks(dropped) <= remarks(kept)) return {};
  const std::uint32_t by = remarks(dropped) - remarks(kept);
  return ", though the other " + more(by, "comment or clock", "comments and clocks");
}

}  // namespace

void TwinFinder::find(const TwinProgress& progress) {
  if (options_.depth == DedupeDepth::off) return;
  records_.finish();
  dropped_.assign(games_, 0);
  TwinSearch search(*this, progress);
  search.compare_equals();
  if (options_.depth > DedupeDepth::exact) search.compare_rest();
  search.settle();
}

bool is_better(const RecordHead& a, const RecordHead& b) {
  if (a.plies != b.plies) return a.plies > b.plies;
  if (a.broken != b.broken) return a.broken < b.broken;
  if (remarks(a) != remarks(b)) return remarks(a) > remarks(b);
  if (is_ended(a) != is_ended(b)) return is_ended(a);
  if (a.complete_tags != b.complete_tags) return a.complete_tags > b.complete_tags;
  if (date_parts(a) != date_parts(b)) return date_parts(a) > date_parts(b);
  return a.index < b.index;
}

std::string kept_because(const RecordHead& kept, const RecordHead& dropped) {
  if (kept.plies != dropped.plies)
    return more(kept.plies - dropped.plies, "half-move", "half-moves") + though(kept, dropped);
  if (kept.broken != dropped.broken) return "was read to its end" + though(kept, dropped);
  if (remarks(kept) != remarks(dropped))
    return more(remarks(kept) - remarks(dropped), "comment or clock", "comments and clocks");
  if (is_ended(kept) != is_ended(dropped)) return "has a result";
  if (kept.complete_tags != dropped.complete_tags)
    return more(static_cast<std::uint32_t>(kept.complete_tags - dropped.complete_tags),
                "tag that says something", "tags that say something");
  if (date_parts(kept) != date_parts(dropped)) return "has more of the date";
  return "stands first";
}

}  // namespace planilla
