// Each word read where the agreed game stands, and the rest of the game read after it.
#include "game/reconcile/versions.h"

#include <algorithm>

namespace planilla {

namespace {

class Reader {
public:
  Reader(const std::vector<SheetLine>& sheets, const Agreement& game)
      : sheets_(sheets), game_(game) {}

  // What the word of a sheet says in a position; no move where it is not exactly one.
  Move read(std::size_t sheet, Span word, const Position& position) const {
    return sheets_[sheet].move_at(word, position);
  }

  // The game after `version` was played for half-move `ply` in `before`.
  void follow(const Position& before, int ply, Version& version) const {
    Position position = before, agreed = before;
    position.play(version.move);
    agreed.play(game_.moves[static_cast<std::size_t>(ply) - 1]);
    for (std::size_t next = static_cast<std::size_t>(ply); next < game_.moves.size(); ++next) {
      if (!version.agreed && position.key() == agreed.key()) {
        version.end = VersionEnd::together;
        version.ply = static_cast<int>(next);
        return;
      }
      const Move move = next_move(position, next, version);
      if (!move) {
        version.end = VersionEnd::stops;
        version.ply = static_cast<int>(next) + 1;
        return;
      }
      position.play(move);
      agreed.play(game_.moves[next]);
    }
    version.end = VersionEnd::legal;
  }

private:
  Move next_move(const Position& position, std::size_t next, Version& version) const {
    if (version.agreed) return game_.moves[next];
    const auto& words = game_.words[next];
    for (const std::size_t sheet : version.sheets)
      if (const Move move = read(sheet, words[sheet], position)) return move;
    for (std::size_t sheet = 0; sheet < words.size(); ++sheet)
      if (const Move move = read(sheet, words[sheet], position)) return move;
    MoveList legal;
    position.legal_moves(legal);
    const Move agreed = game_.moves[next];
    if (std::find(legal.begin(), legal.end(), agreed) != legal.end()) return agreed;
    version.stopped_on = version.sheets.empty() ? 0 : version.sheets[0];
    for (std::size_t sheet = 0; sheet < words.size() && words[version.stopped_on].size() == 0;
         ++sheet)
      version.stopped_on = sheet;
    version.stopped_at = words[version.stopped_on];
    return Move();
  }

  const std::vector<SheetLine>& sheets_;
  const Agreement& game_;
};

}  // namespace

std::vector<Version> versions(const std::vector<SheetLine>& sheets, const Position& start,
                              const Agreement& game, int ply) {
  const Reader reader(sheets, game);
  const auto at = static_cast<std::size_t>(ply) - 1;
  Position before = start;
  for (std::size_t i = 0; i < at; ++i) before.play(game.moves[i]);
  std::vector<Version> out(1);
  out[0].move = game.moves[at];
  out[0].agreed = true;
  bool any = false;
  for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
    const Span word = game.words[at][sheet];
    if (word.size() == 0) continue;
    any = true;
    const Move move = reader.read(sheet, word, before);
    auto known = std::find_if(out.begin(), out.end(), [&](const Version& v) {
      if (move || !v.word.size() || v.move) return move && v.move == move;
      return v.word.in(sheets[v.sheets[0]].text) == word.in(sheets[sheet].text);
    });
    if (known == out.end()) {
      known = out.insert(out.end(), Version());
      known->move = move;
    }
    if (known->sheets.empty()) known->word = word;
    known->sheets.push_back(sheet);
  }
  if (!any) return {};
  for (const Undecided& question : game.questions)  // candidates that stand on no sheet as they are
    for (const Move move : question.moves)
      if (question.ply == ply &&
          std::none_of(out.begin(), out.end(), [&](const Version& v) { return v.move == move; }))
        out.emplace_back().move = move;
  for (Version& version : out)
    if (version.move) reader.follow(before, ply, version);
  return out;
}

}  // namespace planilla
