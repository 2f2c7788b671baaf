// From a slice to its games, one after another.
#include "game/game_reader.h"

#include <algorithm>

#include "board/fen.h"
#include "game/carried/long_game.h"
#include "game/carried/text_findings.h"
#include "game/cells/shape.h"
#include "game/layout/noise.h"
#include "game/layout/printed_position.h"
#include "game/layout/sheet.h"
#include "game/layout/tags.h"
#include "game/layout/unplayed.h"
#include "game/markup/invisible.h"
#include "game/markup/markup.h"
#include "game/markup/tag_block.h"
#include "game/model/lexicon.h"
#include "game/model/result.h"
#include "game/model/walk.h"
#include "game/movetext_reader.h"
#include "game/spelling/move_number.h"
#include "game/tables/row_times.h"
#include "game/titles/named_winner.h"
#include "game/titles/other_game.h"
#include "game/titles/resigned_player.h"
#include "game/titles/title_facts.h"

namespace planilla {

namespace {

// With another text, as long as its own.
std::shared_ptr<const GameText> with_text(const GameText& slice, std::string_view text) {
  GameText plain = slice;
  plain.text = text;
  return copy_with_bytes(plain);
}

// A sheet that was pasted from a page, without the marks of the page.
std::shared_ptr<const GameText> without_markup(const GameText& slice) {
  if (!shows_markup(slice.text)) return copy_with_bytes(slice);
  std::string text(slice.text);
  blank_markup(text);
  return with_text(slice, text);
}

// Moves below tags that were, without what nobody sees in them.
std::shared_ptr<const GameText> without_invisible(const GameText& slice) {
  if (slice.ascii || !shows_invisible(slice.text)) return copy_with_bytes(slice);
  std::string text(slice.text);
  drop_invisible(text);
  return with_text(slice, text);
}

}  // namespace

class GameReader::Impl {
public:
  Impl(const Notations& notations, ReadOptions options)
      : languages_(notations.languages()),
        options_(std::move(options)),
        lexicon_(notations),
        tags_(lexicon_, options_),
        moves_(notations, lexicon_, options_) {
    if (!options_.fen) return;
    const FenResult fen = parse_fen(*options_.fen);
    if (!fen.position)
      throw std::invalid_argument("--fen: " + std::string(fen_fault_name(fen.fault)) + " at byte " +
                                  std::to_string(fen.fault_at + 1));
  }

  void answer(const GivenMoves& answers) { options_.answers = answers; }

  void open(const GameText& slice) {
    slice_ = slice.goes_on    ? copy_with_bytes(slice)
             : slice.has_tags ? without_invisible(slice)
                              : without_markup(slice);
    at_ = 0;
    moves_.clear();
    state_ = slice.goes_on ? State::piece : slice.has_tags ? State::untouched : State::first;
    if (state_ == State::first) moves_.open(*slice_, 0);
  }

  bool next(Game& game) {
    if ((state_ == State::first || state_ == State::later) && at_ >= moves_.tokens().size())
      return false;
    game.clear();
    game.source = slice_;
    game.text = slice_->text;
    game.is_sheet = !slice_->has_tags || (state_ == State::later && moves_.is_of_sheet(at_));
    if (state_ != State::later) raise_text_findings(*slice_, game.findings);
    if (state_ == State::piece) {
      state_ = State::later;
      return keep_piece(game);
    }
    if (state_ != State::untouched)
      read_tokens(game);
    else if (!read_untouched(game))
      return false;
    state_ = State::later;
    name_moves(game);
    // Nobody needs them any more, and the checks of a large game want room of their own.
    if (at_ >= moves_.tokens().size()) moves_.trim();
    return true;
  }

private:
  // No tokens yet; the first game of the slice; one behind it; a piece of a game that is too long.
  enum class State { untouched, first, later, piece };

  bool read_untouched(Game& game);
  bool read_fast(Game& game, std::size_t from);
  void read_tokens(Game& game);
  void read_tokens(Game& game, const TagReader::Outcome& tags);
  void read_moves(Game& game, std::size_t from);
  static void name_moves(Game& game);

  bool read_printed_position(Game& game, std::size_t from);

