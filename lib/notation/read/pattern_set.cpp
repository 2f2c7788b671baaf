// Match, then look up what each group says.
#include "notation/read/pattern_set.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "notation/read/fields.h"
#include "notation/read/fold.h"
#include "notation/read/pattern_outline.h"
#include "notation/read/pattern_text.h"

namespace planilla {

namespace {

enum Group {
  group_role,
  group_captured,
  group_promotion,
  group_promotion_sign,
  group_from_file,
  group_from_rank,
  group_to_file,
  group_to_rank,
  group_capture,
  group_wing,
  group_castle_short,
  group_castle_long,
  group_castle_either,
  group_en_passant,
  group_count
};

constexpr std::string_view group_names[] = {
    "role",         "captured",    "promotion",     "promotion_sign", "from_file",
    "from_rank",    "to_file",     "to_rank",       "capture",        "wing",
    "castle_short", "castle_long", "castle_either", "en_passant"};
static_assert(std::size(group_names) == group_count);

using Found = std::array<std::string_view, group_count>;

RE2::Options options_of(const Grammar& grammar) {
  RE2::Options options(RE2::Quiet);
  options.set_case_sensitive(!grammar.ignore_case);
  return options;
}

struct Compiled {
  // `text`: what the pattern says, its placeholders filled in.
  Compiled(const GrammarPattern& pattern, const std::string& text, const Grammar& grammar)
      : regex(text, options_of(grammar)),
        cost(pattern.cost),
        takes_marks(pattern.re.find("{marks}") != pattern.re.npos) {
    if (!regex.ok()) return;
    std::set<std::string> seen;
    for (const auto& [index, name] : regex.CapturingGroupNames()) {
      // A second place for the same part ends in 2: the file of KBPxP, or its square in
      // parentheses.
      const std::string plain = name.ends_with('2') ? name.substr(0, name.size() - 1) : name;
      const auto* known = std::find(std::begin(group_names), std::end(group_names), plain);
      if (known == std::end(group_names)) fault = {"data-unknown-group", name};
      if (!seen.insert(name).second) fault = {"data-group-twice", name};
      groups.emplace_back(index, static_cast<Group>(known - std::begin(group_names)));
    }
  }
  bool match(std::string_view word, Found& found) const {
    constexpr int most = 24;
    re2::StringPiece parts[most];
    const int count = regex.NumberOfCapturingGroups() + 1;
    const re2::StringPiece text(word.data(), word.size());
    if (!regex.Match(text, 0, word.size(), RE2::ANCHOR_BOTH, parts, std::min(count, most)))
      return false;
    for (const auto& [index, group] : groups)
      if (index < most && !parts[index].empty())
        found[group] = {parts[index].data(), parts[index].size()};
    return true;
  }

  RE2 regex;
  std::uint16_t cost;
  bool takes_marks;
  PatternFault fault;
  std::vector<std::pair<int, Group>> groups;
};

// One spelling may stand for several roles, or for a letter in lower case.
struct Meaning {
  Role role;
  std::uint16_t cost;
  bool lower;
};
using Meanings = std::multimap<std::string, Meaning, std::less<>>;

Meanings meanings_of(const Letters& letters, bool ignore_case) {
  Meanings out;
  for (const Letter& letter : letters) {
    const std::string text = ignore_case ? fold_case(letter.text) : letter.text;
    out.emplace(text, Meaning{letter.role, letter.cost, false});
    const std::string lower = to_lower(letter.text);
    if (!ignore_case && lower != text)
      out.emplace(lower, Meaning{letter.role, static_cast<std::uint16_t>(letter.cost), true});
  }
  return out;
}

Spellings folded(const Spellings& spellings, bool ignore_case) {
  if (!ignore_case) return spellings;
  Spellings out;
  for (const auto& [key, mask] : spellings) out[fold_case(key)] |= mask;
  return out;
}

bool is_upper(std::string_view text) {
  return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z';
}

}  // namespace

class PatternSet::Impl {
public:
  Impl(const Grammar& grammar, const Letters& letters, const Marks& marks,
       const std::vector<std::string>& captures)
      : g_(grammar),
        marks_(marks),
        letters_(meanings_of(letters, grammar.ignore_case)),
        promotions_(meanings_of(grammar.promotions.empty() ? letters : grammar.promotions,
                                grammar.ignore_case)),
        files_(folded(grammar.files, grammar.ignore_case)),
        ranks_(folded(grammar.ranks, grammar.ignore_case)),
        wings_(folded(grammar.wings, grammar.ignore_case)) {
    PatternText text(grammar, letters, captures);
    add_patterns(text);
    if (!text.has_prefixes()) return;
    text.reverse_letters();
    add_patterns(text);
  }

