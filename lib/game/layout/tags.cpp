// Tags as they stand, headings as tags, and the starting position.
#include "game/layout/tags.h"
#include "base/ascii.h"
#include "game/model/variant.h"

#include <algorithm>

#include "board/fen.h"
#include "game/layout/footer.h"
#include "game/layout/game_rows.h"
#include "game/layout/sheet.h"
#include "game/markup/tag_block.h"
#include "game/markup/text_above.h"
#include "game/model/result.h"
#include "game/model/said_result.h"
#include "laws/time_control_words.h"
#include "pgn/tag.h"
#include "rules/bad_fen.h"
#include "rules/fen_repaired.h"
#include "rules/malformed_tag.h"
#include "rules/stray_quote_in_tag.h"
#include "rules/unclosed_tag.h"
#include "rules/unclosed_tag_string.h"

namespace planilla {

namespace {

void raise_faults(Game& game, const Tag& tag, Span token) {
  const std::string_view name = tag.name.in(game.text);
  const auto raise = [&](const auto& said) {
    game.findings.emplace_back(said, token).written = token.in(game.text).substr(0, 200);
  };
  if (tag.faults & tag_no_opening_quote)
    raise(diagnostics::MalformedTag{.tag = name});
  else if (tag.faults & tag_no_closing_quote)
    raise(diagnostics::UnclosedTagString{.tag = name});
  else if (tag.faults & tag_no_closing_bracket)
    raise(diagnostics::UnclosedTag{.tag = name});
  else if (tag.faults & (tag_no_value | tag_trailing_text | tag_bad_name))
    raise(diagnostics::MalformedTag{.tag = name});
  else if (tag.faults & tag_stray_quote)
    raise(diagnostics::StrayQuoteInTag{.tag = name});
}

// `ECO "C48"]` at the start of a line: a tag that lost its bracket. Its name and value; nothing if
// it is none.
struct BareTag {
  Span span, name, value;
};
std::optional<BareTag> tag_without_bracket(std::string_view text, std::uint32_t begin) {
  const auto is_name = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  };
  const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
  if (begin != 0 && text[begin - 1] != '\n' && text[begin - 1] != '\r') return std::nullopt;
  std::size_t name_end = begin, quote = end, close = end;
  while (name_end < end && is_name(text[name_end])) ++name_end;
  for (quote = name_end; quote < end && text[quote] == ' '; ++quote) {
  }
  while (close > begin && (text[close - 1] == ' ' || text[close - 1] == '\t')) --close;
  const bool whole = name_end > begin && quote > name_end && close > quote + 2 &&
                     text[quote] == '"' && text[close - 1] == ']' && text[close - 2] == '"' &&
                     text[begin] >= 'A' && text[begin] <= 'Z';
  if (!whole) return std::nullopt;
  const auto span = [](std::size_t from, std::size_t to) {
    return Span{static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)};
  };
  return BareTag{span(begin, close), span(begin, name_end), span(quote + 1, close - 2)};
}

// "3ª", "2nd", "7.": the number; "" where there are no digits, or more than one number.
std::string ordinal(std::string_view text) {
  std::size_t digits = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
  const std::string_view ending = text.substr(digits);
  constexpr std::size_t longest = 4;  // bytes: ª, er, th, .
  const bool plain =
      ending.size() <= longest && ending.find_first_of("0123456789-/:") == std::string_view::npos;
  return digits != 0 && plain ? std::string(text.substr(0, digits)) : std::string();
}

std::string date_in(std::string_view text, const std::vector<const Language*>& languages) {
  for (const Language* language : languages) {
    std::string date = pgn_date(text, *language);
    if (!date.empty()) return date;
  }
  return {};
}

bool holds_other_words(std::string_view date, const std::vector<const Language*>& languages) {
  return std::all_of(languages.begin(), languages.end(), [&](const Language* language) {
    return says_more_than_date(date, language->months);
  });
}

}  // namespace

