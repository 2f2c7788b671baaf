// Which function makes a sheet of a family, and in which language.
#include "doubt.h"

#include "doubt_families.h"
#include "notation/write/san.h"

namespace planilla::sheets {

namespace {

constexpr std::string_view names[family_count] = {
    "live_board_tail", "last_move_slip", "masked",         "dashes",
    "prose",           "brackets",       "stood",          "mixed_notation",
    "separators",      "letters",        "lower_case",     "offers",
    "crossed_out",     "times",          "castling_words", "remarks",
    "pages",           "two_columns",    "capitals",       "wrong_numbers",
    "copied_row",      "missing_row",    "exchanged_rows", "exchanged_columns",
    "shifted_column",  "reconcile"};

}  // namespace

std::string_view family_name(Family family) {
  return names[static_cast<std::size_t>(family)];
}

std::optional<Family> family_named(std::string_view name) {
  for (std::size_t i = 0; i < family_count; ++i)
    if (names[i] == name) return static_cast<Family>(i);
  return std::nullopt;
}

const Language& Doubters::pick(Random& random, std::initializer_list<const char*> tags) const {
  return *languages_.find(tags.begin()[random.below(tags.size())]);
}

std::optional<DoubtSheet> Doubters::write(Family family, const TrueGame& game,
                                          Random random) const {
  const auto western = [&]() -> const Language& {
    return pick(random, {"es", "es", "de", "fr", "it", "nl", "pt", "en"});
  };
  const auto worded = [&]() -> const Language& { return pick(random, {"es", "de", "fr", "en"}); };
  std::optional<DoubtSheet> out;
  switch (family) {
    case Family::live_board_tail:
      out = live_board_tail(game, pick(random, {"en"}), random);
      break;
    case Family::last_move_slip:
      out = last_move_slip(game, western(), random);
      break;
    case Family::masked:
      out = masked(game, western(), random);
      break;
    case Family::dashes:
      out = dashes(game, western(), random);
      break;
    case Family::prose:
      out = prose(game, pick(random, {"es", "de", "fr"}), random);
      break;
    case Family::brackets:
      out = brackets(game, pick(random, {"es", "de", "fr", "en"}), random);
      break;
    case Family::stood:
      out = stood(game, pick(random, {"en", "en", "es", "de", "fr"}), random);
      break;
    case Family::mixed_notation:
      out = mixed_notation(game, pick(random, {"es"}), random);
      break;
    case Family::separators:
      out = separators(game, western(), random);
      break;
    case Family::letters:
      out = letters(game, pick(random, {"de", "nl", "pt"}), random);
      break;
    case Family::lower_case:
      out = lower_case(game, pick(random, {"es", "es", "fr", "de", "en", "it"}), random);
      break;
    case Family::offers:
      out = offers(game, worded(), random);
      break;
    case Family::crossed_out:
      out = crossed_out(game, worded(), random);
      break;
    case Family::times:
      out = times(game, worded(), random);
      break;
    case Family::castling_words:
      out = castling_words(game, worded(), random);
      break;
    case Family::remarks:
      out = remarks(game, worded(), random);
      break;
    case Family::pages:
      out = pages(game, worded(), random);
      break;
    case Family::two_columns:
      out = two_columns(game, western(), random);
      break;
    case Family::capitals:
      out = capitals(game, western(), random);
      break;
    case Family::wrong_numbers:
      out = wrong_numbers(game, western(), random);
      break;
    case Family::copied_row:
      out = copied_row(game, western(), random);
      break;
    case Family::missing_row:
      out = missing_row(game, western(), random);
      break;
    case Family::exchanged_rows:
      out = exchanged_rows(game, western(), random);
      break;
    case Family::exchanged_columns:
      out = exchanged_columns(game, western(), random);
      break;
    case Family::shifted_column:
      out = shifted_column(game, western(), random);
      break;
    case Family::reconcile:
      out = two_halves(game, pick(random, {"es"}), pick(random, {"de"}), random);
      break;
  }
  if (out) out->family = family;
  return out;
}

std::vector<Position> positions_of(const TrueGame& game) {
  std::vector<Position> out = {Position::initial()};
  for (const Move move : game.moves) {
    out.push_back(out.back());
    out.back().play(move);
  }
  return out;
}

Move random_move(const Position& position, Random& random) {
  MoveList all;
  position.legal_moves(all);
  return all.size() == 0 ? Move() : all.begin()[random.below(all.size())];
}

std::string spelled(const Position& before, Move move, const Language& language) {
  Position after = before;
  after.play(move);
  std::string out;
  append_san(before, move, facts_of(before, move, after), Symbols::of_language(language), out);
  return out;
}

std::string lay_out_somehow(const std::vector<Word>& words, const std::string& result,
                            Random& random) {
  if (random.below(3) > 0) return lay_out(words, {"", result});
  std::string out;
  const std::string behind = random.coin() ? "." : ". ";
  std::size_t line = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string piece = i % 2 == 0 ? std::to_string(i / 2 + 1) + behind : "";
    piece += words[i].text;
    if (out.size() + piece.size() > line + 78) {
      out += '\n';
      line = out.size();
    } else if (!out.empty()) {
      out += ' ';
    }
    out += piece;
  }
  return out + ' ' + result + '\n';
}

}  // namespace planilla::sheets
