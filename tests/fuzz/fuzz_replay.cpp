// Bytes as choices among moves and spellings, played by the reader: a sheet of legal moves is read
// as it was played, and whatever comes behind them, only legal moves come out.
//
// The first byte chooses the language, the second how the sheet is laid out; then a byte a
// half-move chooses the legal move. From the first byte 0xff on, or when the game is over, the rest
// is text put behind the moves as it is.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "board/resolve.h"
#include "game/game_reader.h"
#include "game/model/walk.h"
#include "notation/write/san.h"
#include "text/framing/batch.h"

namespace {

using namespace planilla;

constexpr std::size_t most_plies = 120;

struct Machine {
  const Notations notations{Data::embedded()};
  struct Tongue {
    Symbols symbols;
    std::unique_ptr<GameReader> reader;
  };
  std::vector<Tongue> tongues;
  Game game;

  Machine() {
    for (const char* tag : {"en", "es", "de", "ru", "sq"}) {
      ReadOptions options;
      options.languages = {tag};
      options.notation = "algebraic";
      const Symbols symbols = Symbols::of_language(*notations.languages().find(tag));
      tongues.push_back({symbols, std::make_unique<GameReader>(notations, options)});
    }
  }
};

struct Sheet {
  std::string text;
  std::vector<Move> moves;
  bool alone = true;  // nothing but the moves
};

void write_move(Position& position, Move move, const Symbols& symbols, std::uint8_t layout,
                Sheet& sheet) {
  const std::size_t ply = sheet.moves.size();
  if (ply % 2 == 0 && (layout & 1) == 0) sheet.text += std::to_string(ply / 2 + 1) + ". ";
  Position after = position;
  after.play(move);
  append_san(position, move, facts_of(position, move, after), symbols, sheet.text);
  sheet.text += (layout & 2) != 0 && ply % 2 == 1 ? '\n' : ' ';
  if ((layout & 4) != 0 && ply % 8 == 3) sheet.text += "{a remark} ";
  if ((layout & 8) != 0 && ply % 8 == 5) sheet.text += "$1 ";
  sheet.moves.push_back(move);
  position = after;
}

Sheet write(const std::uint8_t* data, std::size_t size, const Symbols& symbols,
            std::uint8_t layout) {
  Sheet sheet;
  if ((layout & 16) != 0) sheet.text = "[Event \"?\"]\n\n";
  Position position = Position::initial();
  std::size_t at = 0;
  for (; at < size && data[at] != 0xff && sheet.moves.size() < most_plies; ++at) {
    MoveList all;
    position.legal_moves(all);
    if (all.empty()) break;
    write_move(position, all[data[at] % all.size()], symbols, layout, sheet);
  }
  if (at + 1 < size) {
    sheet.alone = false;
    sheet.text.append(reinterpret_cast<const char*>(data) + at + 1, size - at - 1);
  }
  return sheet;
}

[[noreturn]] void broken(const char* promise, const std::string& text) {
  std::fprintf(stderr, "%s\n%s\n", promise, text.c_str());
  std::abort();
}

// Every move of the game, variations too, is legal where it stands.
void check_walk(const Game& game, const std::string& text) {
  Walk walk(game);
  while (walk.next())
    if (walk.element().kind == ElementKind::move && !walk.before().is_legal(walk.element().move))
      broken("only legal moves", text);
}

std::vector<Move> main_line(const Game& game) {
  std::vector<Move> out;
  int depth = 0;
  for (const Element& element : game.elements) {
    depth += element.kind == ElementKind::open ? 1 : element.kind == ElementKind::close ? -1 : 0;
    if (depth == 0 && element.kind == ElementKind::move) out.push_back(element.move);
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Machine machine;
  if (size < 2 || size > 512) return 0;
  Machine::Tongue& tongue = machine.tongues[data[0] % machine.tongues.size()];
  const Sheet sheet = write(data + 2, size - 2, tongue.symbols, data[1]);
  const StreamOptions options;
  GameStream stream = GameStream::from_memory(sheet.text, options);
  Batch batch;
  bool first = true;
  while (stream.next(batch)) {
    decode_games(batch, options);
    for (const GameText& slice : batch.games) {
      tongue.reader->open(slice);
      while (tongue.reader->next(machine.game)) {
        check_walk(machine.game, sheet.text);
        if (first && sheet.alone && main_line(machine.game) != sheet.moves)
          broken("a legal sheet is read as it was played", sheet.text);
        first = false;
      }
    }
  }
  return 0;
}
