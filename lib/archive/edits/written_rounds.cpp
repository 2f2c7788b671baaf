// Numbers and the words around them.
#include "archive/edits/written_rounds.h"

#include <algorithm>
#include <vector>

#include "archive/edits/plain_digits.h"
#include "base/ascii.h"
#include "game/model/lexicon.h"
#include "pgn/tag_value.h"

namespace planilla {

namespace {

// A word or a number, and what parts it from the one before.
struct RoundPart {
  std::string_view gap, text;
  bool number = false;
};

constexpr std::string_view digits = "0123456789", gaps = " \t.,:;()#";

std::vector<RoundPart> round_parts_of(std::string_view value) {
  std::vector<RoundPart> out;
  while (!value.empty()) {
    RoundPart piece;
    piece.gap = value.substr(0, value.find_first_not_of(gaps));
    value.remove_prefix(piece.gap.size());
    piece.number = !value.empty() && ascii::is_digit(value.front());
    const std::size_t end = piece.number ? value.find_first_not_of(digits)
                                         : value.find_first_of(std::string(gaps).append(digits));
    piece.text = value.substr(0, end);
    value.remove_prefix(piece.text.size());
    out.push_back(piece);
  }
  return out;
}

// "3rd", "3ª": right behind the number.
bool is_ordinal_ending(const RoundPart& piece) {
  constexpr std::size_t longest = 2;
  return !piece.number && piece.gap.empty() && piece.text.size() <= longest;
}

// Reads pieces from the left.
class RoundReader {
public:
  RoundReader(std::vector<RoundPart> pieces, const TagWords& words)
      : pieces_(std::move(pieces)), words_(words) {}

  std::optional<std::string> read() {
    const bool named = take_word(words_.of_round) || take_initial();
    std::string out = take_number();
    if (out.empty()) return std::nullopt;
    if (at_ < pieces_.size() && is_ordinal_ending(pieces_[at_])) ++at_;
    if (!named) take_word(words_.of_round);
    if (at_ < pieces_.size() && names_board(named)) out += "." + take_number();
    const bool all = at_ == pieces_.size() && !out.ends_with('.');
    return all ? std::optional(std::move(out)) : std::nullopt;
  }

private:
  bool take_word(const TagWords::Set& words) {
    if (at_ == pieces_.size() || !words.contains(std::string(pieces_[at_].text))) return false;
    ++at_;
    return true;
  }

  bool take_initial() {
    const bool there = at_ < pieces_.size() && pieces_[at_].text.size() == 1 &&
                       pieces_[at_].text.front() == words_.round_initial;
    at_ += there;
    return there;
  }

  // Without zeros before it; "": there is none.
  std::string take_number() {
    constexpr std::size_t most_digits = 3;
    if (at_ == pieces_.size() || !pieces_[at_].number) return {};
    const std::string_view number = pieces_[at_].text;
    const std::size_t begin = number.find_first_not_of('0');
    if (begin == std::string_view::npos || number.size() - begin > most_digits) return {};
    ++at_;
    return std::string(number.substr(begin));
  }

  // "mesa 2", "(2)"; behind "Ronda 3" a dot is enough.
  bool names_board(bool round_is_named) {
    if (take_word(words_.of_board)) return true;
    const std::string_view gap = pieces_[at_].gap;
    return gap == "(" || gap == " (" || (round_is_named && gap == ".");
  }

  std::vector<RoundPart> pieces_;
  const TagWords& words_;
  std::size_t at_ = 0;
};

}  // namespace

bool is_plain_round(std::string_view value) {
  if (is_unknown(value)) return true;
  return value.back() != '.' && value.find_first_not_of("0123456789.") == std::string_view::npos;
}

std::optional<std::string> mended_round(std::string_view written, const TagWords& words) {
  const std::string value = fold_words(with_plain_digits(written));
  std::vector<RoundPart> pieces = round_parts_of(value);
  if (!pieces.empty() && pieces.back().text.empty()) pieces.pop_back();
  return RoundReader(std::move(pieces), words).read();
}

}  // namespace planilla
