// Tag lines of normalised PGN, read and written as text.
#include "collections/merged_tags.h"

#include <algorithm>
#include <array>

#include "checks/facts/names.h"
#include "pgn/tag_value.h"

namespace planilla {

namespace {

struct TagLine {
  std::string_view name, value;  // escapes as they stand
};

// Takes the first line off; nothing is left of a text without tag lines.
bool next_tag(std::string_view& text, TagLine& out) {
  while (text.starts_with('[')) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t open = line.find(" \""), close = line.rfind('"');
    if (open == std::string_view::npos || close < open + 2) continue;
    out = {line.substr(1, open - 1), line.substr(open + 2, close - open - 2)};
    return true;
  }
  return false;
}

bool is_of_the_moves(std::string_view name) {
  constexpr std::array<std::string_view, 3> names = {"FEN", "SetUp", "PlyCount"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Does `value` say what `known` says, and more? "1999.05.12" of "1999.??.??".
bool fills(std::string_view known, std::string_view value) {
  if (says_nothing(value)) return false;
  if (says_nothing(known)) return true;
  bool more = false;
  if (known.size() != value.size() || known.find('?') == std::string_view::npos) return false;
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (known[i] != value[i] && known[i] != '?') return false;
    more |= known[i] == '?' && value[i] != '?';
  }
  return more;
}

// "Fernández, José" of "Fernández, J.", "Bellón López, Juan" of "Bellón, J": each word of the known
// name stands in the other, whole or by its initial, and there is more of it.
bool is_fuller_name(std::string_view known, std::string_view value) {
  const PlayerName brief = player_name(known), whole = player_name(value);
  if (brief.surname.empty() || !whole.surname.starts_with(brief.surname)) return false;
  const std::string_view second = std::string_view(whole.surname).substr(brief.surname.size());
  if (!second.empty() && second.front() != ' ') return false;
  const bool given = brief.given.empty() || may_be_short_for(brief.given, whole.given);
  return given &&
         whole.surname.size() + whole.given.size() > brief.surname.size() + brief.given.size();
}

bool is_player(std::string_view tag) {
  return tag == "White" || tag == "Black";
}

// Is the tag better filled with `value`?
bool fills_tag(std::string_view tag, std::string_view known, std::string_view value) {
  return fills(known, value) ||
         (is_player(tag) && !says_nothing(known) && is_fuller_name(known, value));
}

// The game ends in that word instead of its `*`, which no line may be too long for.
void end_in(std::string_view result, std::string& text) {
  constexpr std::size_t longest_line = 79;
  const std::size_t end = text.find_last_not_of('\n');
  if (end == std::string::npos || text[end] != '*') return;
  const std::size_t line = text.rfind('\n', end) + 1;
  if (end - line + result.size() > longest_line && end > line && text[end - 1] == ' ')
    text[end - 1] = '\n';
  text.replace(end, 1, result);
}

}  // namespace

void MergedTags::note(const TwinDecision& decision, std::string_view text) {
  std::vector<Offer>& offers = offers_[decision.kept];
  const std::uint32_t dropped = decision.dropped;
  for (TagLine tag; next_tag(text, tag);) {
    if (is_of_the_moves(tag.name) || says_nothing(tag.value)) continue;
    if (tag.name == "Result" && decision.kind == TwinKind::prefix) continue;
    const auto same = std::find_if(offers.begin(), offers.end(),
                                   [&](const Offer& offer) { return offer.name == tag.name; });
    if (same == offers.end())
      offers.push_back({std::string(tag.name), std::string(tag.value), dropped});
    else if ((tag.name.ends_with("Date") || is_player(tag.name)) &&
             fills_tag(tag.name, same->value, tag.value))
      *same = {std::string(tag.name), std::string(tag.value), dropped};
  }
}

std::string MergedTags::filled(std::uint32_t kept, std::string_view text) {
  const auto found = offers_.find(kept);
  if (found == offers_.end()) return std::string(text);
  std::vector<Offer>& offers = found->second;
  std::string out;
  std::vector<Offer> used;
  const auto take = [&](std::vector<Offer>::iterator offer) {
    out += "[" + offer->name + " \"" + offer->value + "\"]\n";
    used.push_back(std::move(*offer));
    offers.erase(offer);
  };
  TagLine tag;
  for (std::string_view rest = text; next_tag(rest, tag);) {
    const auto offer = std::find_if(offers.begin(), offers.end(),
                                    [&](const Offer& one) { return one.name == tag.name; });
    if (offer != offers.end() && fills_tag(tag.name, tag.value, offer->value)) {
      take(offer);
    } else {
      if (offer != offers.end()) offers.erase(offer);
      const auto begin = static_cast<std::size_t>(tag.name.data() - text.data()) - 1;
      out.append(text, begin, static_cast<std::size_t>(rest.data() - text.data()) - begin);
    }
    text.remove_prefix(static_cast<std::size_t>(rest.data() - text.data()));
  }
  while (!offers.empty()) take(offers.begin());
  offers = std::move(used);
  out.append(text);
  for (const Offer& offer : offers)
    if (offer.name == "Result") end_in(offer.value, out);
  return out;
}

std::vector<std::string> MergedTags::from(std::uint32_t kept, std::uint32_t dropped) const {
  std::vector<std::string> out;
  const auto found = offers_.find(kept);
  if (found == offers_.end()) return out;
  for (const Offer& offer : found->second)
    if (offer.source == dropped) out.push_back(offer.name);
  return out;
}

}  // namespace planilla
