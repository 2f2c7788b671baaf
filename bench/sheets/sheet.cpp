// Half-moves to words and words to lines.
#include "sheet.h"

#include <algorithm>

#include "board/resolve.h"
#include "notation/write/san.h"

namespace planilla::sheets {

namespace {

Word castling(const Writers& writers, Move move, const std::string& san) {
  Word word;
  word.role = king;
  word.castle = true;
  word.text = move.is_short_castle() ? writers.castle_short : writers.castle_long;
  const std::size_t mark = san.find_first_of("+#");
  if (mark != std::string::npos && writers.marks == Marks::all) word.text += san[mark];
  return word;
}

// Where the parts of `text` stand: letter, departure, x, destination, =promotion, + or #.
void take_apart(Word& word, const Symbols& symbols) {
  word.letter = word.role == pawn ? 0 : symbols.of[word.role].size();
  std::size_t end = std::min(word.text.find('='), word.text.find_first_of("+#"));
  end = std::min(end, word.text.size());
  word.to = end - 2;
  word.from = word.letter;
  word.from_size = word.to - word.letter;
  if (word.from_size > 0 && word.text[word.to - 1] == 'x') --word.from_size;
}

Word write_word(const Position& before, Move move, const Position& after, const Symbols& symbols,
                const Writers& writers) {
  std::string text;
  append_san(before, move, facts_of(before, move, after), symbols, text);
  if (move.is_castle()) return castling(writers, move, text);
  Word word;
  word.role = role_of(before.piece_on(move.from()));
  if (writers.marks == Marks::none) {
    const std::size_t letter = word.role == pawn ? 0 : symbols.of[word.role].size();
    const auto mark = [](char c) { return c == 'x' || c == '+' || c == '#'; };
    text.erase(std::remove_if(text.begin() + static_cast<std::ptrdiff_t>(letter), text.end(), mark),
               text.end());
  }
  word.text = std::move(text);
  take_apart(word, symbols);
  return word;
}

}  // namespace

std::vector<Word> write_words(const TrueGame& game, const Writers& writers, std::size_t plies) {
  const Symbols symbols[2] = {Symbols::of_language(*writers.white),
                              Symbols::of_language(*writers.black)};
  std::vector<Word> words;
  Position before = Position::initial();
  for (std::size_t i = 0; i < std::min(plies, game.moves.size()); ++i) {
    Position after = before;
    after.play(game.moves[i]);
    words.push_back(write_word(before, game.moves[i], after, symbols[i % 2], writers));
    words.back().ply = i;
    before = after;
  }
  return words;
}

Writers writers_of(const Language& language) {
  return {&language, &language, Marks::all, "0-0", "0-0-0"};
}

std::string lay_out(const std::vector<Word>& words, const Layout& layout) {
  std::string out = layout.tags;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    out += std::to_string(i / 2 + 1) + ". " + (words[i].blank ? "..." : words[i].text);
    if (i + 1 < words.size() && !words[i + 1].blank) out += " " + words[i + 1].text;
    out += '\n';
  }
  if (!layout.result.empty()) out += layout.result + "\n";
  return out;
}

std::string square_name(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

std::string tag_lines(const TrueGame& game) {
  return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"" +
         game.white + "\"]\n[Black \"" + game.black + "\"]\n[Result \"" + game.result + "\"]\n\n";
}

}  // namespace planilla::sheets
