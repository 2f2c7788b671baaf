// How words of two names match: each word of the shorter name needs a partner.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "archive/identity/joined_words.h"
#include "archive/identity/person.h"
#include "checks/facts/edit_distance.h"

namespace planilla {

namespace {

enum class WordMatch : std::uint8_t { equal, initial, sound, typo, none };

// "Mikhail" and "Michail", not "Alan" and "Ellen": the letters of one given name in two spellings.
bool is_near(std::string_view a, std::string_view b) {
  const std::size_t allowed = std::max<std::size_t>(2, std::max(a.size(), b.size()) * 3 / 7);
  return edit_distance(a, b, allowed) <= allowed;
}

// A letter that is typed, left out or changed alters the set of letters by two at most.
bool may_be_near(const NameWord& a, const NameWord& b, std::uint32_t edits) {
  const std::uint32_t more = a.size > b.size ? a.size - b.size : b.size - a.size;
  if (more > edits) return false;
  std::uint32_t letters = a.letters ^ b.letters;
  for (std::uint32_t left = 2 * edits; left != 0 && letters != 0; --left) letters &= letters - 1;
  return letters == 0;
}

// Slips of the pen that leave a word what it is.
std::uint32_t typos_allowed(const NameWord& a, const NameWord& b) {
  const std::uint32_t shorter = std::min(a.size, b.size);
  return shorter < 4 ? 0 : shorter < 7 ? 1 : 2;
}

constexpr std::uint32_t letter(char c) {
  return std::uint32_t{1} << (static_cast<unsigned>(c) & 31);
}

// Folding takes an `e` off behind these, so that a slip beside it costs two letters: "Roers" of
// "Rogers" is "rors".
constexpr std::string_view before_lost_e = "aou";

// May it be the longer one with an `e` put back?
bool may_lack_e(const NameWord& brief, const NameWord& longer, std::uint32_t edits) {
  constexpr std::uint32_t vowels = letter('a') | letter('o') | letter('u');
  if (edits == 0 || brief.size >= longer.size || (brief.letters & vowels) == 0) return false;
  NameWord whole = brief;
  ++whole.size;
  whole.letters |= letter('e');
  return may_be_near(whole, longer, edits);
}

bool is_near_with_e(const NameWord& brief, const NameWord& longer, std::uint32_t edits) {
  if (!may_lack_e(brief, longer, edits)) return false;
  for (std::size_t i = 0; i < brief.size; ++i) {
    if (before_lost_e.find(brief.text()[i]) == std::string_view::npos) continue;
    std::string whole(brief.text());
    whole.insert(i + 1, 1, 'e');
    if (edit_distance<char>(whole, longer.text(), edits) <= edits) return true;
  }
  return false;
}

bool is_typo(const NameWord& a, const NameWord& b) {
  const std::uint32_t allowed = typos_allowed(a, b);
  if (allowed == 0) return false;
  return (may_be_near(a, b, allowed) && edit_distance(a.text(), b.text(), allowed) <= allowed) ||
         is_near_with_e(a, b, allowed) || is_near_with_e(b, a, allowed);
}

// A letter left out of a name of four, which then is nobody's: "Las" of "Lars".
bool is_brief_typo(const NameWord& a, const NameWord& b) {
  return std::min(a.size, b.size) == 3 && std::max(a.size, b.size) == 4 && may_be_near(a, b, 1) &&
         edit_distance(a.text(), b.text(), 1) <= 1;
}

// A slip in a word that is too short to be told from others by itself: "Rer" of "Rey".
bool may_be_brief_slip(const NameWord& a, const NameWord& b) {
  constexpr std::uint32_t shortest = 2, longest = 4;
  return std::min(a.size, b.size) >= shortest && std::max(a.size, b.size) <= longest &&
         may_be_near(a, b, 1);
}

bool sound_alike(const NameWord& a, const NameWord& b) {
  return a.sound == b.sound && (a.sound & 1) != 0;
}

bool may_sound_alike(const NameWord& a, const NameWord& b) {
  return sound_alike(a, b) || (a.frame == b.frame && may_share(a.sounds, b.sounds));
}

// Does some word of them match that is a surname in one? Asked of many pairs, answered without a
// look at the letters; a few that do not match pass too.
bool may_share_surname(const Person& a, const Person& b) {
  for (std::size_t i = 0; i < a.count; ++i)
    for (std::size_t j = 0; j < b.count; ++j) {
      const NameWord &x = a.words[i], &y = b.words[j];
      if (are_given(x, y)) continue;
      const std::uint32_t typos = typos_allowed(x, y);
      if (may_sound_alike(x, y) || may_be_near(x, y, typos) || may_be_brief_slip(x, y)) return true;
      if (may_lack_e(x, y, typos) || may_lack_e(y, x, typos)) return true;
    }
  return false;
}

// Capitals that other alphabets exchange: "J" of "Yuri", "W" of "Viktor", "E" of "Jewgeni", "I" of
// "Yan".
bool may_be_one_initial(std::string_view a, std::string_view b) {
  constexpr std::array<std::string_view, 3> exchanged = {"jy", "ck", "vw"};
  for (const std::string_view letters : exchanged)
    if (letters.find(a[0]) != std::string_view::npos &&
        letters.find(b[0]) != std::string_view::npos)
      return true;
  const std::string_view whole = a.size() > b.size() ? a : b, brief = a.size() > b.size() ? b : a;
  if (whole.size() < 2) return false;
  const bool behind_y = whole[0] == 'j' || whole[0] == 'y';
  if (brief == "e") return behind_y && whole[1] == 'e';
  if (brief == "i") return behind_y && std::string_view("aou").find(whole[1]) != whole.npos;
  return false;
}

// "J." of "Pepe", "A." of "Toni": of the name that stands in papers.
bool is_formal_initial(const NameWord& brief, const NameWord& whole) {
  return brief.size == 1 && whole.size > 1 && whole.part != NamePart::surname &&
         whole.formal != '\0' && whole.formal == brief.text()[0];
}

WordMatch match_initials(const NameWord& x, const NameWord& y) {
  const std::string_view a = x.text(), b = y.text();
  if (a[0] == b[0]) return WordMatch::initial;
  const bool one = is_formal_initial(x, y) || is_formal_initial(y, x) || may_be_one_initial(a, b);
  return one ? WordMatch::sound : WordMatch::none;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// "blan8" and "blan9", "Stockfish 13" and "130": the digits of a user or of an engine are who it
// is. Numbers of four digits alone are ratings and years.
bool digits_differ(std::string_view a, std::string_view b) {
  constexpr std::size_t digits_of_rating = 4;
  const auto is_rating = [](std::string_view word) {
    return word.size() == digits_of_rating && std::all_of(word.begin(), word.end(), is_digit);
  };
  if (is_rating(a) && is_rating(b)) return false;
  bool met = false;  // both have some
  std::size_t i = 0, j = 0;
  for (;; ++i, ++j) {
    while (i < a.size() && !is_digit(a[i])) ++i;
    while (j < b.size() && !is_digit(b[j])) ++j;
    if (i == a.size() || j == b.size()) return met && (i != a.size() || j != b.size());
    if (a[i] != b[j]) return true;
    met = true;
  }
}

// "Alex" of "Alexander"; not "Peng" of "Pengxiang", where no list knows either: that is another
// name.
bool is_cut_short(const NameWord& x, const NameWord& y) {
  if (x.part == NamePart::surname || y.part == NamePart::surname) return false;
  if (!x.text().starts_with(y.text()) && !y.text().starts_with(x.text())) return false;
  constexpr std::uint32_t shortest_name = 2;
  return x.given != 0 || y.given != 0 || std::min(x.size, y.size) < shortest_name;
}

WordMatch match_letters(const NameWord& x, const NameWord& y) {
  const std::string_view a = x.text(), b = y.text();
  if (a.size() == 1 || b.size() == 1) return match_initials(x, y);
  if (is_cut_short(x, y)) return WordMatch::initial;
  if (x.given != 0 && x.given == y.given) return WordMatch::sound;
  const bool both_given = are_given(x, y);
  if (both_given && x.given != 0 && y.given != 0) return WordMatch::none;
  if (may_sound_alike(x, y) && (!both_given || is_near(a, b)) &&
      (sound_alike(x, y) || share_a_reading(a, b)))
    return WordMatch::sound;
  // A slip makes "Mark" of "Mary"; but "Josm" is nobody's name, and "Jose" is.
  constexpr std::size_t shortest_given = 5;
  const bool one_is_known = (x.given == 0) != (y.given == 0);
  if (both_given && std::min(a.size(), b.size()) < shortest_given && !one_is_known)
    return WordMatch::none;
  const bool given = x.part != NamePart::surname && y.part != NamePart::surname;
  const bool brief = given && one_is_known && is_brief_typo(x, y);
  return brief || is_typo(x, y) ? WordMatch::typo : WordMatch::none;
}

// "Gunina" and "Gunin", "Petrov" and "Petrova": a woman and a man.
bool are_woman_and_man(const NameWord& x, const NameWord& y) {
  const NameWord &woman = x.size > y.size ? x : y, &man = x.size > y.size ? y : x;
  const std::string_view name = man.text();
  if (woman.size != man.size + 1 || woman.part == NamePart::given || man.part == NamePart::given ||
      !woman.text().ends_with('a') || !woman.text().starts_with(name))
    return false;
  for (const std::string_view end : {"in", "yn", "ov", "ev"})
    if (name.ends_with(end)) return true;
  return false;
}

WordMatch match(const NameWord& x, const NameWord& y) {
  if (x.text() == y.text()) return WordMatch::equal;
  if (are_woman_and_man(x, y)) return WordMatch::none;
  // Told apart before their letters are looked at: names of users are many.
  const bool numbered = is_digit(x.text().back()) && is_digit(y.text().back());
  if (numbered && digits_differ(x.text(), y.text())) return WordMatch::none;
  const WordMatch out = match_letters(x, y);
  return out != WordMatch::none && digits_differ(x.text(), y.text()) ? WordMatch::none : out;
}

// How each word of one name matches each of another.
struct Matches {
  Matches(const Person& shorter, const Person& longer) {
    for (std::size_t i = 0; i < shorter.count; ++i)
      for (std::size_t j = 0; j < longer.count; ++j)
        of[i][j] = match(shorter.words[i], longer.words[j]);
  }
  std::array<std::array<WordMatch, most_name_words>, most_name_words> of;
};

// How the words of the shorter name found partners in the longer.
struct Pairing {
  bool surname_met = false;  // a whole word that is a surname in one of them
  bool crossed = false;      // a surname met a given name
  bool given_met = false;    // a whole word that is a given name in both
  bool initials = false, sounds = false, typos = false;
  bool doubtful = false;  // one word has no partner but what may be cut short, or a slip
  std::size_t unmet_surnames = 0, unmet_given = 0;  // words of the shorter name
};

void note(const NameWord& word, const NameWord& partner, WordMatch how, Pairing& out) {
  const bool given = word.part == NamePart::given || partner.part == NamePart::given;
  if (how != WordMatch::initial)
    (are_given(word, partner) ? out.given_met : out.surname_met) = true;
  if (given && (word.part == NamePart::surname || partner.part == NamePart::surname))
    out.crossed = true;
  out.initials |= how == WordMatch::initial;
  out.sounds |= how == WordMatch::sound;
  out.typos |= how == WordMatch::typo;
}

using Met = std::array<bool, most_name_words>;  // words that have a partner

// The second of two surnames, with one slip in it, where all else is alike: it may be too short to
// be told from others by itself.
void meet_slipped_surname(const Person& shorter, const Person& longer, Met& done, Met& taken,
                          Pairing& out) {
  if (!out.surname_met || out.sounds || out.typos || out.initials) return;
  for (std::size_t i = 0; i < shorter.count; ++i)
    for (std::size_t j = 0; j < longer.count && !out.typos; ++j) {
      const NameWord &a = shorter.words[i], &b = longer.words[j];
      const bool surnames = a.part == NamePart::surname && b.part == NamePart::surname;
      if (done[i] || taken[j] || !surnames || std::min(a.size, b.size) < 2) continue;
      if (may_be_near(a, b, 1) && edit_distance(a.text(), b.text(), 1) <= 1)
        taken[j] = done[i] = out.typos = true;
    }
}

// "Kir" of "Kiril", "Zivoj" of "Zivojin": what a narrow field leaves of a name.
bool may_be_cut(std::string_view brief, std::string_view whole) {
  constexpr std::size_t abbreviated = 3, few = 2;  // letters that are left, that are lost
  const bool brief_enough = brief.size() <= abbreviated || brief.size() + few >= whole.size();
  return brief.size() >= 2 && brief_enough && whole.starts_with(brief);
}

// Two given names of which one stands on no list may be one that was cut short, or one with two
// slips: "Henki" of "Heikki". Any other is a name of its own, and its bearer a relative.
bool may_be_one_given_name(const NameWord& a, const NameWord& b) {
  const bool given = a.part != NamePart::surname && b.part != NamePart::surname;
  if (!given || (a.given != 0 && b.given != 0)) return false;
  const NameWord &brief = a.size < b.size ? a : b, &whole = a.size < b.size ? b : a;
  if (may_be_cut(brief.text(), whole.text())) return true;
  constexpr std::uint32_t long_enough = 5, slips = 2;
  return brief.size >= long_enough && may_be_near(a, b, slips) &&
         edit_distance(a.text(), b.text(), slips) <= slips;
}

// All words but one are met, and that one may be what is left over of the other name.
bool is_doubtful(const Person& shorter, const Person& longer, const Met& done, const Met& taken,
                 const Pairing& pairing) {
  if (pairing.typos || pairing.unmet_surnames + pairing.unmet_given != 1) return false;
  const auto unmet =
      static_cast<std::size_t>(std::find(done.begin(), done.end(), false) - done.begin());
  const NameWord& word = shorter.words[unmet];
  for (std::size_t j = 0; j < longer.count; ++j) {
    const NameWord& other = longer.words[j];
    if (taken[j] || (word.given != 0 && other.given != 0)) continue;
    if (are_woman_and_man(word, other) || digits_differ(word.text(), other.text())) continue;
    if (pairing.surname_met && may_be_one_given_name(word, other)) return true;
    if ((pairing.surname_met || pairing.given_met) && may_be_brief_slip(word, other) &&
        edit_distance(word.text(), other.text(), 1) <= 1)
      return true;
  }
  return false;
}

Pairing pair_words(const Person& shorter, const Person& longer, const Matches& matches) {
  Pairing out;
  Met taken{}, done{};
  for (const WordMatch wanted :
       {WordMatch::equal, WordMatch::sound, WordMatch::typo, WordMatch::initial})
    for (const bool same_place : {true, false})
      for (std::size_t i = 0; i < shorter.count; ++i)
        for (std::size_t j = 0; !done[i] && j < longer.count; ++j) {
          const NameWord &a = shorter.words[i], &b = longer.words[j];
          if (matches.of[i][j] != wanted || taken[j] || (a.part == b.part) != same_place) continue;
          taken[j] = done[i] = true;
          note(a, b, wanted, out);
        }
  meet_slipped_surname(shorter, longer, done, taken, out);
  for (std::size_t i = 0; i < shorter.count; ++i)
    if (!done[i])
      ++(shorter.words[i].part == NamePart::surname ? out.unmet_surnames : out.unmet_given);
  out.doubtful = is_doubtful(shorter, longer, done, taken, out);
  return out;
}

bool same_words(const Person& a, const Person& b) {
  return std::equal(a.words.begin(), a.words.begin() + a.count, b.words.begin(),
                    b.words.begin() + b.count, [](const NameWord& x, const NameWord& y) {
                      return x.letters == y.letters && x.part == y.part && x.text() == y.text();
                    });
}

// "I" behind a given name may be an initial; beside somebody who is the second it is the first.
std::uint8_t generation_beside(const Person& person, const Person& other) {
  const bool may_be_first = person.generation == 0 && other.generation > 1 && person.count > 2;
  const NameWord& last = person.words[person.count - 1u];
  const bool first = may_be_first && last.part != NamePart::surname && last.text() == "i";
  return first ? 1 : person.generation;
}

NameMatch compare_words(const Person& a, const Person& b) {
  const std::uint8_t of_a = generation_beside(a, b), of_b = generation_beside(b, a);
  const bool one_generation = of_a == of_b;
  if (same_words(a, b)) {
    if (one_generation) return NameMatch::equal;
    const bool not_said = of_a == 0 || of_b == 0;
    return not_said ? NameMatch::compatible : NameMatch::given_differ;
  }
  if (!may_share_surname(a, b)) return NameMatch::different;
  const bool a_shorter = a.count <= b.count;
  const Person &shorter = a_shorter ? a : b, &longer = a_shorter ? b : a;
  const Pairing pairing = pair_words(shorter, longer, Matches(shorter, longer));
  const bool generations_differ = !one_generation && of_a != 0 && of_b != 0;
  if (pairing.doubtful && !generations_differ) return NameMatch::doubtful;
  if (!pairing.surname_met || pairing.unmet_surnames != 0) return NameMatch::different;
  if (pairing.unmet_given != 0 || generations_differ) return NameMatch::given_differ;
  if (pairing.typos) return NameMatch::mistyped;
  if (pairing.sounds) return NameMatch::transliterated;
  return pairing.crossed ? NameMatch::exchanged : NameMatch::compatible;
}

}  // namespace

NameMatch compare(const Person& a, const Person& b) {
  if (a.unknown() || b.unknown()) return NameMatch::unknown;
  const NameMatch match = compare_words(a, b);
  if (match < NameMatch::doubtful || !may_join(a, b)) return match;
  Person x = a, y = b;
  if (!join_words(x, b) && !join_words(y, a)) return match;
  return std::min(match, std::max(NameMatch::compatible, compare_words(x, y)));
}

}  // namespace planilla
