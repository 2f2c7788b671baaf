// The games of a batch to UTF-8: the part of reading that workers do side by side.
#include "text/charset/shifted.h"
#include "text/charset/utf16.h"
#include "text/charset/utf8.h"
#include "text/framing/batch.h"

namespace planilla {

namespace {

std::size_t count_replacements(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = text.find(replacement_character); at != std::string_view::npos;
       at = text.find(replacement_character, at + 3))
    ++count;
  return count;
}

// What the game is in; false if it is UTF-8 as it stands.
bool needs_conversion(GameText& game, const StreamOptions& options) {
  game.ascii = ascii_prefix(game.raw) == game.raw.size();
  if (is_utf16(game.encoding.encoding)) {  // converted by the stream
    if (!game.ascii) game.replaced = count_replacements(game.text);
    return false;
  }
  if (is_shifted(game.encoding.encoding)) {
    game.ascii = !detect_shifted(game.raw);
    if (!game.ascii) return true;
  }
  if (game.ascii)
    game.encoding = {};
  else if (!options.encoding)
    game.encoding = detect_game(game.raw, game.encoding);
  return game.encoding.encoding != Encoding::utf8 || !(game.ascii || is_valid_utf8(game.raw));
}

}  // namespace

void decode_games(Batch& batch, const StreamOptions& options) {
  batch.converted.clear();
  // Views point into the strings, so these must not move.
  batch.converted.reserve(batch.games.size());
  for (GameText& game : batch.games) {
    if (!needs_conversion(game, options)) continue;
    Decoded decoded = decode(game.raw, game.encoding);
    game.replaced = decoded.replaced;
    game.borrowed = decoded.borrowed;
    game.text = batch.converted.emplace_back(std::move(decoded.text));
  }
}

}  // namespace planilla
