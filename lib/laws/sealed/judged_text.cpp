// One look after another, until the text has a meaning that the arbiter can weigh.
#include "laws/sealed/judged_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "laws/sealed/closed_up.h"
#include "laws/sealed/masked_moves.h"
#include "laws/sealed/signs_in_order.h"
#include "laws/sealed/struck_out.h"
#include "notation/data/doubt_grammar.h"

namespace planilla {

namespace {

class SecondLook {
public:
  SecondLook(const SealedText& sealed, const std::string& text, const Notations& notations,
             const EnvelopeWords& words, SealedVerdict& verdict)
      : sealed_(sealed), text_(text), notations_(notations), words_(words), verdict_(verdict) {}

  void look() {
    look_behind_mask();
    look_at_choice();
    look_at_order_of_signs();
    look_at_corrections();
    look_in_other_letters();
    look_in_foreign_letters();
    look_between_letters();
  }

private:
  bool is_lost() const { return verdict_.loses.value_or(false); }
  bool is_lost_unread() const { return is_lost() && verdict_.kind == SealedKind::unreadable; }

  SealedVerdict verdict_on(const std::string& text,
                           const std::vector<std::string>& languages) const {
    const EnvelopeLetters letters{languages, sealed_.letters.notation};
    const OpenEnvelope other = open_envelope(text, {sealed_.position, notations_, letters, words_});
    return judge_sealed({.before = sealed_.position,
                         .alphabets = other.alphabets,
                         .edition = sealed_.edition,
                         .doubt = other.doubt});
  }

  static std::vector<Move> moves_of(const SealedVerdict& verdict) {
    return verdict.kind == SealedKind::valid ? std::vector<Move>{verdict.move} : verdict.candidates;
  }

  void add_single_move(const std::string& text, std::vector<Move>& moves) const {
    const SealedVerdict then = verdict_on(text, sealed_.letters.languages);
    const bool is_new = std::find(moves.begin(), moves.end(), then.move) == moves.end();
    if (then.kind == SealedKind::valid && is_new) moves.push_back(then.move);
  }

  void leave_to_arbiter(SealedReason reason) {
    verdict_.loses = std::nullopt;
    verdict_.outcome = SealedOutcome::arbiter_decides;
    verdict_.reasons.push_back(std::move(reason));
  }

  // Handwriting is the arbiter's to read; the legal moves that it can be are named. What stands
  // around a mask is no word.
  void look_behind_mask() {
    if (verdict_.kind != SealedKind::unreadable || !verdict_.candidates.empty()) return;
    const MaskPlace mask = first_mask(text_, notations_);
    if (mask.size == 0) return;
    std::vector<Move> moves =
        masked_moves(text_, sealed_.position, notations_, sealed_.letters.languages);
    if (moves.empty() && is_lost())  // in other notations
      for (const char c : std::string_view("abcdefgh12345678")) {
        std::string meant = text_;
        meant.replace(mask.at, mask.size, 1, c);
        add_single_move(meant, moves);
      }
    if (moves.empty()) return;
    verdict_.candidates = std::move(moves);
    std::erase_if(verdict_.reasons,
                  [](const SealedReason& reason) { return reason.id == "sealed-ends-game"; });
    leave_to_arbiter({"sealed-masked", {}});
  }

  // "A[a/c]4": what the paper says is doubtful, not what the player meant.
  void look_at_choice() {
    if (!is_lost_unread()) return;
    std::vector<Move> moves;
    for (const std::string& one : each_of_choice(text_)) add_single_move(one, moves);
    if (moves.empty()) return;
    verdict_.candidates = std::move(moves);
    leave_to_arbiter({"sealed-masked", {}});
  }

  // "A-a-4", "Aa4Aa4": no notation, and hardly another meaning.
  void look_between_letters() {
    if (is_lost_unread() && verdict_.candidates.empty())
      offer_meant(closed_up(text_), "sealed-without-signs");
  }

  // A text without a meaning whose signs make a legal move in another order.
  void look_at_order_of_signs() {
    if (is_lost_unread()) offer_meant(signs_in_order(text_), "sealed-signs-in-order");
  }

  // The moves of another text that may be meant, if there is one; `why`: the reason that names it.
  void offer_meant(const std::optional<std::string>& meant, const char* why) {
    if (!meant) return;
    std::vector<Move> moves = moves_of(verdict_on(*meant, sealed_.letters.languages));
    if (moves.empty()) return;
    verdict_.candidates = std::move(moves);
    leave_to_arbiter({why, {{"meant", *meant}}});
  }

