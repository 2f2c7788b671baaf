// All words at one slip's distance are made and read like any other.
#include "notation/slips/slips.h"

#include <algorithm>

#include "board/ways.h"
#include "notation/read/notations.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

std::u32string characters_of(std::string_view text) {
  std::u32string out;
  while (const std::size_t size = sequence_length(text)) {
    out.push_back(first_character(text));
    text.remove_prefix(size);
  }
  return out;
}

bool is_file(char32_t c) {
  return c >= U'a' && c <= U'h';
}
bool is_rank(char32_t c) {
  return c >= U'1' && c <= U'8';
}

char32_t beside(char32_t c, int step) {
  return static_cast<char32_t>(static_cast<int>(c) + step);
}

// Marks say nothing about which move it is: no slip is looked for there.
bool is_mark(char32_t c) {
  return c == U'x' || c == U':' || c == U'+' || c == U'#' || c == U'-' || c == U'=';
}

bool is_capture_sign(char32_t c) {
  return c == U'x' || c == U':';
}

}  // namespace

Slip::Slip(const MovePattern& meant, std::uint32_t price) : pattern(meant), cost(price) {
  const bool is_plain = single(meant.to) && single(meant.roles) && meant.castle == castle_none &&
                        !meant.relative && !meant.allows_castle;
  if (!is_plain) return;
  role = static_cast<Role>(lowest(meant.roles));
  for (const Color color : {white, black})
    ways[color] = ways_to(role, color, first_square(meant.to)) & meant.from;
}

Slips::Slips(const Notations& notations) : notations_(notations), costs_(notations.slip_costs()) {
  const auto learn = [](const auto& one, std::map<char32_t, unsigned>& role_of) {
    for (const Role role : {pawn, knight, bishop, rook, queen, king})
      for (const std::string& symbol : one.symbols[role])
        if (const std::u32string letter = characters_of(symbol); letter.size() == 1)
          role_of[letter[0]] |= role_bit(role);
  };
  for (const LanguageClass& one : notations.languages().classes()) learn(one, any_role_of_);
  for (const std::string& tag : costs_.known_languages)
    if (const Language* one = notations.languages().find(tag)) learn(*one, known_role_of_);
}

