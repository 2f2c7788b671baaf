#include "serve/game_notes.h"

#include <nlohmann/json.hpp>

#include "board/fen.h"
#include "game/model/walk.h"
#include "notation/write/san.h"

namespace planilla {

namespace {

using Json = nlohmann::ordered_json;

class GameNotes : public GameObserver {
public:
  explicit GameNotes(std::function<bool()> stopped) : stopped_(std::move(stopped)) {}

  bool prepare(Game& game, Findings& findings) override {
    (void)game, (void)findings;
    if (stopped_()) throw ReadingStopped();
    return true;
  }

  void note(const Game& game, const WrittenGame& written, std::string& notes) override {
    Locator locator(*game.source);
    const Place begin = locator.place(game.extent.begin);
    Json out;
    out["line"] = begin.line;
    out["offset"] = begin.offset;
    out["length"] = locator.place(game.extent.end).offset - begin.offset;
    out["languages"] = languages_of_both(game.read_as);
    out["notation"] = game.read_as.notation;
    add_tags(game, locator, out);
    out["result"] = result_text(game.result);
    if (!game.terminator_span.empty()) out["result_span"] = span(game.terminator_span, locator);
    out["start"] = to_fen(game.start);
    add_moves(game, locator, out);
    out["pgn"] = written.text;
    out["broken"] = written.broken;
    notes += out.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

private:
  // In bytes of the file. Places that rise are found in one pass.
  static Json span(Span of, Locator& locator) {
    const std::uint64_t begin = locator.place(of.begin).offset;
    return Json::array({begin, locator.place(of.end).offset});
  }

  static void add_tags(const Game& game, Locator& locator, Json& out) {
    Json tags = Json::object(), spans = Json::object();
    for (const GameTag& tag : game.tags) {
      const std::string name(tag.name);
      if (tags.contains(name)) continue;
      tags[name] = tag.value;
      if (!tag.added && !tag.value_span.empty()) spans[name] = span(tag.value_span, locator);
    }
    out["tags"] = std::move(tags);
    out["tag_spans"] = std::move(spans);
  }

  static void add_moves(const Game& game, Locator& locator, Json& out) {
    Json moves = Json::array(), holes = Json::array(), unread = Json::array();
    for (Walk walk(game); walk.next();) {
      if (walk.depth() != 0) continue;
      const Element& element = walk.element();
      switch (element.kind) {
        case ElementKind::move:
        case ElementKind::illegal_move:
          moves.push_back(move(game, walk, locator));
          break;
        case ElementKind::hole:
          holes.push_back({{"ply", walk.ply() + 1}, {"span", span(element.span, locator)}});
          break;
        case ElementKind::unread:
          unread.push_back(span(element.span, locator));
          break;
        default:
          break;
      }
    }
    out["moves"] = std::move(moves);
    out["holes"] = std::move(holes);
    out["unread"] = std::move(unread);
  }

  static Json move(const Game& game, const Walk& walk, Locator& locator) {
    const Element& element = walk.element();
    const bool legal = element.kind == ElementKind::move;
    std::string uci;
    append_uci(walk.before(), element.move, uci);
    Json out;
    out["ply"] = walk.ply();
    out["move"] = move_label(game.start, walk.ply());
    out["san"] = legal ? san(walk.before(), element.move) : uci;
    out["uci"] = uci;
    out["written"] = element.span.in(game.text);
    out["span"] = span(element.span, locator);
    out["fen"] = to_fen(walk.after());
    if (!legal) out["illegal"] = true;
    if (element.flags & element_repaired) out["repaired"] = true;
    if (element.flags & element_ambiguous) out["ambiguous"] = true;
    return out;
  }

  std::function<bool()> stopped_;
};

}  // namespace

std::unique_ptr<GameObserver> make_game_notes(std::function<bool()> stopped) {
  return std::make_unique<GameNotes>(std::move(stopped));
}

}  // namespace planilla