  bool read(std::string_view word, WordReading& out) {
    bool any = false;
    marks_.for_each_start(word, [&](std::size_t end, std::uint16_t claims) {
      for (Entry& entry : patterns_) {
        Found found;
        if (!entry.may_match(word.substr(0, end), g_.ignore_case)) continue;
        const Compiled& pattern = compiled(entry);
        if (end < word.size() && !pattern.takes_marks) continue;
        if (!pattern.match(word.substr(0, end), found)) continue;
        Fields f;
        f.cost = pattern.cost;
        f.claims = claims;
        any |= add(found, f, out);
      }
    });
    return any;
  }

private:
  // Compiled when the first word comes that it may match.
  struct Entry {
    Entry(const GrammarPattern& of, std::string expanded, bool ignore_case)
        : pattern(&of), text(std::move(expanded)), outline(text, ignore_case) {}
    bool may_match(std::string_view word, bool ignore_case) {
      if (!outline.may_match(word)) return false;
      if (!pairs) pairs = std::make_unique<PatternPairs>(text, ignore_case);
      return pairs->may_match(word);
    }

    const GrammarPattern* pattern;
    std::string text;
    PatternOutline outline;
    std::unique_ptr<PatternPairs> pairs;  // once the outline did not rule out a word
    std::unique_ptr<Compiled> compiled;
  };

  void add_patterns(const PatternText& text) {
    for (const GrammarPattern& pattern : g_.patterns)
      patterns_.emplace_back(pattern, text.expand(pattern.re), g_.ignore_case);
  }
  const Compiled& compiled(Entry& entry) const {
    if (!entry.compiled)
      entry.compiled = std::make_unique<Compiled>(*entry.pattern, entry.text, g_);
    return *entry.compiled;
  }

  std::string key(std::string_view text) const {
    return g_.ignore_case ? fold_case(text) : std::string(text);
  }

  bool add(const Found& found, Fields f, WordReading& out) const {
    f.relative = g_.relative;
    put_castle(found, f);
    if (!put_squares(found, f)) return false;
    if (!found[group_en_passant].empty()) f.claims |= claim_en_passant | claim_capture;
    f.capture = !found[group_capture].empty();
    put_promotion(found, f);
    if (!put_captured(found[group_captured], f)) return false;
    if (!found[group_wing].empty())
      f.wing = wings_.find(key(found[group_wing]))->second == 1 ? Wing::queenside : Wing::kingside;
    if (found[group_role].empty()) return finish(f, out);
    bool any = false;
    const auto [begin, end] = letters_.equal_range(key(found[group_role]));
    for (auto m = begin; m != end; ++m) any |= with_role(m->second, found, f, out);
    return any;
  }

  bool with_role(const Meaning& meaning, const Found& found, Fields f, WordReading& out) const {
    // Letters in lower case go with files in lower case.
    if (meaning.lower && (is_upper(found[group_from_file]) || is_upper(found[group_to_file])))
      return false;
    // `b7b4`: no bishop in small letters.
    const std::string_view letter = found[group_role];
    if (meaning.lower && found[group_from_file].empty() && !found[group_from_rank].empty() &&
        looks_like_file(letter))
      return false;
    f.roles = role_bit(meaning.role);
    f.cost += meaning.cost + (meaning.lower ? cost_case : 0);
    if (meaning.lower) f.quirks |= quirk_case;
    return finish(f, out);
  }

  bool finish(const Fields& f, WordReading& out) const {
    std::optional<Reading> reading = reading_of(f);
    if (!reading) return false;
    reading->quirks &= ~g_.usual_quirks;
    out.add(*reading);
    return true;
  }