TagReader::Outcome TagReader::read(Game& game, std::span<const Token> tokens,
                                   std::size_t at) const {
  if (at < tokens.size() && tokens[at].kind == TokenKind::boundary) ++at;
  at = game.is_sheet ? keep_text_above_headings(game, tokens, at)
                     : keep_words_above_tags(game, tokens, at);
  while (at < tokens.size()) {
    const Token& token = tokens[at];
    if (token.kind == TokenKind::tag) {
      if (names_next_game(game, tokens, at)) break;
      if (token.in(game.text).front() == '[')
        add_tag(game, token.span);
      else
        add_headings(game, token.span);
    } else if (is_aside_among_tags(game, tokens, at)) {
      keep_aside(game, token);
    } else if (!game.is_sheet && token.kind == TokenKind::word &&
               add_bare_tag(game, token.begin())) {
      while (at < tokens.size() && tokens[at].begin() < game.tags.back().span.end) ++at;
      continue;
    } else {
      const std::size_t goes_on = game.is_sheet ? keep_lines_among_headings(game, tokens, at)
                                                : keep_strays_among_tags(game, tokens, at);
      if (goes_on == at) break;
      at = goes_on;
      continue;
    }
    ++at;
  }
  if (game.is_sheet) read_values(game);
  return {at, settle(game)};
}

bool TagReader::settle(Game& game) const {
  name_known_tags(game);
  add_options(game);
  read_result(game);
  mend_time_control(game);
  return set_up(game);
}

void TagReader::mend_time_control(Game& game) {
  for (GameTag& tag : game.tags)
    if (tag.name == "TimeControl" && !tag.value_span.empty())
      if (const auto meant = pgn_time_control(tag.value)) tag.value = game.keep(*meant);
}

bool TagReader::has_mended(const Game& game) {
  const GameTag* tag = game.tag("TimeControl");
  if (tag == nullptr || tag->value_span.empty()) return false;
  const bool in_brackets = tag->span.in(game.text).starts_with('[');
  const Tag written = in_brackets ? parse_tag(game.text, tag->span) : Tag{};
  if (written.escaped) return tag->value != tag_value(game.text, written);
  return tag->value != tag->value_span.in(game.text);
}

void TagReader::keep_mended(Game& game) {
  if (!has_mended(game)) return;
  Element element;
  element.kind = ElementKind::remark;
  element.span = game.tag("TimeControl")->value_span;
  game.elements.edit().push_back(element);
}

void TagReader::read_result(Game& game) const {
  const GameTag* result = game.tag("Result");
  if (result == nullptr) return;
  game.tag_result = parse_result(result->value);
  if (game.tag_result == Result::none) game.tag_result = lexicon_->result(result->value);
}

// Headings that the game does not have become tags of it, other lines remarks.
std::size_t TagReader::read_below(Game& game, std::span<const Token> tokens, std::size_t at) const {
  if (!game.is_sheet || at == 0 || at >= tokens.size() || tokens[at].kind != TokenKind::tag ||
      game.plies == 0)
    return at;
  const std::size_t end = end_of_footer(game, tokens, at, *lexicon_);
  for (std::size_t i = at; i < end; ++i) {
    const Span line = tokens[i].span;
    const std::vector<Heading> headings = tokens[i].kind == TokenKind::tag
                                              ? find_headings(game.text, line, *lexicon_)
                                              : std::vector<Heading>();
    const bool is_new = !headings.empty() && game.tag(headings.front().tag) == nullptr;
    if (is_new) {
      add_headings(game, line);
      continue;
    }
    Element remark;
    remark.kind = ElementKind::remark;
    remark.span = line;
    std::vector<Element>& elements = game.elements.edit();
    const bool goes_on = tokens[i].kind != TokenKind::tag && i > at && !elements.empty() &&
                         elements.back().kind == ElementKind::remark &&
                         elements.back().span.end == tokens[i - 1].end();
    if (goes_on)
      elements.back().span.end = line.end;
    else
      elements.push_back(remark);
  }
  if (end == at) return give_back_title(game, tokens, at, *lexicon_);
  read_values(game);
  read_result(game);
  return end;
}

