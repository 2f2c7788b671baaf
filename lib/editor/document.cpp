#include "editor/document.h"

#include "board/fen.h"
#include "game/game_reader.h"
#include "game/model/walk.h"
#include "notation/write/san.h"
#include "rules/repaired_move.h"
#include "text/framing/batch.h"
#include "write/edits/sheet_edits.h"
#include "write/findings/messages.h"

namespace planilla {

namespace {

constexpr std::size_t most_offers = 6;

Span moved(Span span, std::uint64_t by) {
  return {static_cast<std::uint32_t>(span.begin + by), static_cast<std::uint32_t>(span.end + by)};
}

// What a repair would change, as if it had been applied.
std::vector<Offer> repair_of(const Finding& finding, const Game& game, const Notations& notations) {
  Game one = game;
  one.findings = {finding};
  one.findings[0].applied = true;
  std::vector<Offer> out;
  for (SheetEdit& edit : edits_of_repairs(one, notations))
    out.push_back({edit.span, std::move(edit.text), true});
  return out;
}

std::vector<Offer> offers_of(const Finding& finding, const Game& game, const Notations& notations) {
  if (finding.rule == rules::repaired_move) return repair_of(finding, game, notations);
  std::vector<Offer> out;
  if (finding.span.begin == finding.span.end || finding.written.empty()) return out;
  const auto add = [&](const std::string& move) {
    std::string word = as_on_sheet(move, game, finding.ply, notations);
    for (const Offer& offer : out)
      if (offer.text == word) return;
    if (word != finding.written && out.size() < most_offers)
      out.push_back({finding.span, std::move(word)});
  };
  if (!finding.suggestion.empty()) add(finding.suggestion);
  for (Offer& offer : out) offer.suggested = true;
  for (const std::string& candidate : finding.candidates) add(candidate);
  return out;
}

// The board from White's side: small letters are black, dots empty.
std::string board_of(const std::string& fen) {
  std::string out = "8 ";
  int rank = 8;
  for (const char c : fen.substr(0, fen.find(' '))) {
    if (c == '/')
      out += "\n" + std::to_string(--rank) + " ";
    else if (c >= '1' && c <= '8')
      for (int i = 0; i < c - '0'; ++i) out += " .";
    else if (c != '~' && c != '[' && c != ']')
      out += std::string(" ") + c;
  }
  return out + "\n   a b c d e f g h";
}

void add_moves(const Game& game, std::uint64_t offset, std::vector<DocumentMove>& out) {
  for (Walk walk(game); walk.next();) {
    const Element& element = walk.element();
    if (element.kind != ElementKind::move) continue;
    const std::string fen = to_fen(walk.after());
    out.push_back({moved(element.span, offset), move_label(game.start, walk.ply()),
                   san(walk.before(), element.move), board_of(fen), fen});
  }
}

}  // namespace

DocumentReader::DocumentReader(const Data& data, const Notations& notations,
                               const Selection& selection, const ReadOptions& options,
                               std::string ui)
    : data_(data),
      notations_(notations),
      selection_(selection),
      options_(options),
      ui_(std::move(ui)) {
  options_.repair = Repair::proceed;
}

Document DocumentReader::read(std::string_view text) const {
  StreamOptions streaming;
  streaming.encoding = Encoding::utf8;
  GameStream stream = GameStream::from_memory(std::string(text), streaming);
  GameReader reader(notations_, options_);
  const CheckSettings settings;
  const GameChecks checks(selection_, settings);
  Messages messages(data_, ui_);
  Document out;
  Game game;
  for (Batch batch; stream.next(batch);) {
    decode_games(batch, streaming);
    for (const GameText& slice : batch.games) {
      reader.open(slice);
      while (reader.next(game)) {
        add_moves(game, slice.offset, out.moves);
        Findings findings;
        checks.run(game, checks.facts(game), findings);
        for (const Finding& finding : findings) {
          std::vector<Offer> offers = offers_of(finding, game, notations_);
          for (Offer& offer : offers) offer.span = moved(offer.span, slice.offset);
          out.findings.push_back({moved(finding.span, slice.offset), selection_.severity(finding),
                                  std::string(rule_id(finding.rule)), messages.sentence(finding),
                                  messages.help(finding), std::move(offers)});
        }
      }
    }
  }
  return out;
}

}  // namespace planilla
