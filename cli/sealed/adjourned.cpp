#include "sealed/adjourned.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>

#include "game/game_reader.h"
#include "game/model/walk.h"
#include "games/fen_option.h"
#include "options/known_names.h"
#include "text/framing/batch.h"

namespace planilla {

namespace {

struct FileAndGame {
  std::string file;
  std::uint64_t game = 1;
  bool is_named = false;  // else the file must hold no other game
};

// "adjourned.pgn:3"; a file whose name ends so is taken as it is.
FileAndGame split_game(const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos || std::filesystem::exists(text)) return {text, 1};
  FileAndGame out{text.substr(0, colon), 0, true};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, out.game);
  if (error != std::errc() || stop != end || out.game == 0) return {text, 1};
  return out;
}

bool all_read(const Game& game) {
  return std::none_of(game.elements.begin(), game.elements.end(), [](const Element& e) {
    return e.kind == ElementKind::unread || e.kind == ElementKind::hole ||
           (e.flags & element_ambiguous);
  });
}

// The time in "[%clk 0:35:12]"; empty: there is none.
std::string clock_in(std::string_view comment) {
  constexpr std::string_view command = "[%clk ";
  const std::size_t at = comment.find(command);
  if (at == std::string_view::npos) return {};
  comment.remove_prefix(at + command.size());
  return std::string(comment.substr(0, comment.find_first_not_of("0123456789:")));
}

// What the sheet of an envelope says of the game besides its position.
void take_facts(const Game& game, Adjourned& out) {
  for (const auto& [field, tag] : {std::pair{"event", "Event"},
                                   {"round", "Round"},
                                   {"date", "Date"},
                                   {"white", "White"},
                                   {"black", "Black"}}) {
    const std::string_view value = game.tag_value(tag);
    if (value.find_first_not_of("?.") != std::string_view::npos)
      out.tags.emplace_back(field, value);
  }
  Color mover = white;
  for (Walk walk(game); walk.next();) {
    const Element& e = walk.element();
    if (walk.depth() != 0) continue;
    if (e.kind == ElementKind::move) mover = walk.before().turn();
    out.offer_stands =
        e.kind == ElementKind::offer || (e.kind != ElementKind::move && out.offer_stands);
    if (e.kind == ElementKind::clock)
      out.time[mover] = std::to_string(e.number / 3600) + (e.number / 60 % 60 < 10 ? ":0" : ":") +
                        std::to_string(e.number / 60 % 60) + (e.number % 60 < 10 ? ":0" : ":") +
                        std::to_string(e.number % 60);
    if (e.kind != ElementKind::comment) continue;
    const std::string_view text = e.span.in(game.text);
    if (std::string time = clock_in(text); !time.empty()) out.time[mover] = std::move(time);
    if (text == "{(=)}") out.offer_stands = true;
  }
}

// Does some move of the main line name its piece? Else nothing tells in which language the sheet is
// written.
bool names_pieces(const Game& game) {
  for (Walk walk(game); walk.next();) {
    const Element& e = walk.element();
    if (walk.depth() != 0 || e.kind != ElementKind::move || e.move.is_castle()) continue;
    if (role_of(walk.before().piece_on(e.move.from())) != pawn || e.move.promoted() != no_role)
      return true;
  }
  return false;
}

void take(const Game& game, const SealedSettings& settings, Adjourned& out) {
  out.position = game.final;
  out.record.add(game.start);
  take_facts(game, out);
  out.wings.emplace(game.start);
  for (Walk walk(game); walk.next();) {
    if (walk.depth() != 0 || walk.element().kind != ElementKind::move) continue;
    out.record.add(walk.after());
    out.wings->play(walk.element().move);
  }
  if (settings.languages.empty() && names_pieces(game)) {  // of the player who seals
    const bool of_black = game.final.turn() == black && !game.read_as.black_languages.empty();
    const auto& tags = of_black ? game.read_as.black_languages : game.read_as.languages;
    out.languages.assign(tags.begin(), tags.end());
    if (!game.read_as.black_languages.empty()) {
      const auto& others = of_black ? game.read_as.languages : game.read_as.black_languages;
      out.other_languages.assign(others.begin(), others.end());
    }
  }
  if (settings.laws == "auto") out.edition = edition_for(game.tag_value("Date")).edition;
}