  // Signs that take a move back, the longest first.
  std::vector<std::string> signs_of_correction() const {
    const DoubtGrammar& doubt = notations_.doubt_grammar();
    std::vector<std::string> out(doubt.replaced_by.begin(), doubt.replaced_by.end());
    for (const std::string& around : doubt.crossed_around)
      out.push_back(around.size() > 1 ? around : around + around);
    std::sort(out.begin(), out.end(),
              [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    return out;
  }

  // The text with blanks in place of such signs; "" where it has none. What is written over a move
  // stands alone: "Ac4 XXX Aa4".
  std::string without_corrections() const {
    std::string out = text_;
    bool found = false;
    for (const std::string& sign : signs_of_correction())
      for (std::size_t at = 0; sign.size() > 1 && (at = out.find(sign, at)) != out.npos;) {
        out.replace(at, sign.size(), sign.size(), ' ');
        found = true;
      }
    for_each_word(out, [&](std::size_t at, std::size_t end) {
      const std::string word = out.substr(at, end - at);
      const bool crosses =
          word == "x" || word == "X" || notations_.doubt_grammar().crossed_behind.count(word) != 0;
      const bool within = at > 0 && end < out.size();
      if (!crosses || !within) return;
      out.replace(at, end - at, end - at, ' ');
      found = true;
    });
    return found ? out : std::string();
  }

  template <typename Work>
  static void for_each_word(const std::string& text, const Work& work) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      if (end > at) work(at, end);
      at = end + 1;
    }
  }

  // "Ae3 -> Cbd2", "--Ae3-- Cbd2", "Ae3 x Cbd2", a stroke whose end was forgotten: such a sign
  // stands among the moves; each of them by itself is named. A sign of capture that makes no legal
  // move may be a cross between two.
  void look_at_corrections() {
    if (!is_lost()) return;
    const std::string parted = without_corrections();
    if (parted.empty()) return;
    std::vector<Move> moves;
    for_each_word(parted, [&](std::size_t at, std::size_t end) {
      add_single_move(parted.substr(at, end - at), moves);
    });
    if (moves.size() < (verdict_.kind == SealedKind::unreadable ? 1u : 2u)) return;
    verdict_.candidates = std::move(moves);
    leave_to_arbiter({"sealed-two-texts", {}});
  }

  // Both players wrote one sheet, each in letters of their own: where the text is no move in those
  // of the player who sealed, and one in those of the other, nobody loses by it before the arbiter
  // has looked.
  void look_in_other_letters() {
    if (!is_lost() || sealed_.other_languages.empty()) return;
    if (moves_of(verdict_on(text_, sealed_.other_languages)).empty()) return;
    const std::string names = fmt::format("{}", fmt::join(sealed_.other_languages, ", "));
    leave_to_arbiter({"sealed-other-letters", {{"languages", names}}});
  }

  // A text that says nothing at all in the letters of the player, and a legal move in those of
  // another language.
  void look_in_foreign_letters() {
    if (!is_lost_unread() || sealed_.letters.languages.empty()) return;
    const SealedVerdict then = verdict_on(text_, {});
    std::vector<Move> moves = moves_of(then);
    if (moves.empty()) return;
    verdict_.candidates = std::move(moves);
    leave_to_arbiter({"sealed-foreign-letters", {}});
    verdict_.readings = then.readings;
    std::erase_if(verdict_.readings, [](const SealedReading& one) { return one.moves.empty(); });
  }

  const SealedText& sealed_;
  const std::string& text_;
  const Notations& notations_;
  const EnvelopeWords& words_;
  SealedVerdict& verdict_;
};

}  // namespace

JudgedText judge_text(const SealedText& sealed, const Notations& notations) {
  JudgedText out;
  std::string text = sealed.written;
  out.struck = take_struck_out(text, notations.languages());
  const EnvelopeWords words(notations.languages());
  out.envelope = open_envelope(text, {sealed.position, notations, sealed.letters, words});
  out.verdict =
      judge_sealed({sealed.position, out.envelope.alphabets, sealed.edition, sealed.record,
                    sealed.wings, out.envelope.doubt, out.envelope.both_texts});
  SecondLook(sealed, text, notations, words, out.verdict).look();
  return out;
}

}  // namespace planilla
