// Doubts in the moves themselves: tails, slips, masks, letters.
#include <algorithm>

#include "doubt_families.h"
#include "doubt_oracle.h"
#include "notation/write/san.h"
#include "plain_reading.h"

namespace planilla::sheets {

namespace {

std::vector<std::string> in_english(const TrueGame& game, std::size_t ply,
                                    const std::vector<Move>& moves) {
  Position before = Position::initial();
  for (std::size_t i = 0; i < ply; ++i) before.play(game.moves[i]);
  std::vector<std::string> out;
  for (const Move move : moves)
    if (before.is_legal(move)) out.push_back(san(before, move));
  return out;
}

struct CentreKings {
  const char *white, *black;
};

CentreKings signal_of(const std::string& result, Random& random) {
  if (result == "1-0") return {"e4", "d5"};
  if (result == "0-1") return {"d4", "e5"};
  return random.coin() ? CentreKings{"e4", "e5"} : CentreKings{"d4", "d5"};
}

Square square_named(const char* name) {
  return make_square(name[0] - 'a', name[1] - '1');
}

std::string clock_of(std::size_t ply, Random& random) {
  const std::size_t left = 5400 - std::min<std::size_t>(5300, ply * 40 + random.below(30));
  char out[40];
  std::snprintf(out, sizeof out, " {[%%clk %zu:%02zu:%02zu]}", left / 3600, left / 60 % 60,
                left % 60);
  return out;
}

}  // namespace

Doubtful live_board_tail(const TrueGame& game, const Language& english, Random& random) {
  if (game.result == "*") return std::nullopt;
  const std::vector<Word> words = write_words(game, {&english, &english});
  const Position end = positions_of(game).back();
  const CentreKings signal = signal_of(game.result, random);
  const bool alone = random.below(4) == 0, clocks = random.coin();
  std::vector<std::string> tail;
  for (int i = 0; i < (alone ? 1 : 2); ++i) {
    const bool black_moves = (end.turn() == black) != (i == 1);
    const char* name = black_moves ? signal.black : signal.white;
    const Square to = square_named(name);
    if (end.king_square(black_moves ? black : white) == to) return std::nullopt;
    const bool takes = end.piece_on(to) != no_piece;
    tail.push_back(std::string(takes ? "Kx" : "K") + name);
  }
  if (alone) {  // a legal step of the king is play like any other
    MoveList all;
    end.legal_moves(all);
    for (const Move move : all)
      if (bare(san(end, move)) == bare(tail[0])) return std::nullopt;
  }
  DoubtSheet out;
  out.moves = game.moves;
  out.stops = {{game.moves.size(), {}}};
  out.text = tag_lines(game);
  for (std::size_t ply = 0; ply < words.size() + tail.size(); ++ply) {
    const bool played = ply < words.size();
    if (ply % 2 == 0) out.text += std::to_string(ply / 2 + 1) + ". ";
    if (ply % 2 == 1 && clocks) out.text += std::to_string(ply / 2 + 1) + "... ";
    out.text += played ? words[ply].text : tail[ply - words.size()];
    if (clocks) out.text += clock_of(ply, random);
    out.text += ply % 8 == 7 ? '\n' : ' ';
  }
  out.text += game.result + "\n";
  for (const std::string& word : tail) out.note += word + ' ';
  return out;
}

Doubtful last_move_slip(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  Word& last = words.back();
  if (last.castle || game.moves.back().promoted() != no_role) return std::nullopt;
  const std::string right = last.text;
  const Symbols symbols = Symbols::of_language(language);
  for (int attempt = 0; attempt < 40; ++attempt) {
    last.text = right;
    const std::size_t which = random.below(last.letter > 0 ? 3 : 2);
    char& c = last.text[which == 2 ? 0 : last.to + which];
    if (which == 2)
      c = symbols.of[knight + random.below(5)][0];
    else
      c = static_cast<char>((which == 0 ? 'a' : '1') + random.below(8));
    if (last.text == right || read_plainly(words, language).legal) continue;
    const std::string slip = bare(last.text);
    DoubtSheet out;
    out.moves = game.moves;
    const std::size_t ply = words.size() - 1;
    const std::vector<Move> near =
        moves_that_fit(words, ply, language, game,
                       [&](const std::string& s) { return one_character_apart(bare(s), slip); });
    out.stops = {{ply, in_english(game, ply, near)}};
    out.must_stop = near.size() != 1;
    out.text = lay_out_somehow(words, game.result, random);
    out.note = right + " -> " + last.text;
    return out;
  }
  return std::nullopt;
}

Doubtful masked(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  const std::size_t ply = random.below(words.size());
  Word& word = words[ply];
  if (word.castle) return std::nullopt;
  const std::size_t which = random.below(word.letter > 0 ? 3 : 2);
  const std::size_t at = which == 2 ? 0 : word.to + which;
  const std::string right = word.text;
  word.text[at] = '~';  // for the count
  const auto takes = [](const std::string& s) { return s.find('x') != s.npos; };
  const bool says_x = takes(right);
  const std::string pattern = bare(word.text);
  const auto fits = [&](const std::string& spelled) {
    const std::string s = bare(spelled);
    if (s.size() != pattern.size() || (says_x && !takes(spelled))) return false;
    for (std::size_t i = 0; i < s.size(); ++i)
      if (pattern[i] != '~' && pattern[i] != s[i]) return false;
    return true;
  };
  DoubtSheet out;
  out.moves = game.moves;
  out.stops = {{ply, in_english(game, ply, moves_that_fit(words, ply, language, game, fits))}};
  constexpr const char* masks[] = {"?", "_", "*", "·"};
  word.text = right;
  word.text.replace(at, 1, masks[random.below(4)]);
  out.text = lay_out_somehow(words, game.result, random);
  out.note = right + " -> " + word.text;
  return out;
}

Doubtful letters(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  const auto first = std::find_if(words.begin(), words.end(),
                                  [](const Word& w) { return !w.castle && w.role == knight; });
  if (first == words.end() || first - words.begin() > 12) return std::nullopt;
  const auto ply = static_cast<std::size_t>(first - words.begin());
  Word& word = words[ply];
  const std::string right = word.text;
  const Symbols symbols = Symbols::of_language(language);
  for (int attempt = 0; attempt < 40; ++attempt) {
    word.text = right;
    const std::size_t which = random.below(3);
    if (which == 2)
      word.text[0] = random.coin() ? symbols.of[knight + random.below(5)][0]
                                   : static_cast<char>('A' + random.below(26));
    else
      word.text[word.to + which] = static_cast<char>((which == 0 ? 'a' : '1') + random.below(8));
    std::vector<Word> front(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(ply) + 1);
    if (word.text == right || read_plainly(front, language).legal) continue;
    const std::string slip = bare(word.text);
    DoubtSheet out;
    out.moves = game.moves;
    const auto near = moves_that_fit(words, ply, language, game, [&](const std::string& s) {
      return one_character_apart(bare(s), slip);
    });
    out.stops = {{ply, in_english(game, ply, near)}};
    out.text = lay_out_somehow(words, game.result, random);
    out.note = language.tag + ": " + right + " -> " + word.text;
    return out;
  }
  return std::nullopt;
}

Doubtful lower_case(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  std::vector<std::string> small;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string& text = words[i].text;
    if (game.moves[i].promoted() != no_role) return std::nullopt;
    for (char& c : text)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    small.push_back(text);
  }
  DoubtSheet out;
  out.moves = game.moves;
  for (const Open& open : open_plies(small, language))
    out.stops.push_back({open.ply, in_english(game, open.ply, open.moves)});
  out.text = lay_out_somehow(words, game.result, random);
  out.note = language.tag + ", " + std::to_string(out.stops.size()) + " open";
  return out;
}

}  // namespace planilla::sheets
