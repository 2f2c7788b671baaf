// Each half-move once, from the last to the first for what supports it, then in order.
#include "game/reconcile/joint_proof.h"

#include <algorithm>
#include <cstdint>

#include "board/half_move.h"
#include "game/reconcile/order_doubts.h"
#include "game/reconcile/proved_alone.h"
#include "game/reconcile/rest_of_game.h"
#include "game/reconcile/same_word.h"
#include "game/reconcile/word_meanings.h"
#include "game/reconcile/words_alone.h"
#include "game/reconcile/words_moved.h"
#include "notation/read/notations.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

class JointProof {
public:
  JointProof(const std::vector<SheetLine>& sheets, const Position& start, Slips& slips,
             const SlipCosts& costs, const Evidence& known, Agreement& game)
      : sheets_(sheets),
        slips_(slips),
        costs_(costs),
        known_(known),
        game_(game),
        start_(start),
        positions_(positions_along(start, game.moves)) {}

  void run() {
    weigh_all();
    drop_unsaid();
  }

private:
  void weigh_all() {
    take_words_in_place(sheets_, positions_, game_);
    settle_orders();
    weigh_support();
    const std::size_t passed_over = std::min(first_passed_over(sheets_, positions_, game_),
                                             stop_of_all_alone(sheets_, positions_, game_));
    for (std::size_t ply = 0; ply < game_.proved; ++ply) {
      if (is_known(ply)) continue;
      if (ply == passed_over) return stop_at_next_words(ply);
      if (!weigh(ply)) return;
    }
    if (game_.proved == game_.moves.size() && passed_over == game_.proved)
      stop_at_next_words(passed_over);
  }

  static constexpr std::size_t most_listed = 8;

  bool is_known(std::size_t ply) const {
    return known_.played.count(static_cast<int>(ply) + 1) != 0;
  }
  bool has_word(std::size_t ply, std::size_t sheet) const {
    return sheets_[sheet].has_word(game_.words[ply][sheet]);
  }
  bool has_words(std::size_t ply) const {
    for (std::size_t i = 0; i < sheets_.size(); ++i)
      if (has_word(ply, i)) return true;
    return false;
  }
  // Does a sheet say the move as it stands, or as one of several?
  bool stands(std::size_t ply) const {
    const std::vector<Meaning> all = meanings(ply);
    const Meaning* own = find(all, game_.moves[ply]);
    return own != nullptr && own->plain;
  }

  // What the words of all sheets for a half-move can mean, the cheapest first.
  std::vector<Meaning> meanings(std::size_t ply) const {
    return meanings_of(sheets_, game_.words[ply], positions_[ply], slips_, costs_);
  }

