#include "reconcile/read_sheets.h"

#include <algorithm>
#include <climits>

#include "checks/engine/selection.h"
#include "game/cells/novelty_sign.h"
#include "game/doubt/doubt_marks.h"
#include "game/layout/joined_pairs.h"
#include "game/layout/sheet.h"
#include "game/layout/signed_rows.h"
#include "game/model/walk.h"
#include "game/reconcile/aside.h"
#include "game/reconcile/sheet_times.h"
#include "games/streaming.h"
#include "options/known_names.h"
#include "pgn/tokenizer.h"
#include "reconcile/letters_together.h"

namespace planilla {

namespace {

// Languages of the sheet, to a reader of one player's moves.
std::unique_ptr<MoveReader> reader_of(const Notations& notations, const ReadAs& as,
                                      const std::vector<std::string>& tags) {
  Alphabet alphabet;
  alphabet.notation = as.notation.empty() ? "algebraic" : as.notation;
  for (const std::string& tag : tags) {
    const Language* language = notations.languages().find(tag);
    if (!language) continue;
    const LanguageClass* one = &notations.languages().class_of(*language);
    if (std::find(alphabet.classes.begin(), alphabet.classes.end(), one) == alphabet.classes.end())
      alphabet.classes.push_back(one);
  }
  if (alphabet.classes.empty())
    alphabet.classes.push_back(&notations.languages().class_of(*notations.languages().find("en")));
  return std::make_unique<MoveReader>(notations, std::move(alphabet));
}

// The token with which the moves begin: before it stand tags, headings and titles.
std::size_t first_token(const Game& game, const std::vector<Token>& tokens) {
  std::uint32_t begin = UINT32_MAX;
  for (const Element& e : game.elements)
    if (e.kind == ElementKind::move || e.kind == ElementKind::hole ||
        e.kind == ElementKind::unread || e.kind == ElementKind::null_move ||
        e.kind == ElementKind::illegal_move)
      begin = std::min(begin, e.span.begin);
  std::size_t at = 0;
  while (at < tokens.size() && (tokens[at].begin() < begin || tokens[at].kind == TokenKind::tag))
    ++at;
  while (at > 0 && tokens[at - 1].kind == TokenKind::move_number) --at;
  return at;
}

// The first half-move of the main line about which there is an error.
int first_error(const Game& game) {
  const Selection severities = Selection::defaults();
  int out = INT_MAX;
  for (const Finding& f : game.findings)
    if (f.ply != 0 && f.variation.empty() && severities.severity(f) == Severity::error)
      out = std::min(out, f.ply);
  return out;
}

// The words of the main line as the sheet was read by itself.
SheetLine::Alone read_alone(const Game& game) {
  SheetLine::Alone out;
  const int error = first_error(game);
  for (Walk walk(game); walk.next();) {
    const Element& e = walk.element();
    if (walk.depth() != 0) continue;
    if (e.kind == ElementKind::move) {
      out.moves.emplace(e.span.begin, e.move);
      if (walk.ply() < error) out.line.push_back({e.span.begin, e.move});
    }
    if (e.kind == ElementKind::unread && !out.stop) out.stop = e.span.begin;
  }
  return out;
}

std::unique_ptr<ReadSheet> read_sheet(const std::string& name, GameStream stream,
                                      const StreamOptions& streaming, const SheetSettings& settings,
                                      const Notations& notations, const Lexicon& lexicon) {
  auto sheet = std::make_unique<ReadSheet>();
  sheet->name = name;
  ReadOptions reading{.languages = language_tags(settings.languages, notations.languages(), ""),
                      .notation = settings.notation,
                      .repair = Repair::safe,
                      .tags = settings.tags,
                      .fen = settings.fen};
  GameReader reader(notations, std::move(reading));
  std::uint64_t games = 0;
  Batch batch;
  while (games == 0 && stream.next(batch)) {
    decode_games(batch, streaming);
    for (const GameText& text : batch.games) {
      reader.open(text);
      Game game;
      while (reader.next(game)) {
        if (++games > 1) throw UsageFault(name + ": ", "usage-many-games");
        sheet->game = std::move(game);
        game = Game();
      }
    }
  }
  sheet->bytes_read = batch.bytes_read;
  if (!stream.faults().empty()) throw SourceError(name, stream.faults()[0].fault);
  if (games == 0) throw UsageFault(name + ": ", "usage-no-game");
  if (Batch more; stream.next(more)) throw UsageFault(name + ": ", "usage-many-games");
  if (!stream.faults().empty()) throw SourceError(name, stream.faults()[0].fault);
  const std::string_view text = sheet->game.source->text;
  const Span all{0, static_cast<std::uint32_t>(text.size())};
  if (sheet->game.source->has_tags)
    tokenize(text, all, sheet->tokens);
  else
    tokenize_sheet(text, all, lexicon, sheet->tokens);
  part_signed_rows(text, sheet->tokens);
  part_joined_pairs(text, sheet->tokens);
  mark_novelties(text, sheet->tokens);
  const auto frame =
      sheet->game.source->has_tags ? DoubtMarks::Frame::pgn : DoubtMarks::Frame::sheet;
  DoubtMarks(notations).mark(text, sheet->tokens, frame);
  Game& read = sheet->game;
  if (read.result == Result::none || read.result == Result::unknown) {
    const ResultSaid said = result_said(text, sheet->tokens, lexicon);
    if (said.result != Result::none) read.result = said.result, read.terminator_span = said.span;
    // Where reading stops, the heading still says how the game ended.
    if (said.result == Result::none && read.tag_result > Result::unknown)
      read.result = read.tag_result;
  }
  const ReadAs& as = sheet->game.read_as;
  sheet->white = reader_of(notations, as, as.languages);
  sheet->black =
      reader_of(notations, as, as.black_languages.empty() ? as.languages : as.black_languages);
  sheet->aside = aside_of(sheet->game, sheet->tokens, lexicon);
  sheet->line = sheet_line(text, sheet->tokens, first_token(sheet->game, sheet->tokens),
                           *sheet->white, *sheet->black, sheet->aside);
  sheet->line.alone = read_alone(sheet->game);
  drop_times(sheet->line);
  sheet->times = sheet_times(sheet->line);
  for (const Token& token : sheet->tokens)
    if (token.kind == TokenKind::comment || token.kind == TokenKind::line_comment)
      sheet->aside.push_back(token.span);
  return sheet;
}

// All start from one position.
void require_one_start(const std::vector<std::unique_ptr<ReadSheet>>& sheets) {
  for (const auto& sheet : sheets)
    if (sheet->game.start.key() != sheets[0]->game.start.key())
      throw UsageFault(sheet->name + ": ", "usage-other-start", {{"other", sheets[0]->name}});
}

}  // namespace

std::vector<std::unique_ptr<ReadSheet>> read_sheets(const std::vector<std::string>& inputs,
                                                    const SheetSettings& settings,
                                                    const Notations& notations) {
  require_notation(settings.notation, notations);
  const Lexicon lexicon(notations);
  const StreamOptions streaming = streaming_of(settings.encoding);
  std::vector<std::unique_ptr<ReadSheet>> out;
  for (const InputFile& file : expand_inputs(inputs)) {
    if (out.size() == most_sheets)
      throw UsageFault("reconcile: ", "usage-many-sheets", {{"most", "8"}});
    out.push_back(read_sheet(file.name, GameStream({file}, streaming), streaming, settings,
                             notations, lexicon));
  }
  if (out.size() < 2)
    throw UsageFault("reconcile: ", "usage-two-sheets", {}, "planilla reconcile --help");
  require_one_start(out);
  if (language_tags(settings.languages, notations.languages(), "").empty())
    find_letters_together(out, notations, {});
  return out;
}

std::vector<std::unique_ptr<ReadSheet>> read_sheets(const std::vector<SheetText>& texts,
                                                    const SheetSettings& settings,
                                                    const Notations& notations,
                                                    const Pause& pause) {
  require_notation(settings.notation, notations);
  const Lexicon lexicon(notations);
  const StreamOptions streaming;
  std::vector<std::unique_ptr<ReadSheet>> out;
  for (const auto& [name, text] : texts)
    out.push_back(read_sheet(name, GameStream::from_memory(text, streaming), streaming, settings,
                             notations, lexicon));
  require_one_start(out);
  if (language_tags(settings.languages, notations.languages(), "").empty())
    find_letters_together(out, notations, pause);
  return out;
}

}  // namespace planilla
