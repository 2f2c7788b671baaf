// Reads every game once and keeps a reservoir of them, so that memory does not grow with the input.
#include "true_game.h"

#include "game/game_reader.h"
#include "notation/write/san.h"
#include "random.h"
#include "rules/ambiguous_move.h"
#include "rules/two_readings.h"
#include "text/framing/batch.h"

namespace planilla::sheets {

namespace {

bool certain(const Game& game, std::size_t min_plies) {
  if (game.from_fen || game.plies < min_plies || game.start.key() != Position::initial().key())
    return false;
  for (const Element& element : game.elements)
    if (element.kind == ElementKind::unread || element.kind == ElementKind::hole ||
        element.kind == ElementKind::null_move)
      return false;
  for (const Finding& finding : game.findings)
    if (finding.rule == rules::two_readings || finding.rule == rules::ambiguous_move) return false;
  return true;
}

TrueGame copy_of(const Game& game) {
  TrueGame out;
  out.white = game.tag_value("White");
  out.black = game.tag_value("Black");
  out.result = result_text(game.result);
  if (out.result.empty()) out.result = "*";
  int depth = 0;
  for (const Element& element : game.elements) {
    depth += element.kind == ElementKind::open ? 1 : element.kind == ElementKind::close ? -1 : 0;
    if (depth == 0 && element.kind == ElementKind::move) out.moves.push_back(element.move);
  }
  return out;
}

}  // namespace

std::vector<TrueGame> choose_games(const Notations& notations,
                                   const std::vector<std::string>& inputs, const Choice& choice) {
  const StreamOptions options;
  GameStream stream(expand_inputs(inputs), options);
  ReadOptions english;
  english.languages = {"en"};
  english.notation = "algebraic";
  GameReader reader(notations, english);
  Random random(choice.seed);
  std::vector<TrueGame> chosen;
  std::size_t seen = 0;
  Batch batch;
  Game game;
  while (stream.next(batch)) {
    decode_games(batch, options);
    for (const GameText& slice : batch.games) {
      reader.open(slice);
      while (reader.next(game)) {
        if (!certain(game, choice.min_plies)) continue;
        ++seen;
        if (chosen.size() < choice.games)
          chosen.push_back(copy_of(game));
        else if (const std::size_t place = random.below(seen); place < choice.games)
          chosen[place] = copy_of(game);
      }
    }
  }
  return chosen;
}

std::string to_pgn(const TrueGame& game) {
  std::string out = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"" +
                    game.white + "\"]\n[Black \"" + game.black + "\"]\n[Result \"" + game.result +
                    "\"]\n\n";
  Position position = Position::initial();
  std::size_t ply = 0;
  for (const Move move : game.moves) {
    if (ply % 2 == 0) out += std::to_string(ply / 2 + 1) + ". ";
    out += san(position, move);
    out += ++ply % 10 == 0 ? '\n' : ' ';
    position.play(move);
  }
  return out + game.result + "\n\n";
}

}  // namespace planilla::sheets
