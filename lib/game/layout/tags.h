// Tag pairs and headings of a game, and the position it starts from.
//
//   TagReader tags(lexicon, options);
//   // takes the tag tokens, fills game.tags, game.start, game.tag_result
//   at = tags.read(game, tokens, at);
//
// In a scoresheet a `tag` token is a heading line (sheet.h): `Blancas: Capablanca` becomes White,
// dates in the habit of the language become YYYY.MM.DD, results become PGN's.
#pragma once

#include <cstddef>
#include <span>

#include "game/model/game.h"
#include "game/model/lexicon.h"
#include "game/model/read_options.h"
#include "pgn/token.h"

namespace planilla {

class TagReader {
public:
  TagReader(const Lexicon& lexicon, const ReadOptions& options)
      : lexicon_(&lexicon), options_(&options) {}

  // Returns the index of the first token that is no tag. False in `playable` where the FEN is no
  // position.
  struct Outcome {
    std::size_t next = 0;
    bool playable = true;
  };
  Outcome read(Game& game, std::span<const Token> tokens, std::size_t at) const;
  // What follows from the tags that were read, and those that options add. False: the FEN is no
  // position.
  bool settle(Game& game) const;

  // A TimeControl in people's words is written as PGN has it; what stood there becomes a comment
  // before the first move.
  static bool has_mended(const Game& game);
  static void keep_mended(Game& game);
  // Headings below the moves of a sheet that are of this game (footer.h). Returns the index behind
  // them, or `at`.
  std::size_t read_below(Game& game, std::span<const Token> tokens, std::size_t at) const;

private:
  void add_tag(Game& game, Span span) const;
  std::string_view winner_in(const Game& game, std::string_view value) const;
  bool add_bare_tag(Game& game, std::uint32_t begin) const;
  void add_headings(Game& game, Span line) const;
  static std::string_view with_single_blanks(Game& game, Span value);
  void read_values(Game& game) const;
  void add_options(Game& game) const;
  void read_result(Game& game) const;
  bool set_up(Game& game) const;
  static void mend_time_control(Game& game);

  const Lexicon* lexicon_;
  const ReadOptions* options_;
};

}  // namespace planilla