// Counts the games of a file as they are read in some languages, and keeps one of them.
class GameFinder {
public:
  // No languages: they are found out.
  GameFinder(const Notations& notations, std::vector<std::string> languages, std::uint64_t wanted)
      : reader_(notations, {.languages = std::move(languages)}), wanted_(wanted) {}

  void look(const GameText& text) {
    reader_.open(text);
    for (Game game; !has_more_ && reader_.next(game);) {
      if (found_)
        has_more_ = game.plies != 0;
      else if (++number_ == wanted_)
        found_ = std::move(game);
    }
  }
  const std::optional<Game>& found() const { return found_; }
  bool has_more() const { return has_more_; }
  bool has_read_all() const { return found_ && all_read(*found_); }

private:
  GameReader reader_;
  std::uint64_t wanted_, number_ = 0;
  std::optional<Game> found_;
  bool has_more_ = false;  // behind it
};

// The language that is named is the one of the envelope. The sheet is read in it where it can be,
// else in its own: an English PGN of the organiser's, a move sealed in Spanish.
void read_game(const SealedSettings& settings, const Notations& notations, Adjourned& out) {
  const FileAndGame wanted = split_game(settings.after);
  GameStream stream(expand_inputs({wanted.file}), {});
  GameFinder named(notations, out.languages, wanted.game);
  GameFinder in_its_own(notations, {}, wanted.game);
  const auto is_done = [&] {
    if (!wanted.is_named) return named.has_more();
    return named.found() && (named.has_read_all() || out.languages.empty() || in_its_own.found());
  };
  for (Batch batch; !is_done() && stream.next(batch);) {
    decode_games(batch, {});
    for (const GameText& text : batch.games) {
      named.look(text);
      if (!out.languages.empty()) in_its_own.look(text);
    }
  }
  if (!wanted.is_named && named.has_more())
    throw UsageFault("--after: ", "usage-after-which", {{"value", wanted.file}});
  if (named.has_read_all()) return take(*named.found(), settings, out);
  if (in_its_own.has_read_all()) return take(*in_its_own.found(), settings, out);
  if (named.found())
    throw UsageFault("--after: ", "usage-after-unread", {{"game", std::to_string(wanted.game)}},
                     "planilla check " + wanted.file);
  if (!stream.faults().empty()) throw SourceError(wanted.file, stream.faults()[0].fault);
  throw UsageFault("--after: ", "usage-after-none",
                   {{"game", std::to_string(wanted.game)}, {"value", wanted.file}});
}

// Elsewhere a placement alone is taken as White's to move; here everything hangs on whose move it
// is.
void read_fen(const std::string& fen, Messages& messages, Adjourned& out) {
  out.position = position_of_fen(fen, messages);
  if (fen.find_last_not_of(" \t") < fen.find_first_of(" \t", fen.find_first_not_of(" \t")))
    throw UsageFault("--fen: ", "usage-fen-no-side", {{"value", fen}});
  out.record.add(out.position);
}

}  // namespace

Adjourned find_adjourned(const SealedSettings& settings, const Notations& notations,
                         Messages& messages) {
  if (settings.fen.has_value() == !settings.after.empty())
    throw UsageFault("sealed: ", "usage-sealed-position");
  Adjourned out;
  out.languages = language_tags(settings.languages, notations.languages(), "--language: ");
  if (settings.laws != "auto") out.edition = *find_edition(settings.laws);
  if (settings.fen)
    read_fen(*settings.fen, messages, out);
  else
    read_game(settings, notations, out);
  return out;
}

}  // namespace planilla
