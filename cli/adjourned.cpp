#include "adjourned.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "board/fen.h"
#include "command.h"
#include "game/game_reader.h"
#include "game/walk.h"
#include "text/batch.h"

namespace planilla {

namespace {

struct FileAndGame {
  std::string file;
  std::uint64_t game = 1;
};

// "adjourned.pgn:3"; a file whose name ends so is taken as it is.
FileAndGame split_game(const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos || std::filesystem::exists(text)) return {text, 1};
  FileAndGame out{text.substr(0, colon), 0};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, out.game);
  if (error != std::errc() || stop != end || out.game == 0) return {text, 1};
  return out;
}

bool all_read(const Game& game) {
  return std::none_of(game.elements.begin(), game.elements.end(), [](const Element& e) {
    return e.kind == ElementKind::unread || e.kind == ElementKind::hole || (e.flags & element_ambiguous);
  });
}

void take(const Game& game, const Options& options, Adjourned& out) {
  out.position = game.final;
  out.record.add(game.start);
  for (Walk walk(game); walk.next();)
    if (walk.depth() == 0 && walk.element().kind == ElementKind::move) out.record.add(walk.after());
  if (options.languages.empty() && game.plies > 0) out.languages = game.read_as.languages;
  if (options.laws == "auto") out.edition = edition_for(game.tag_value("Date")).edition;
}

void read_game(const Options& options, const Notations& notations, Adjourned& out) {
  const FileAndGame wanted = split_game(options.after);
  GameStream stream(expand_inputs({wanted.file}), {});
  GameReader reader(notations, {.languages = options.languages});
  Game game;
  std::uint64_t number = 0;
  for (Batch batch; stream.next(batch);) {
    decode_games(batch, {});
    for (const GameText& text : batch.games) {
      reader.open(text);
      while (reader.next(game)) {
        if (++number != wanted.game) continue;
        if (!all_read(game))
          throw UsageError("--after: not all moves of game " + std::to_string(number) + " can be read; see: planilla check " +
                           wanted.file);
        return take(game, options, out);
      }
    }
  }
  throw UsageError("--after: there is no game " + std::to_string(wanted.game) + " in " + wanted.file);
}

void read_fen(const std::string& fen, Messages& messages, Adjourned& out) {
  const FenResult result = parse_fen(fen);
  if (!result.position)
    throw UsageError("--fen: " + messages.text("fen-" + std::string(fen_fault_name(result.fault))) + " (at byte " +
                     std::to_string(result.fault_at + 1) + " of '" + fen + "')");
  out.position = *result.position;
  out.record.add(out.position);
}

}  // namespace

Adjourned find_adjourned(const Options& options, const Notations& notations, Messages& messages) {
  if (options.fen.has_value() == !options.after.empty())
    throw UsageError("sealed: give the position by --fen or by --after, one of them");
  Adjourned out;
  out.languages = options.languages;
  if (options.laws != "auto") out.edition = *find_edition(options.laws);
  if (options.fen) read_fen(*options.fen, messages, out);
  else read_game(options, notations, out);
  return out;
}

}  // namespace planilla
