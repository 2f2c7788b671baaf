// From what each alphabet makes of the text to one verdict; then what follows from it for the game.
#include "laws/sealed/sealed.h"

#include <algorithm>

#include "board/resolve.h"
#include "laws/dead/unwinnable.h"
#include "laws/penalties.h"
#include "laws/sealed/sealed_reading.h"

namespace planilla {

namespace {

bool same(const SealedReading& a, const SealedReading& b) {
  return a.kind == b.kind && a.moves == b.moves;
}

// The look that speaks for all: of alphabets in which the text is legal the first; else one in
// which it can be read; else any.
const SealedLook* spokesman(const std::vector<SealedLook>& looks) {
  const SealedLook* best = nullptr;
  for (const SealedLook& look : looks) {
    const bool legal = !look.result.moves.empty(), read = look.reading != nullptr;
    if (!best || (legal && best->result.moves.empty()) || (read && !best->reading)) best = &look;
  }
  return best;
}

// Which moves the text can be, over all alphabets.
std::vector<Move> all_moves(const std::vector<SealedLook>& looks) {
  std::vector<Move> out;
  for (const SealedLook& look : looks)
    for (const Move move : look.result.moves)
      if (std::find(out.begin(), out.end(), move) == out.end()) out.push_back(move);
  return out;
}

// A draw that came by itself, by repetition or move count, at the last ply of the record.
std::optional<DrawKind> automatic_draw(const GameRecord& record, Edition edition) {
  for (const DrawEvent& event : draw_events(record, edition))
    if (event.automatic) return event.kind;
  return std::nullopt;
}

GameRecord record_of(const SealedMove& sealed) {
  GameRecord record;
  if (sealed.record)
    record = *sealed.record;
  else
    record.add(sealed.before);
  return record;
}

// Was the game over before the move was sealed (Articles 5 and 9.6)?
std::optional<SealedReason> over_before(const SealedMove& sealed) {
  const Position& p = sealed.before;
  if (p.is_checkmate()) return SealedReason{"sealed-mate-before", {}};
  if (p.is_stalemate()) return SealedReason{"sealed-stalemate-before", {}};
  if (is_dead(p) == Answer::yes) return SealedReason{"sealed-dead-before", {}};
  if (const auto draw = automatic_draw(record_of(sealed), sealed.edition))
    return SealedReason{
        *draw == DrawKind::fivefold ? "sealed-fivefold-before" : "sealed-75-moves-before", {}};
  return std::nullopt;
}

void leave_to_arbiter(const SealedMove& sealed, SealedVerdict& out) {
  out.loses = std::nullopt;
  out.outcome = SealedOutcome::arbiter_decides;
  out.article = article(Topic::sealed_move_loses, sealed.edition);
}

// US Chess: nothing is lost by the writing; of several readings the opponent may choose.
void judge_reasonably(SealedVerdict& out) {
  if (out.kind != SealedKind::ambiguous) return out.reasons.push_back({"sealed-reasonable", {}});
  out.loses = false;
  out.outcome = SealedOutcome::game_continues;
  out.reasons.push_back({"sealed-opponent-chooses", {}});
}

// The move is lost, unless the Laws leave it to the arbiter.
void judge_loss(const SealedMove& sealed, SealedVerdict& out) {
  leave_to_arbiter(sealed, out);
  if (const auto over = over_before(sealed)) {
    out.reasons.push_back(*over);
    return;
  }
  switch (can_win(sealed.before, ~sealed.before.turn()).verdict) {
    case Possibility::impossible:
      out.reasons.push_back({"sealed-opponent-cannot-mate", {}});
      return;
    case Possibility::undetermined:
      out.reasons.push_back({"sealed-opponent-may-not-mate", {}});
      return;
    case Possibility::possible:
      break;
  }
  if (sealed.doubt == EnvelopeDoubt::ends_game || sealed.doubt == EnvelopeDoubt::words_beside ||
      sealed.doubt == EnvelopeDoubt::two_texts || sealed.doubt == EnvelopeDoubt::two_moves)
    return;
  const auto& all = out.readings;  // in some letters it may be valid: then they decide first
  if (std::any_of(all.begin(), all.end(),
                  [](const SealedReading& r) { return r.kind == SealedKind::valid; }))
    return;
  if (sealed_doctrine(sealed.edition) == SealedDoctrine::reasonable) return judge_reasonably(out);
  out.outcome = SealedOutcome::loses;
  out.loses = true;
}

// Does the move end the game?
void judge_valid(const SealedMove& sealed, SealedVerdict& out) {
  const auto end = [&](SealedOutcome outcome, Topic topic) {
    out.outcome = outcome;
    out.article = article(topic, sealed.edition);
  };
  out.loses = false;
  out.after = sealed.before;
  out.after->play(out.move);
  if (const auto over = over_before(sealed)) out.reasons.push_back(*over);
  if (out.after->is_checkmate()) return end(SealedOutcome::checkmate, Topic::checkmate);
  if (out.after->is_stalemate()) return end(SealedOutcome::stalemate, Topic::stalemate);
  if (is_dead(*out.after) == Answer::yes)
    return end(SealedOutcome::dead_position, Topic::dead_position);
  GameRecord record = record_of(sealed);
  record.add(*out.after);
  if (const auto draw = automatic_draw(record, sealed.edition))
    return end(SealedOutcome::draw, topic_of(*draw));
  end(SealedOutcome::game_continues, Topic::sealed_move);
}

}  // namespace

std::string_view sealed_kind_name(SealedKind kind) {
  static constexpr std::string_view names[] = {"valid", "ambiguous", "illegal", "unreadable"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view sealed_outcome_name(SealedOutcome outcome) {
  static constexpr std::string_view names[] = {"game-continues",  "loses",     "draw",
                                               "arbiter-decides", "checkmate", "stalemate",
                                               "dead-position"};
  return names[static_cast<std::size_t>(outcome)];
}

namespace {

SealedReason no_meaning(EnvelopeDoubt doubt) {
  return {doubt == EnvelopeDoubt::nothing_written ? "sealed-nothing-written"
          : doubt == EnvelopeDoubt::ends_game     ? "sealed-ends-game"
          : doubt == EnvelopeDoubt::two_texts     ? "sealed-two-texts"
          : doubt == EnvelopeDoubt::two_moves     ? "sealed-two-moves"
                                                  : "sealed-no-meaning",
          {}};
}

std::vector<Move> moves_of(const Position& before, std::span<const Reading> readings) {
  std::vector<Move> out;
  for (const Reading& reading : readings) {
    MoveList fits;
    legal_matches(before, reading.pattern, fits);
    for (const Move move : fits)
      if (std::find(out.begin(), out.end(), move) == out.end()) out.push_back(move);
  }
  return out;
}

// The next edition whose articles on sealed moves are at hand; none if its own are.
std::optional<Edition> edition_in_place_of(Edition edition) {
  if (!article(Topic::sealed_move_loses, edition).empty()) return std::nullopt;
  const std::vector<Edition>& all = all_editions();
  const auto next = std::find_if(all.begin(), all.end(), [&](Edition other) {
    return other > edition && !article(Topic::sealed_move_loses, other).empty();
  });
  return next == all.end() ? std::nullopt : std::optional(*next);
}

SealedVerdict judge(const SealedMove& sealed) {
  std::vector<SealedLook> looks;
  for (const AlphabetReadings& alphabet : sealed.alphabets)
    looks.push_back(look_at(sealed.before, alphabet, sealed.wings));
  SealedVerdict out;
  const SealedLook* best = spokesman(looks);
  if (!best) {
    out.reasons.push_back(no_meaning(sealed.doubt));
    judge_loss(sealed, out);
    return out;
  }
  for (const SealedLook& look : looks)
    if (look.reading) out.readings.push_back(look.result);
  const auto& all = out.readings;
  if (std::all_of(all.begin(), all.end(),
                  [&](const SealedReading& r) { return same(r, best->result); }))
    out.readings.clear();
  else
    out.reasons.push_back({"sealed-depends-on-language", {}});

  const std::vector<Move> moves = all_moves(looks);
  out.kind = moves.size() > 1 ? SealedKind::ambiguous : best->result.kind;
  if (out.kind == SealedKind::unreadable) out.reasons.push_back(no_meaning(sealed.doubt));
  if (out.kind == best->result.kind) add_reasons(sealed.before, *best, out.reasons);
  if (out.kind == SealedKind::ambiguous) out.candidates = moves;
  if (out.kind == SealedKind::valid) {
    out.move = moves[0];
    judge_valid(sealed, out);
    if (sealed.doubt == EnvelopeDoubt::words_beside) leave_to_arbiter(sealed, out);
  } else {
    judge_loss(sealed, out);
    if (out.kind == SealedKind::ambiguous && best->wing_unknown) {
      out.reasons.push_back({"sealed-wing-unknown", {}});
      leave_to_arbiter(sealed, out);
    }
    if (out.kind == SealedKind::illegal && !best->meant.empty()) {
      out.candidates = best->meant;
      out.reasons.push_back({"sealed-square-of-the-pawn-taken", {}});
      leave_to_arbiter(sealed, out);
    }
  }
  return out;
}

}  // namespace

SealedVerdict judge_sealed(const SealedMove& sealed) {
  SealedVerdict out = judge(sealed);
  if (out.kind == SealedKind::unreadable)
    out.candidates = moves_of(sealed.before, sealed.both_texts);
  if (const auto other = edition_in_place_of(sealed.edition))
    out.reasons.push_back({"sealed-text-not-at-hand",
                           {{"edition", std::string(edition_name(*other))},
                            {"article", std::string(article(Topic::sealed_move_loses, *other))}}});
  return out;
}

}  // namespace planilla