void TagReader::add_tag(Game& game, Span span) const {
  const Tag tag = parse_tag(game.text, span);
  GameTag& out = game.tags.emplace_back();
  out.span = span;
  out.value_span = tag.value;
  out.faults = tag.faults;
  out.name = tag.name.in(game.text);
  out.value = tag.escaped ? game.keep(tag_value(game.text, tag)) : tag.value.in(game.text);
  if (tag.faults != 0) raise_faults(game, tag, span);
}

// False: no tag stands there.
bool TagReader::add_bare_tag(Game& game, std::uint32_t begin) const {
  const std::optional<BareTag> tag = tag_without_bracket(game.text, begin);
  if (!tag) return false;
  game.tags.push_back({.name = tag->name.in(game.text),
                       .value = tag->value.in(game.text),
                       .span = tag->span,
                       .value_span = tag->value});
  Finding& finding = game.findings.emplace_back(
      diagnostics::MalformedTag{.tag = game.tags.back().name}, tag->span);
  finding.written = tag->span.in(game.text).substr(0, 200);
  return true;
}

namespace {

void keep_remark(Game& game, Span span) {
  Element& remark = game.elements.edit().emplace_back();
  remark.kind = ElementKind::remark;
  remark.span = span;
}

// `Elo: 1850`: of the player whose heading came last.
std::string_view rating_of_last(const Game& game) {
  for (std::size_t i = game.tags.size() - 1; i-- > 0;) {
    const std::string_view name = game.tags[i].name;
    if (name == "White" || name == "WhiteElo") return "WhiteElo";
    if (name == "Black" || name == "BlackElo") return "BlackElo";
  }
  return "Elo";
}

}  // namespace

// `Paul  Morphy`: lines that were set to one width.
std::string_view TagReader::with_single_blanks(Game& game, Span value) {
  const std::string_view text = value.in(game.text);
  if (text.find("  ") == std::string_view::npos) return text;
  std::string out;
  for (const char c : text)
    if (c != ' ' || out.empty() || out.back() != ' ') out += c;
  return game.keep(std::move(out));
}

void TagReader::add_headings(Game& game, Span line) const {
  for (const Heading& heading : headings_of(game.text, line, *lexicon_)) {
    if (heading.tag.empty()) {  // a column of a table that no heading names
      keep_remark(game, heading.value);
      continue;
    }
    if (is_left_empty(heading.value.in(game.text))) continue;
    GameTag& out = game.tags.emplace_back();
    out.span = heading.span;
    out.value_span = heading.value;
    out.name = game.keep(std::string(heading.tag));
    if (out.name == "Elo") out.name = rating_of_last(game);
    out.value = with_single_blanks(game, heading.value);
    if (out.name.ends_with("Elo") && out.value.size() == 5 &&
        (out.value[1] == '.' || out.value[1] == ','))
      out.value = game.keep(std::string(out.value.substr(0, 1)) + std::string(out.value.substr(2)));
    if (out.name == "Winner") out.name = "Result", out.value = winner_in(game, out.value);
    if (out.name != "Result") continue;
    const SaidResult said = said_result(out.value, *lexicon_);
    if (said.size < out.value.size() && said.result != Result::none)
      keep_remark(game, {heading.value.begin + static_cast<std::uint32_t>(said.size) + 1,
                         heading.value.end});
    if (!result_text(said.result).empty()) out.value = result_text(said.result);
  }
}

// `Ganador: Negras`, `Winner: Ana Gómez`: the result, as PGN has it; else what stands there.
std::string_view TagReader::winner_in(const Game& game, std::string_view value) const {
  Result result = said_winner(value, *lexicon_);
  const std::string name = fold_words(value);
  for (const GameTag& tag : game.tags) {
    if ((tag.name != "White" && tag.name != "Black") || fold_words(tag.value) != name) continue;
    result = tag.name == "White" ? Result::white_wins : Result::black_wins;
  }
  return result == Result::none ? value : result_text(result);
}