  const Languages& languages_;
  ReadOptions options_;
  Lexicon lexicon_;
  TagReader tags_;
  MovetextReader moves_;
  std::shared_ptr<const GameText> slice_;
  std::size_t at_ = 0;
  State state_ = State::later;
};

// The first game of a slice with tags: without tokens as far as it goes.
bool GameReader::Impl::read_untouched(Game& game) {
  const std::size_t movetext = FastGame::read_tags(game);
  if (movetext == 0) {
    moves_.open(*slice_, 0);
    if (moves_.tokens().empty()) return false;
    read_tokens(game);
    return true;
  }
  const bool playable = tags_.settle(game);
  if (playable && !TagReader::has_mended(game) && read_fast(game, movetext)) return true;
  moves_.open(*slice_, movetext);
  read_tokens(game, {0, playable});
  return true;
}

void GameReader::Impl::read_tokens(Game& game) {
  game.extent = {moves_.tokens()[at_].span.begin, moves_.tokens()[at_].span.begin};
  read_tokens(game, tags_.read(game, moves_.tokens(), at_));
}

void GameReader::Impl::read_tokens(Game& game, const TagReader::Outcome& tags) {
  TagReader::keep_mended(game);
  moves_.begin(game);
  const bool has_moves =
      tags.next >= moves_.tokens().size() || !names_next_game(game, moves_.tokens(), tags.next);
  if (!has_moves) game.extent.end = game.tags.back().span.end;
  if (tags.playable && has_moves)
    read_moves(game, tags.next);
  else
    at_ = keep_unplayed(game, moves_.tokens(), tags.next);
}

bool GameReader::Impl::read_fast(Game& game, std::size_t from) {
  if (!moves_.read_fast(game, from)) return false;
  settle_result(game, ReadTo::end);
  return true;
}

void GameReader::Impl::read_moves(Game& game, std::size_t from) {
  if (game.is_sheet && options_.notation == "auto" &&
      shows_no_moves(game.text, moves_.tokens(), from)) {
    at_ = refuse(game, moves_.tokens(), from);
    return;
  }
  if (!read_printed_position(game, from)) moves_.read(game, from);
  const ReplayOutcome& outcome = moves_.outcome();
  at_ = tags_.read_below(game, moves_.tokens(), outcome.next);
  if (at_ != outcome.next) game.extent.end = moves_.tokens()[at_ - 1].end();
  read_title(game, lexicon_);
  set_resigned_player(game, lexicon_);
  drop_result_of_others(game, lexicon_);
  set_named_winner(game, lexicon_);
  settle_result(game, outcome.faulted() ? ReadTo::fault : ReadTo::end);
  if (is_noise(game, at_ - from, moves_.findings_before()))
    fold_noise(game, at_ - from, moves_.findings_before());
  read_termination(game, lexicon_);
  put_row_times_in_order(game);
}

// From a position printed above the moves, if one is there and the moves go on from it. Else
// nothing is changed.
bool GameReader::Impl::read_printed_position(Game& game, std::size_t from) {
  constexpr std::uint32_t fewest = 2;     // half-moves
  constexpr std::size_t farthest = 2000;  // tokens above them
  if (!game.is_sheet || game.from_fen) return false;
  const std::vector<Token>& tokens = moves_.tokens();
  std::size_t first = from;
  while (first + 1 < tokens.size() && first < from + farthest &&
         (tokens[first].kind != TokenKind::move_number ||
          shape_of(tokens[first + 1].in(game.text)) != MoveShape::strong))
    ++first;
  if (first == from + farthest || first + 1 >= tokens.size()) return false;
  const MoveNumber number = parse_move_number(tokens[first].in(game.text));
  const Span above{game.extent.begin, tokens[first].begin()};  // also above its headings
  if (above.empty()) return false;
  const auto fen = find_printed_position(
      above.in(game.text), {static_cast<int>(number.value), number.dots > 1}, languages_);
  if (!fen) return false;
  const Position initial = game.start;
  MovetextReader::Copy before = moves_.copy_of(game);
  game.start = *parse_fen(*fen).position;
  moves_.read(game, from);
  if (game.plies < fewest && moves_.outcome().faulted()) {
    game.start = initial;
    moves_.put_back(std::move(before), game);
    return false;
  }
  game.from_fen = true;
  game.tags.push_back({.name = "SetUp", .value = "1", .added = true});
  game.tags.push_back({.name = "FEN", .value = game.keep(*fen), .added = true});
  return true;
}

// Fills Finding::move from Finding::ply. Done last: ply may change after a finding was raised.
void GameReader::Impl::name_moves(Game& game) {
  for (Finding& finding : game.findings)
    finding.move = finding.ply > 0 ? move_label(game.start, finding.ply) : std::string();
}

GameReader::GameReader(const Notations& notations, ReadOptions options)
    : impl_(std::make_unique<Impl>(notations, std::move(options))) {}
GameReader::~GameReader() = default;
void GameReader::answer(const GivenMoves& answers) {
  impl_->answer(answers);
}
void GameReader::open(const GameText& slice) {
  impl_->open(slice);
}
bool GameReader::next(Game& game) {
  return impl_->next(game);
}

}  // namespace planilla
