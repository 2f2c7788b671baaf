// By the first letters of the words alone nearly every language is ruled out; the rest is replayed.
#include "game/letters/foreign_knight.h"

#include <algorithm>

#include "game/cells/shape.h"
#include "game/layout/main_line.h"
#include "game/letters/trial.h"
#include "notation/data/slip_costs.h"

namespace planilla {

namespace {

constexpr std::size_t fewest_knights = 3;  // moves with the foreign letter
constexpr std::size_t fewest_words = 8;
constexpr std::size_t most_made = 32;  // readers that are kept

// The character that begins the word, if it may be the letter of a piece; empty.
std::string_view first_letter(std::string_view word) {
  const auto first = static_cast<unsigned char>(word.empty() ? 0 : word.front());
  if (first >= 'A' && first <= 'Z') return first == 'O' ? std::string_view() : word.substr(0, 1);
  if (first < 0xc3 || first >= 0xe0) return {};
  return word.substr(0, 2);
}

// The piece of the longest symbol that the word begins with.
Role role_of_word(const LanguageClass& letters, std::string_view word) {
  Role out = no_role;
  std::size_t longest = 0;
  for (const Role role : {pawn, knight, bishop, rook, queen, king})
    for (const std::string& symbol : letters.symbols[role])
      if (symbol.size() > longest && symbol.front() == word.front() && word.starts_with(symbol))
        out = role, longest = symbol.size();
  return out;
}

// Which letter do those of the language leave unexplained, again and again? Empty: none or several,
// or its own letter for the knight stands there too.
std::string_view odd_letter(const LanguageClass& letters, std::span<const std::string_view> words) {
  std::string_view out;
  std::size_t count = 0;
  for (const std::string_view word : words) {
    const std::string_view letter = first_letter(word);
    const Role role = role_of_word(letters, word);
    if (role == knight) return {};
    if (role != no_role) continue;
    if (!out.empty() && out != letter) return {};
    out = letter;
    ++count;
  }
  return count >= fewest_knights ? out : std::string_view();
}

// Has each letter of a piece on the sheet a meaning in the language, and is that of `letter` a
// knight? Then a word that is illegal there is a slip, and no letter from elsewhere explains it
// away: `5.Cc3 a6 6.Tg5` is French or Spanish, and not Vietnamese, whose bishop is T, with a knight
// C.
bool explains_all(const LanguageClass& letters, std::string_view letter,
                  std::span<const std::string_view> words) {
  return role_of_word(letters, letter) == knight &&
         std::all_of(words.begin(), words.end(),
                     [&](std::string_view word) { return role_of_word(letters, word) != no_role; });
}

// Do both take each word for a move of the same piece?
bool mean_the_same(const LanguageClass& a, const LanguageClass& b,
                   std::span<const std::string_view> words) {
  return std::all_of(words.begin(), words.end(), [&](std::string_view word) {
    return role_of_word(a, word) == role_of_word(b, word);
  });
}

}  // namespace

// Moves that begin with the letter of a piece; none of a text that has few moves in all.
std::vector<std::string_view> ForeignKnight::words_of(const Game& game,
                                                      std::span<const Token> tokens,
                                                      std::size_t from) const {
  std::vector<std::string_view> out;
  std::size_t moves = 0;
  for (const Item& item : main_line(game.text, tokens, from)) {
    const std::string_view word = tokens[item.token].in(game.text);
    const bool has_letter = !first_letter(word).empty();
    if (item.is_number || (!has_letter && moves >= fewest_words)) continue;
    if (shape_of(word) != MoveShape::strong) continue;
    ++moves;
    if (has_letter) out.push_back(word);
  }
  if (moves < fewest_words) out.clear();
  return out;
}

std::vector<const LanguageClass*> ForeignKnight::bases() const {
  const Languages& languages = notations_.languages();
  std::vector<const LanguageClass*> out;
  if (options_.languages.size() > 1) return out;
  for (const std::string& tag : options_.languages)
    if (const Language* language = languages.find(tag))
      out.push_back(&languages.class_of(*language));
  if (!out.empty()) return out;
  for (const LanguageClass& one : languages.classes())
    if (!one.by_name_only) out.push_back(&one);
  return out;
}

// One that has the letter for the knight, the best known first; nullptr: none has.
const Language* ForeignKnight::language_of(std::string_view letter) const {
  const SlipCosts& costs = notations_.slip_costs();
  const auto& known = costs.known_languages;
  const Language* out = nullptr;
  for (const LanguageClass& one : notations_.languages().classes()) {
    const auto& symbols = one.symbols[knight];
    if (one.by_name_only || std::find(symbols.begin(), symbols.end(), letter) == symbols.end())
      continue;
    const Language* found = costs.likeliest_of(one);
    const bool is_known = std::find(known.begin(), known.end(), found->tag) != known.end();
    if (out == nullptr || is_known) out = found;
    if (is_known) break;
  }
  return out;
}

ForeignKnight::Made& ForeignKnight::reader_of(const LanguageClass& base, std::string_view letter,
                                              Role role) {
  for (Made& made : made_)
    if (made.base == &base && made.letter == letter && made.role == role) return made;
  Made& made = made_.emplace_back();
  made.base = &base;
  made.letter = letter;
  made.role = role;
  made.letters = base;
  made.letters.symbols[role].emplace_back(letter);
  made.letters.one_byte = base.one_byte && letter.size() == 1;
  made.reader = std::make_unique<MoveReader>(notations_, Alphabet{{&made.letters}, "algebraic"});
  made.choice = {made.reader.get(), made.reader.get(), {}};
  return made;
}

bool ForeignKnight::reads(const Game& game, std::span<const Token> tokens, std::size_t from,
                          Made& made) const {
  return try_alphabet(game.text, tokens, from, game.start, lexicon_, *made.reader, *made.reader)
      .complete;
}

const LanguageChoice* ForeignKnight::find(const Game& game, std::span<const Token> tokens,
                                          std::size_t from) {
  if (options_.notation != "auto" && options_.notation != "algebraic") return nullptr;
  const std::vector<std::string_view> words = words_of(game, tokens, from);
  if (words.empty()) return nullptr;
  if (made_.size() > most_made) made_.clear();
  const auto all = bases();
  Made* found = nullptr;
  for (const LanguageClass* base : all) {
    const std::string_view letter = odd_letter(*base, words);
    const Language* other = letter.empty() ? nullptr : language_of(letter);
    if (other == nullptr) continue;
    if (std::any_of(all.begin(), all.end(),
                    [&](const LanguageClass* one) { return explains_all(*one, letter, words); }))
      return nullptr;
    Made& made = reader_of(*base, letter, knight);
    if (found != nullptr && mean_the_same(found->letters, made.letters, words)) continue;
    if (!reads(game, tokens, from, made)) continue;
    if (found != nullptr) return nullptr;
    for (const Role role : {bishop, rook, queen, king})
      if (reads(game, tokens, from, reader_of(*base, letter, role))) return nullptr;
    const Language* own = notations_.slip_costs().likeliest_of(*base);
    made.choice.read_as.notation = "algebraic";
    made.choice.read_as.languages = {own->tag, other->tag};
    found = &made;
  }
  return found != nullptr ? &found->choice : nullptr;
}

}  // namespace planilla
