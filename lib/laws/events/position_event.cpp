// First whether the game was over before the event, then one function an event.
#include "laws/events/position_event.h"

#include <algorithm>
#include <bit>

namespace planilla {

namespace {

constexpr std::array<std::string_view, 7> event_names = {
    "none", "flag", "illegal-move", "resignation", "agreement", "both-flags", "quickplay-claim"};
constexpr int fifty = 100, seventy_five = 150;  // half-moves
constexpr std::string_view drawn = "1/2-1/2";

std::string_view won_by(Color side) {
  return side == white ? "1-0" : "0-1";
}

std::string side_name(Color side) {
  return side == white ? "white" : "black";
}

class Judge {
public:
  Judge(const Position& position, const PositionFacts& facts, const EventCase& what)
      : position_(position), facts_(facts), what_(what) {}

  EventVerdict verdict() {
    if (!over_before()) after_event();
    return std::move(out_);
  }

private:
  void reason(std::string id, std::vector<Argument> args = {}) {
    out_.reasons.push_back({std::move(id), std::move(args)});
  }

  void end(std::string_view result, Topic topic, std::string id) {
    out_.result = result;
    out_.article = article(topic, what_.edition);
    reason(std::move(id));
  }

  bool over_before() {
    if (facts_.checkmate) {
      end(won_by(~position_.turn()), Topic::checkmate, "laws-checkmate");
    } else if (facts_.stalemate) {
      end(drawn, Topic::stalemate, "laws-stalemate");
    } else if (facts_.dead == Answer::yes) {
      end(drawn, Topic::dead_position, "laws-dead");
    } else if (position_.halfmove_clock() >= seventy_five &&
               seventy_five_moves_end(what_.edition)) {
      end(drawn, Topic::seventy_five_moves, "laws-seventy-five");
    } else {
      return false;
    }
    return true;
  }

  void after_event() {
    switch (what_.event) {
      case PositionEvent::none:
        reason("laws-goes-on");
        if (position_.halfmove_clock() >= fifty)
          reason("laws-fifty",
                 {{"article", std::string(article(Topic::fifty_moves, what_.edition))}});
        return;
      case PositionEvent::flag:
        return flag();
      case PositionEvent::illegal_move:
        return illegal_move();
      case PositionEvent::resignation:
        return resignation();
      case PositionEvent::agreement:
        return agreement();
      case PositionEvent::both_flags:
        return both_flags();
      case PositionEvent::quickplay_claim:
        return quickplay_claim();
    }
  }

  // The opponent of the player of the event wins, or draws where no mate is possible.
  void lose_unless_no_mate() {
    const Color opponent = ~what_.by;
    const Argument side{"side", side_name(opponent)};
    switch (facts_.can_win[opponent].verdict) {
      case Possibility::possible:
        out_.result = won_by(opponent);
        return reason("laws-opponent-can-mate", {side});
      case Possibility::impossible:
        out_.result = drawn;
        return reason("laws-opponent-cannot-mate", {side});
      case Possibility::undetermined:
        return reason("laws-opponent-may-mate", {side});
    }
  }

  void flag() {
    out_.article = flag_article(what_.edition, what_.conditions.tempo);
    if (what_.conditions.supervised) out_.article = article(Topic::flag_fall, what_.edition);
    if (out_.article.empty()) reason("laws-no-number");
    lose_unless_no_mate();
  }

  void illegal_move() {
    out_.penalty = illegal_move_rule(what_.edition, what_.conditions);
    if (!out_.penalty) return reason("laws-undetermined");
    const IllegalMoveRule& rule = *out_.penalty;
    out_.article = rule.article;
    if (rule.article.empty()) reason("laws-no-number");
    if (rule.on_claim && !what_.claimed)
      return reason(rule.loses_at == 1 ? "laws-claim-wins" : "laws-claim-needed");
    if (what_.count < rule.loses_at) {
      reason("laws-restore");
      if (rule.minutes)
        reason("laws-minutes",
               {{"minutes", std::int64_t{*rule.minutes}}, {"side", side_name(~what_.by)}});
      else
        reason("laws-minutes-unknown");
      if (rule.doubtful) reason("laws-minutes-doubtful");
      return reason("laws-loses-at", {{"limit", std::int64_t{rule.loses_at}}});
    }
    reason("laws-loses", {{"limit", std::int64_t{rule.loses_at}}});
    if (rule.may_draw.value_or(false)) return lose_unless_no_mate();
    if (!rule.may_draw && facts_.can_win[~what_.by].verdict != Possibility::possible)
      return reason("laws-undetermined");
    out_.result = won_by(~what_.by);
  }