  static void put_castle(const Found& found, Fields& f) {
    for (Group group : {group_castle_short, group_castle_long, group_castle_either}) {
      const std::string_view text = found[group];
      if (text.empty()) continue;
      f.castle = group == group_castle_short  ? castle_short
                 : group == group_castle_long ? castle_long
                                              : castle_either;
      if (text.find('0') != text.npos) f.quirks |= quirk_zeros;
      const bool rings = text.find_first_not_of("O0o-") == text.npos;
      if (rings && text.find('o') != text.npos) f.quirks |= quirk_case;
    }
  }

  bool put_squares(const Found& found, Fields& f) const {
    bool upper = false, lower = false;
    const auto look = [&](std::string_view text, const Spellings& in, std::uint8_t& mask) {
      if (text.empty()) return;
      auto at = in.find(key(text));
      if (at == in.end() && is_upper(text)) {
        upper = true;
        at = in.find(std::string(1, static_cast<char>(text[0] | 32)));
      } else if (&in == &files_) {
        lower = true;
      }
      if (at != in.end()) mask = at->second;
    };
    look(found[group_from_file], files_, f.from_files);
    look(found[group_from_rank], ranks_, f.from_ranks);
    look(found[group_to_file], files_, f.to_files);
    look(found[group_to_rank], ranks_, f.to_ranks);
    if (!upper) return true;
    f.quirks |= quirk_case;
    f.cost += cost_case;
    return !lower || is_set_capital(found);
  }

  // `E2-e4`, `D4xe5`: a capital that a program put at the beginning of a line, and no piece.
  bool is_set_capital(const Found& found) const {
    return found[group_role].empty() && is_upper(found[group_from_file]) &&
           !found[group_from_rank].empty() && !found[group_to_file].empty() &&
           !is_upper(found[group_to_file]) &&
           letters_.find(key(found[group_from_file])) == letters_.end();
  }

  void put_promotion(const Found& found, Fields& f) const {
    if (found[group_promotion].empty()) return;
    const std::string text = key(found[group_promotion]);
    f.promotion = best(promotions_, text, false) & promotion_roles;
    if (!f.promotion) {
      f.promotion = best(promotions_, text, true) & promotion_roles;
      f.quirks |= quirk_case;
    }
    f.promotion_sign = !found[group_promotion_sign].empty() && found[group_promotion_sign] != ":";
    f.promotion_equals = found[group_promotion_sign] == "=";
  }

  // Of small letters that of a pawn alone: `Cxp`.
  bool put_captured(std::string_view text, Fields& f) const {
    if (text.empty()) return true;
    f.captured = best(letters_, key(text), false);
    if (f.captured != 0) return true;
    f.captured = best(letters_, key(text), true);
    f.quirks |= quirk_case;
    f.cost += cost_case;
    return f.captured == role_bit(pawn);
  }
  // The roles that a spelling usually means, else those that it seldom does.
  static RoleMask best(const Meanings& meanings, const std::string& text, bool lower) {
    RoleMask usual = 0, variant = 0;
    const auto [begin, end] = meanings.equal_range(text);
    for (auto m = begin; m != end; ++m) {
      if (m->second.lower != lower) continue;
      (m->second.cost == 0 ? usual : variant) |= role_bit(m->second.role);
    }
    return usual ? usual : variant;
  }

  const Grammar& g_;
  const Marks& marks_;
  const Meanings letters_, promotions_;
  const Spellings files_, ranks_, wings_;
  std::vector<Entry> patterns_;
};

PatternSet::PatternSet(const Grammar& grammar, const Letters& letters, const Marks& marks,
                       const std::vector<std::string>& captures)
    : impl_(std::make_unique<Impl>(grammar, letters, marks, captures)) {}
PatternSet::~PatternSet() = default;

bool PatternSet::read(std::string_view word, WordReading& out) {
  return impl_->read(word, out);
}

std::vector<PatternFault> pattern_faults(const Grammar& grammar) {
  const Letters letters = {{"K", king},   {"Q", queen},  {"R", rook},
                           {"B", bishop}, {"N", knight}, {"P", pawn}};
  const PatternText text(grammar, grammar.letters.empty() ? letters : grammar.letters, {});
  std::vector<PatternFault> faults;
  for (const GrammarPattern& pattern : grammar.patterns) {
    const Compiled compiled(pattern, text.expand(pattern.re), grammar);
    faults.push_back(compiled.regex.ok() ? compiled.fault
                                         : PatternFault{"data-pattern", compiled.regex.error()});
  }
  return faults;
}

}  // namespace planilla