Slips::Letters& Slips::letters_of(const MoveReader& reader) {
  if (const auto known = letters_.find(&reader); known != letters_.end()) return known->second;
  Letters letters{
      MoveReader(notations_, reader.alphabet()), U"abcdefgh12345678", {}, {}, {}, {}, {}};
  for (const LanguageClass* one : reader.alphabet().classes)
    for (const Role role : {knight, bishop, rook, queen, king})
      for (const std::string& symbol : one->symbols[role]) {
        const std::u32string letter = characters_of(symbol);
        if (!letter.empty()) letters.pieces.emplace_back(letter, role);
        if (letter.size() != 1) continue;
        letters.role_of[letter[0]] |= role_bit(role);
        if (letters.characters.find(letter[0]) == std::u32string::npos)
          letters.characters += letter[0];
      }
  std::stable_sort(letters.pieces.begin(), letters.pieces.end(),
                   [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
  return letters_.emplace(&reader, std::move(letters)).first->second;
}

const WorkedOutSlips& Slips::kept(std::string_view word, const MoveReader& reader) {
  Letters& letters = letters_of(reader);
  constexpr std::size_t most_words = 4096;
  if (letters.known.size() > most_words) letters.known.clear();
  const auto [found, is_new] = letters.known.try_emplace(std::string(word));
  if (is_new) found->second = std::make_shared<std::vector<Slip>>(work_out(word, letters));
  return found->second;
}

std::uint32_t Slips::substitution(char32_t written, char32_t meant, Letters& letters) const {
  const auto [cost, is_new] =
      letters.substitutions.try_emplace(std::uint64_t{written} << 32 | meant);
  if (is_new) cost->second = least_reason(written, meant, letters);
  return cost->second;
}

// The least of the reasons to write one for the other.
std::uint32_t Slips::least_reason(char32_t written, char32_t meant, const Letters& letters) const {
  std::uint32_t best = costs_.slip.character;
  for (const std::u32string& group : costs_.look_alike)
    if (group.find(written) != group.npos && group.find(meant) != group.npos)
      best = std::min(best, costs_.slip.look_alike);
  const bool beside = written + 1 == meant || meant + 1 == written;
  if (beside && ((is_file(written) && is_file(meant)) || (is_rank(written) && is_rank(meant))))
    best = std::min(best, costs_.slip.neighbour);
  const auto piece = letters.role_of.find(meant);
  if (piece == letters.role_of.end()) return best;
  if (letters.role_of.contains(written)) best = std::min(best, costs_.slip.piece);
  const auto means = [&](const std::map<char32_t, unsigned>& role_of) {
    const auto found = role_of.find(written);
    return found != role_of.end() && (found->second & piece->second) != 0;
  };
  if (means(any_role_of_)) best = std::min(best, costs_.slip.rare_foreign_piece);
  if (means(known_role_of_)) best = std::min(best, costs_.slip.foreign_piece);
  return best;
}

// Another piece where one of the two takes more than one character: Кр for К, Ла for Л. The letter
// of another language for one that is written so, too.
template <class Try>
void Slips::try_pieces(const std::u32string& word, const Letters& letters, Try try_word) const {
  const auto written =
      std::find_if(letters.pieces.begin(), letters.pieces.end(),
                   [&](const auto& piece) { return word.starts_with(piece.first); });
  const bool own = written != letters.pieces.end();
  const auto known = known_role_of_.find(word[0]), any = any_role_of_.find(word[0]);
  const std::size_t length = own ? written->first.size() : any != any_role_of_.end() ? 1 : 0;
  if (length == 0) return;
  for (const auto& [letter, role] : letters.pieces) {
    if (letter.size() == 1 && length == 1) continue;
    const bool same_foreign =
        known != known_role_of_.end() && (known->second & role_bit(role)) != 0;
    const bool same_rare = any != any_role_of_.end() && (any->second & role_bit(role)) != 0;
    const std::uint32_t cost = own && written->second != role ? costs_.slip.piece
                               : !own && same_foreign         ? costs_.slip.foreign_piece
                               : !own && same_rare            ? costs_.slip.rare_foreign_piece
                                                              : costs_.slip.character;
    try_word(letter + word.substr(length), cost);
  }
}

std::vector<Slip> Slips::work_out(std::string_view written, Letters& letters) {
  std::vector<Slip> out;
  const std::u32string word = characters_of(written);
  constexpr std::size_t longest = 12;
  if (word.empty() || word.size() > longest) return out;
  std::string text;
  const auto try_word = [&](const std::u32string& other, std::uint32_t cost) {
    text.clear();
    for (const char32_t c : other) append_utf8(c, text);
    const WordReading reading = letters.reader.read_whole(text);
    if (reading.kind != WordKind::move || reading.all[0].bytes != 0) return;
    out.emplace_back(reading.all[0].pattern, costs_.slip.any + cost + reading.all[0].cost);
  };
  std::u32string other;
  other.reserve(longest + 1);
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (is_mark(word[i])) continue;
    other = word;
    for (const char32_t c : letters.characters) {
      if (c == word[i]) continue;
      other[i] = c;
      try_word(other, substitution(word[i], c, letters));
    }
    other = word;
    const bool is_twice = i > 0 && word[i - 1] == word[i];
    try_word(other.erase(i, 1), is_twice ? costs_.slip.doubled : costs_.slip.added);
    if (i + 1 < word.size() && word[i] != word[i + 1] && !is_mark(word[i + 1])) {
      other = word;
      std::swap(other[i], other[i + 1]);
      try_word(other, costs_.slip.swapped_characters);
    }
    if (i + 1 < word.size() && is_file(word[i]) && is_rank(word[i + 1])) {
      other = word;
      for (const int side : {-1, 1})
        for (const int up : {-1, 1}) {
          other[i] = beside(word[i], side), other[i + 1] = beside(word[i + 1], up);
          if (is_file(other[i]) && is_rank(other[i + 1])) try_word(other, costs_.slip.diagonal);
        }
      other[i] = U'a' + (U'h' - word[i]), other[i + 1] = U'1' + (U'8' - word[i + 1]);
      try_word(other, costs_.slip.turned);
    }
  }
  if (word[0] == U'x') try_word(word.substr(1), costs_.slip.added);  // `xf3`: f3, or a piece
  for (std::size_t i = 0; i + 1 < word.size(); ++i)                  // `xNg6`, `Ngx6`
    if (is_capture_sign(word[i]) != is_capture_sign(word[i + 1])) {
      other = word;
      std::swap(other[i], other[i + 1]);
      try_word(other, costs_.slip.swapped_characters);
    }
  for (const std::u32string& group : costs_.two_for_one)
    for (std::size_t i = 0; i + 1 < word.size(); ++i) {
      if (word.compare(i, 2, group, 0, 2) != 0) continue;
      other = word;
      try_word(other.replace(i, 2, group, 2, 1), costs_.slip.look_alike);
    }
  try_pieces(word, letters, try_word);
  for (std::size_t i = 0; i <= word.size(); ++i) {
    other = word;
    other.insert(i, 1, U' ');
    for (const char32_t c : letters.characters) {
      other[i] = c;
      try_word(other, costs_.slip.dropped);
    }
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const Slip& a, const Slip& b) { return a.cost < b.cost; });
  std::vector<Slip> unique;
  for (const Slip& slip : out)
    if (std::none_of(unique.begin(), unique.end(),
                     [&](const Slip& known) { return known.pattern == slip.pattern; }))
      unique.push_back(slip);
  return unique;
}

}  // namespace planilla