  void resignation() {
    out_.article = article(Topic::resignation, what_.edition);
    if (out_.article.empty()) reason("laws-no-number");
    if (resignation_may_draw(what_.edition)) return lose_unless_no_mate();
    out_.result = won_by(~what_.by);
    reason("laws-resigned");
  }

  void agreement() {
    out_.article = article(Topic::draw_agreed, what_.edition);
    if (out_.article.empty()) reason("laws-no-number");
    // A FEN with fewer men and move 1 does not say how many moves were made.
    const bool both_moved = position_.fullmove_number() > 1 ||
                            std::popcount(position_.pieces(white) | position_.pieces(black)) < 32;
    if (!both_moved && agreement_needs_moves(what_.edition).value_or(false))
      return reason("laws-agreed-too-early");
    out_.result = drawn;
    reason("laws-agreed");
  }

  void both_flags() {
    out_.article = both_flags_article(what_.edition, what_.conditions.tempo);
    if (out_.article.empty()) return reason("laws-undetermined");
    if (!guideline_holds()) return;
    if (what_.periods > 1) return reason("laws-both-flags-periods");
    out_.result = drawn;
    reason("laws-both-flags");
  }

  // False where the guideline of the article is for other games; else says if it must be announced.
  bool guideline_holds() {
    const GuidelineUse& use = guideline_use(what_.edition);
    if (use.without_increment && what_.increment) {
      reason("laws-without-increment");
      return false;
    }
    if (!use.announced.empty()) reason("laws-announced", {{"article", use.announced}});
    return true;
  }

  // What a position can say of it: no mate at all is no win by normal means.
  void quickplay_claim() {
    const std::string_view number = quickplay_article(what_.edition, what_.conditions.tempo);
    if (number == "none") return reason("laws-no-such-claim");
    out_.article = number;
    if (number.empty())
      reason("laws-undetermined");
    else if (!guideline_holds())
      return;
    const int quiet = position_.halfmove_clock() / 2;
    if (quiet > 0) reason("laws-quiet-moves", {{"count", std::int64_t{quiet}}});
    if (facts_.can_win[~what_.by].verdict == Possibility::impossible) return lose_unless_no_mate();
    if (!number.empty()) reason("laws-normal-means", {{"side", side_name(~what_.by)}});
  }

  const Position& position_;
  const PositionFacts& facts_;
  const EventCase& what_;
  EventVerdict out_;
};

}  // namespace

PositionFacts facts_of(const Position& position) {
  PositionFacts out;
  out.can_win[white] = can_win(position, white);
  out.can_win[black] = can_win(position, black);
  out.check = position.in_check();
  out.checkmate = position.is_checkmate();
  out.stalemate = position.is_stalemate();
  MoveList moves;
  position.legal_moves(moves);
  out.legal_moves.assign(moves.begin(), moves.end());
  const auto is = [&](Possibility verdict) {
    return out.can_win[white].verdict == verdict || out.can_win[black].verdict == verdict;
  };
  out.dead = is(Possibility::possible) || out.checkmate ? Answer::no
             : is(Possibility::undetermined)            ? Answer::undetermined
                                                        : Answer::yes;
  return out;
}

std::string_view event_name(PositionEvent event) {
  return event_names[static_cast<std::size_t>(event)];
}

std::optional<PositionEvent> find_event(std::string_view name) {
  const auto at = std::find(event_names.begin() + 1, event_names.end(), name);
  if (at == event_names.end()) return std::nullopt;
  return static_cast<PositionEvent>(at - event_names.begin());
}

bool is_of_a_player(PositionEvent event) {
  return event == PositionEvent::flag || event == PositionEvent::illegal_move ||
         event == PositionEvent::resignation || event == PositionEvent::quickplay_claim;
}

EventVerdict judge_event(const Position& position, const PositionFacts& facts,
                         const EventCase& what) {
  return Judge(position, facts, what).verdict();
}

}  // namespace planilla
