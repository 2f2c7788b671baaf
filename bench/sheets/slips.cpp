// One function a kind of slip; each says whether it found a place.
#include "slips.h"

#include <algorithm>

#include "notation/write/san.h"

namespace planilla::sheets {

namespace {

struct LookAlike {
  char written;
  std::string_view read;  // each as likely as it is often there
};

// Cursive and print, pen on a carbon copy: loops left open or closed, bars forgotten, tails too
// long. Some lead off the board (9, q, t, l, n, o), as they do on paper.
constexpr LookAlike look_alikes[] = {
    {'1', "77774l"},  {'2', "7773z"},   {'3', "888552"},  {'4', "99971"},
    {'5', "666338"},  {'6', "5588b0"},  {'7', "1111122"}, {'8', "33366"},
    {'a', "dddcceo"}, {'b', "hhh666d"}, {'c', "eeeeaag"}, {'d', "aaaacb"},
    {'e', "cccccal"}, {'f', "ttthe"},   {'g', "999qqa"},  {'h', "bbbbnn"},
};

char look_alike_of(char c, Random& random) {
  for (const LookAlike& entry : look_alikes)
    if (entry.written == c) return entry.read[random.below(entry.read.size())];
  return c;
}

class SlipMaker {
public:
  SlipMaker(std::vector<Word>& words, const Pens& pens, Random& random)
      : words_(words), pens_(pens), symbols_(Symbols::of_language(*pens.own)), random_(random) {}

  bool make(SlipKind kind, Slip& slip) {
    slip.kind = kind;
    for (int attempt = 0; attempt < 60; ++attempt)
      if (try_once(kind, slip)) return true;
    return false;
  }

private:
  bool try_once(SlipKind kind, Slip& slip) {
    at_ = random_.below(words_.size());
    if (words_[at_].slipped || words_[at_].blank) return false;
    slip.ply = words_[at_].ply;
    switch (kind) {
      case SlipKind::left_out:
        return leave_out(slip);
      case SlipKind::twice:
        return write_twice(slip);
      case SlipKind::swapped:
        return swap_with(1, slip);
      case SlipKind::swapped_own:
        return swap_with(2, slip);
      default:
        return misspell(kind, slip);
    }
  }

  bool misspell(SlipKind kind, Slip& slip) {
    Word& word = words_[at_];
    slip.before = word.text;
    const bool done = kind == SlipKind::look_alike       ? look_alike(word)
                      : kind == SlipKind::neighbour      ? neighbour(word)
                      : kind == SlipKind::wrong_piece    ? wrong_piece(word)
                      : kind == SlipKind::other_language ? other_language(word)
                                                         : no_departure(word);
    slip.after = word.text;
    word.slipped = done;
    return done;
  }

  // Any character of a square: the destination's, or one of a departure.
  bool look_alike(Word& word) {
    if (word.castle) return false;
    const std::size_t which = random_.below(word.from_size + 2);
    char& c =
        word.text[which < word.from_size ? word.from + which : word.to + which - word.from_size];
    const char other = look_alike_of(c, random_);
    if (other == c) return false;
    c = other;
    return true;
  }

  bool neighbour(Word& word) {
    if (word.castle) return false;
    const bool file = random_.coin();
    char& c = word.text[word.to + (file ? 0 : 1)];
    const char other = static_cast<char>(c + (random_.coin() ? 1 : -1));
    if (other < (file ? 'a' : '1') || other > (file ? 'h' : '8')) return false;
    c = other;
    return true;
  }

  bool wrong_piece(Word& word) {
    if (word.castle || word.role == pawn) return false;
    const auto other = static_cast<Role>(knight + random_.below(5));
    if (symbols_.of[other] == symbols_.of[word.role]) return false;
    word.text.replace(0, word.letter, symbols_.of[other]);
    return true;
  }

  bool other_language(Word& word) {
    if (word.castle || word.role == pawn || pens_.others.empty()) return false;
    const std::string& other =
        pens_.others[random_.below(pens_.others.size())]->symbols[word.role].front();
    if (other == symbols_.of[word.role]) return false;
    word.text.replace(0, word.letter, other);
    return true;
  }

  bool no_departure(Word& word) {
    if (word.castle || word.role == pawn || word.from_size == 0) return false;
    word.text.erase(word.from, word.from_size);
    return true;
  }

  // Half of the time the next half-move is written into its cell, else the cell stays empty.
  bool leave_out(Slip& slip) {
    if (at_ + 1 == words_.size()) return false;  // a game that ends earlier: nobody can see it
    slip.before = words_[at_].text;
    if (random_.coin()) {
      slip.after = "(moved up)";
      words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(at_));
    } else {
      slip.after = "(empty)";
      words_[at_].blank = words_[at_].slipped = true;
    }
    return true;
  }

  bool write_twice(Slip& slip) {
    words_[at_].slipped = true;
    const Word copy = words_[at_];
    slip.before = copy.text;
    slip.after = copy.text + " " + copy.text;
    words_.insert(words_.begin() + static_cast<std::ptrdiff_t>(at_), copy);
    return true;
  }

  bool swap_with(std::size_t distance, Slip& slip) {
    if (at_ + distance >= words_.size()) return false;
    Word& one = words_[at_];
    Word& other = words_[at_ + distance];
    if (other.slipped || one.text == other.text) return false;
    slip.before = one.text + " " + other.text;
    slip.after = other.text + " " + one.text;
    std::swap(one, other);
    one.slipped = other.slipped = true;
    return true;
  }

  std::vector<Word>& words_;
  const Pens& pens_;
  const Symbols symbols_;
  Random& random_;
  std::size_t at_ = 0;
};

}  // namespace

std::string_view slip_name(SlipKind kind) {
  constexpr std::string_view names[slip_kinds] = {"look-alike character",
                                                  "neighbouring square",
                                                  "wrong piece letter",
                                                  "letter of another language",
                                                  "missing disambiguation",
                                                  "half-move left out",
                                                  "written twice",
                                                  "adjacent half-moves swapped",
                                                  "moves of one player swapped"};
  return names[static_cast<std::size_t>(kind)];
}

void make_slips(std::vector<Word>& words, std::size_t count, const Pens& pens, Random& random,
                std::vector<Slip>& made, const std::array<int, slip_kinds>& mix) {
  SlipMaker maker(words, pens, random);
  for (std::size_t failures = 0; made.size() < count && failures < 20;) {
    Slip slip;
    if (maker.make(static_cast<SlipKind>(random.weighted(mix)), slip))
      made.push_back(std::move(slip));
    else
      ++failures;
  }
}

}  // namespace planilla::sheets