  static const Meaning* find(const std::vector<Meaning>& all, Move move) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Meaning& m) { return m.move == move; });
    return found == all.end() ? nullptr : &*found;
  }

  // What all sheets go on with there is played: it stands on each of them as it is written. Else
  // the words that were passed over are asked about.
  void stop_at_next_words(std::size_t ply) {
    if (go_on_together(sheets_, positions_[ply], ply, game_)) {
      positions_ = positions_along(start_, game_.moves);
      ply = game_.moves.size();
      stop(ply, meanings(ply));
      return;
    }
    const std::vector<Span> words = next_words(sheets_, ply, game_);
    Undecided question = question_at(ply);
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i].size() != 0) question.spans[i] = words[i];
    stop(std::move(question), meanings_of(sheets_, words, positions_[ply], slips_, costs_));
  }

  void settle_orders() {
    const std::vector<OrderDoubt> doubts = order_doubts(sheets_, start_, slips_, known_, game_);
    positions_ = positions_along(start_, game_.moves);
    for (const OrderDoubt& doubt : doubts) {
      if (doubt.ply >= game_.proved) return;
      if (doubt.move)
        ask(doubt.ply, {doubt.move});
      else
        stop_at_next_words(doubt.ply);
    }
  }

  // Is the rest of the game as legal if all wrote what was played, against the rules?
  bool stood(std::size_t ply, std::size_t witness) const {
    for (const Move move :
         moves_that_stood(sheets_[witness], game_.words[ply][witness], positions_[ply])) {
      Position after = positions_[ply];
      after.force(move);
      if (lives_behind(ply, after, {.move = move})) return true;
    }
    return false;
  }

  // Of each half-move: how many behind it stand as they are written, less what is changed there.
  void weigh_support() {
    const int per_change = static_cast<int>(costs_.proof.words);
    support_.assign(game_.moves.size() + 1, 0);
    stands_.assign(game_.moves.size() + 1, true);
    for (std::size_t ply = game_.proved; ply-- > 0;) {
      stands_[ply] = is_known(ply) || !has_words(ply) || stands(ply);
      const int behind = support_[ply + 1];
      const int own = has_words(ply) ? 1 : 0;
      support_[ply] = stands_[ply] ? behind + own : std::max(0, std::min(behind, 12) - per_change);
    }
  }

  // With another move played there, can the rest be read as it stands, or as it was agreed? Where
  // sheets have that move plainly, it is what they say themselves that counts: another sheet goes
  // on from its own move.
  bool lives(std::size_t ply, const Meaning& rival) const {
    Position position = positions_[ply];
    position.play(rival.move);
    return lives_behind(ply, position, rival);
  }
  bool lives_behind(std::size_t ply, const Position& position, const Meaning& rival) const {
    return lives_to_end({sheets_, game_, stands_, known_.final}, ply, position, rival);
  }

  // By how much must the move lead one that leaves the rest legal, and does it?
  bool leads(const Meaning& own, const Meaning& rival, bool rival_lives) const {
    const std::uint32_t stops = costs_.slip.any + costs_.slip.look_alike;
    const std::uint32_t cost = rival.cost + (rival_lives ? 0 : stops);
    return cost >= own.cost + (rival_lives ? costs_.proof.even : costs_.proof.margin);
  }

  // False: the game stops before it.
  bool weigh(std::size_t ply) {
    if (!has_words(ply)) return weigh_hole(ply);
    const std::vector<Meaning> all = meanings(ply);
    const Meaning* const own = find(all, game_.moves[ply]);
    if (own == nullptr) return stop(ply, all);
    std::vector<Move> rivals;
    bool plain_rival = false;
    for (const Meaning& rival : all) {
      if (rival.move == own->move || (own->plain && !rival.plain)) continue;
      if (is_said_by_all(ply, *own) && !is_said_by_all(ply, rival)) continue;
      plain_rival |= rival.plain;
      if (!leads(*own, rival, lives(ply, rival))) rivals.push_back(rival.move);
    }
    if (own->plain) {
      add_said_otherwise(ply, *own, all, rivals);
      if (take_next_words(sheets_, positions_[ply], ply, game_)) return weigh(ply);
      if (says_next(ply, *own) || stands_out_of_place(sheets_, ply, game_))
        return stop(ply, plain_of(all));
      if (!rivals.empty() && sheets_part(sheets_, positions_, ply, game_))
        return stop(ply, plain_of(all));
      if (!rivals.empty()) ask(ply, rivals);
      return true;
    }
    if (is_only_one(ply, all)) return true;
    if (proves_alone(sheets_, ply, game_)) {
      std::erase_if(rivals, [&](Move move) { return !find(all, move)->plain; });
      if (!rivals.empty()) ask(ply, rivals);
      return true;
    }
    if (take_plain_move(sheets_, positions_[ply], ply, all, game_)) {
      positions_ = positions_along(start_, game_.moves);
      stands_[ply] = true;
      return weigh(ply);
    }
    if (is_said_otherwise(sheets_, positions_[ply], ply, game_)) return stop(ply, all);
    const std::vector<std::size_t> said_by = witnesses(sheets_, game_.words[ply], positions_[ply]);
    const bool one_witness = said_by.size() == 1;
    if (one_witness && is_denied_alone(ply, own->move)) return stop(ply, all);
    if (one_witness && (!rivals.empty() || stood(ply, said_by[0]))) return stop(ply, all);
    const int needed = static_cast<int>(plain_rival ? costs_.proof.legal : costs_.proof.alone);
    if (support_[ply + 1] < needed || (plain_rival && !rivals.empty())) return stop(ply, all);
    if (!rivals.empty()) ask(ply, rivals);
    return true;
  }

  // What the word of another sheet means by itself, where it is not the move that stands on one:
  // what its own rows prove, or the likeliest of its slips behind which the game goes on.
  void add_said_otherwise(std::size_t ply, const Meaning& own, const std::vector<Meaning>& all,
                          std::vector<Move>& rivals) const {
    const std::uint32_t near = costs_.slip.any + costs_.slip.swapped_characters;
    const std::uint32_t far = costs_.slip.any + costs_.slip.diagonal;
    const bool enough = support_[ply + 1] >= static_cast<int>(costs_.proof.words);
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
      const bool speaks = has_word(ply, i) || sheets_[i].is_hole(game_.words[ply][i]);
      if (!speaks || own.costs[i] <= costs_.half_move.ambiguous) continue;
      if (const Move said = said_alone(sheets_[i], ply, game_); said) {
        const Meaning* const other = find(all, said);
        if (said != own.move && (other == nullptr || !other->plain)) rivals.push_back(said);
        continue;
      }
      if (own.costs[i] <= far || !enough) continue;
      for (const Meaning& other : all)
        if (!other.plain && other.costs[i] <= near && lives(ply, other))
          rivals.push_back(other.move);
    }
  }

  // A change for which no other sheet speaks is one that the sheet proves by itself.
  bool is_denied_alone(std::size_t ply, Move move) const {
    for (std::size_t i = 0; i < sheets_.size(); ++i)
      if (has_word(ply, i) && sheets_[i].denies_alone(game_.words[ply][i], move)) return true;
    return false;
  }

  static std::vector<Meaning> plain_of(std::vector<Meaning> all) {
    std::erase_if(all, [](const Meaning& one) { return !one.plain; });
    return all;
  }

  // Where sheets say several moves as they stand, what none says is not asked about.
  void drop_unsaid() {
    for (Undecided& question : game_.questions) {
      const auto ply = static_cast<std::size_t>(question.ply) - 1;
      if (question.stops || ply >= game_.moves.size()) continue;
      const std::vector<Meaning> said = plain_of(meanings(ply));
      if (said.size() < 2 || find(said, game_.moves[ply]) == nullptr) continue;
      std::erase_if(question.moves, [&](Move move) { return find(said, move) == nullptr; });
    }
  }

  // As it stands, on each sheet that has a word for it.
  bool is_said_by_all(std::size_t ply, const Meaning& meaning) const {
    for (std::size_t i = 0; i < sheets_.size(); ++i)
      if (has_word(ply, i) && meaning.costs[i] > costs_.half_move.ambiguous) return false;
    return meaning.plain;
  }

  // Does a sheet have a word in its place that cannot mean it, and can its words be read as the
  // half-moves behind it? Then that sheet lacks this half-move, and its word is not to be passed
  // over.
  bool says_next(std::size_t ply, const Meaning& own) const {
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
      if (!has_word(ply, i) || own.costs[i] != no_meaning) continue;
      Position after = positions_[ply];
      after.play(own.move);
      if (goes_on_with(sheets_[i], i, ply, std::move(after), game_)) return true;
    }
    return false;
  }

  // Does a sheet say that something was played there?
  bool is_left_open(std::size_t ply) const {
    return std::any_of(game_.departures.begin(), game_.departures.end(), [&](const Departure& d) {
      return d.ply == static_cast<int>(ply) + 1 && d.kind == SheetReading::hole;
    });
  }

  // No sheet has it: it is proved only if some of them leave it open, enough is written behind it,
  // and no other move leaves the rest legal.
  bool weigh_hole(std::size_t ply) {
    MoveList moves;
    positions_[ply].legal_moves(moves);
    std::vector<Meaning> live;
    for (const Move move : moves)
      if (const Meaning rival{.move = move}; move != game_.moves[ply] && lives(ply, rival))
        live.push_back(rival);
    const bool enough = support_[ply + 1] >= static_cast<int>(costs_.proof.words);
    if (live.empty() && enough && is_left_open(ply)) return true;
    live.insert(live.begin(), {.move = game_.moves[ply]});
    return stop(ply, live, false);
  }

  // All words for it are masked, and one move alone fits them.
  bool is_only_one(std::size_t ply, const std::vector<Meaning>& all) const {
    for (std::size_t i = 0; i < sheets_.size(); ++i)
      if (has_word(ply, i) && (sheets_[i].token_at(game_.words[ply][i]).flags & token_masked) == 0)
        return false;
    const auto fits = [&](const Meaning& meaning) {
      for (std::size_t i = 0; i < sheets_.size(); ++i)
        if (has_word(ply, i) && meaning.costs[i] == no_meaning) return false;
      return true;
    };
    return std::count_if(all.begin(), all.end(), fits) == 1 && fits(*find(all, game_.moves[ply]));
  }

  Undecided question_at(std::size_t ply) const {
    Undecided question{.ply = static_cast<int>(ply) + 1};
    question.spans.resize(sheets_.size());
    if (ply < game_.words.size()) question.spans = game_.words[ply];
    for (std::size_t i = 0; i < sheets_.size(); ++i)
      if (question.spans[i].size() == 0) question.spans[i] = next_word(ply, i);
    return question;
  }

  // The point before the sheet's next word; at the end of its words there is none.
  Span next_word(std::size_t ply, std::size_t sheet) const {
    for (; ply < game_.words.size(); ++ply)
      if (const Span word = game_.words[ply][sheet]; word.size() != 0)
        return {word.begin, word.begin};
    const SheetLine& line = sheets_[sheet];
    if (line.words.empty()) return {};
    const std::uint32_t end = line.tokens[line.words.back().token].end();
    return {end, end};
  }

  void ask(std::size_t ply, const std::vector<Move>& rivals) {
    const int number = static_cast<int>(ply) + 1;
    auto at = std::find_if(game_.questions.begin(), game_.questions.end(),
                           [&](const Undecided& q) { return q.ply >= number; });
    if (at == game_.questions.end() || at->ply != number) {
      at = game_.questions.insert(at, question_at(ply));
      at->moves.push_back(game_.moves[ply]);
    }
    for (const Move move : rivals)
      if (at->moves.size() < most_listed &&
          std::find(at->moves.begin(), at->moves.end(), move) == at->moves.end())
        at->moves.push_back(move);
  }

  bool stop(std::size_t ply, const std::vector<Meaning>& all, bool written = true) {
    return stop(question_at(ply), all, written);
  }
  bool stop(Undecided question, const std::vector<Meaning>& all, bool written = true) {
    const std::size_t ply = static_cast<std::size_t>(question.ply) - 1;
    question.stops = true;
    question.written = written;
    for (const Meaning& meaning : all)
      if (question.moves.size() < most_listed) question.moves.push_back(meaning.move);
    if (ply < game_.moves.size() && find(all, game_.moves[ply]) == nullptr)
      question.moves.push_back(game_.moves[ply]);
    stop_before(std::move(question), game_);
    return false;
  }

  const std::vector<SheetLine>& sheets_;
  Slips& slips_;
  const SlipCosts& costs_;
  const Evidence& known_;
  Agreement& game_;
  const Position& start_;
  std::vector<Position> positions_;  // positions_[n] after n half-moves
  std::vector<int> support_;         // of the half-moves from this one on
  std::vector<bool> stands_;         // it needs no repair
};

}  // namespace

bool same_pieces(const Position& a, const Position& b) {
  for (int s = 0; s < 64; ++s)
    if (a.piece_on(static_cast<Square>(s)) != b.piece_on(static_cast<Square>(s))) return false;
  return true;
}

void stop_before(Undecided question, Agreement& game) {
  const int ply = question.ply;
  game.proved = static_cast<std::size_t>(ply) - 1;
  std::erase_if(game.questions, [&](const Undecided& q) { return q.ply >= ply; });
  std::erase_if(game.departures, [&](const Departure& d) { return d.ply >= ply; });
  game.questions.push_back(std::move(question));
}

void prove(const std::vector<SheetLine>& sheets, const Position& start, Slips& slips,
           const SlipCosts& costs, const Evidence& known, Agreement& game) {
  JointProof(sheets, start, slips, costs, known, game).run();
}

}  // namespace planilla