// Dates in the habit of the language that the most headings are written in, and rounds without
// their ending.
void TagReader::read_values(Game& game) const {
  const std::vector<const Language*> languages = lexicon_->languages_of_headings(game);
  for (GameTag& tag : game.tags) {
    std::string value;
    const bool is_date = tag.name == "Date" || tag.name == "EventDate";
    if (is_date) value = date_in(tag.value, languages);
    if (tag.name == "Round") value = ordinal(tag.value);
    if (value.empty() || value == tag.value) continue;
    if (is_date && holds_other_words(tag.value, languages)) {
      Element& remark = game.elements.edit().emplace_back();
      remark.kind = ElementKind::remark;
      remark.span = tag.value_span;
    }
    tag.value = game.keep(value);
  }
}

void TagReader::add_options(Game& game) const {
  for (const auto& [name, value] : options_->tags) {
    if (game.tag(name) != nullptr) continue;
    GameTag& out = game.tags.emplace_back();
    out.name = game.keep(name);
    out.value = game.keep(value);
    out.added = true;
  }
  if (options_->fen && game.is_sheet && game.tag("FEN") == nullptr) {
    game.tags.push_back({.name = "SetUp", .value = "1", .added = true});
    game.tags.push_back({.name = "FEN", .value = game.keep(*options_->fen), .added = true});
  }
}

namespace {

// Castling of a king or a rook that does not stand at home is read, as in Chess960. Where the game
// names the rules of ordinary chess that is wrong; where it names none and begins as games of
// Chess960 do, only the tag is missing.
void tell_rights_of_chess960(Game& game, const Position& start, Span span) {
  const GameTag* variant = game.tag("Variant");
  const bool named =
      variant != nullptr && variant->value.find_first_not_of("?") != std::string::npos;
  if (named && variant_of(variant->value) != Variant::standard) return;
  Finding& finding = game.findings.emplace_back(
      diagnostics::FenRepaired{.fen = to_fen(start), .what = "chess960"}, span);
  finding.severity = named                    ? Severity::error
                     : chess960_number(start) ? Severity::note
                                              : Severity::warning;
  finding.written = game.tag_value("FEN");
}

// `startpos`, as engines call it; or a field that was left empty, where nothing says that the game
// begins elsewhere.
bool names_initial_position(const Game& game, std::string_view fen) {
  if (fen == "startpos") return true;
  return fen.find_first_not_of("? -") == std::string_view::npos && game.tag_value("SetUp") != "1";
}

void tell_initial_position(Game& game, const GameTag& fen) {
  game.findings
      .emplace_back(diagnostics::FenRepaired{.fen = to_fen(game.start), .what = chosen("initial")},
                    fen.span)
      .written = fen.value;
}

}  // namespace

bool TagReader::set_up(Game& game) const {
  const GameTag* fen = game.tag("FEN");
  if (fen == nullptr) return true;
  if (names_initial_position(game, fen->value)) {
    tell_initial_position(game, *fen);
    return true;
  }
  const FenResult parsed =
      parse_fen(fen->value, variant_of(game.tag_value("Variant")) == Variant::chess960);
  const Span span = fen->span;
  if (!parsed.position) {
    Finding finding(diagnostics::BadFen{.fault = chosen(fen_fault_name(parsed.fault)),
                                        .at = parsed.fault_at + 1},
                    span);
    finding.written = fen->value.substr(0, 200);
    game.findings.push_back(std::move(finding));
    return false;
  }
  if (parsed.notes & (fen_castling_dropped | fen_en_passant_wrong | fen_fields_missing)) {
    const std::string_view what = parsed.notes & fen_castling_dropped   ? "castling"
                                  : parsed.notes & fen_en_passant_wrong ? "en-passant"
                                                                        : "fields";
    game.findings
        .emplace_back(
            diagnostics::FenRepaired{.fen = to_fen(*parsed.position), .what = chosen(what)}, span)
        .written = fen->value;
  }
  if (parsed.notes & fen_only_chess960) tell_rights_of_chess960(game, *parsed.position, span);
  game.start = *parsed.position;
  game.from_fen = true;
  return true;
}

}  // namespace planilla
