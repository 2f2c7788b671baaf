// Where the tags of a game end, and which of them are those of the standard.
#include "game/markup/tag_block.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/carried/unread_line.h"
#include "rules/stray_text.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

bool is_named(std::string_view tag, std::string_view name) {
  return tag.starts_with('[') && tag.substr(1).starts_with(name) &&
         tag.substr(1 + name.size()).find_first_not_of(" \t") != 0;
}

// What may stand anywhere, also between tags: a line that begins with %, a comment.
bool is_aside(const Game& game, const Token& token) {
  if (token.kind == TokenKind::escape) return true;
  if (game.is_sheet) return false;
  if (token.kind == TokenKind::line_comment) return !parse_unread_line(token.in(game.text));
  return token.kind == TokenKind::comment && (token.flags & token_unclosed) == 0;
}

ElementKind kind_of_aside(TokenKind kind) {
  return kind == TokenKind::comment        ? ElementKind::comment
         : kind == TokenKind::line_comment ? ElementKind::line_comment
                                           : ElementKind::escape;
}

// Tags that decide what is read, or who is meant, as the standard spells them.
constexpr std::array<std::string_view, 11> known_names = {"Event", "Site",     "Date",    "Round",
                                                          "White", "Black",    "Result",  "FEN",
                                                          "SetUp", "WhiteElo", "BlackElo"};

bool is_other_spelling(std::string_view name, std::string_view known) {
  return std::equal(name.begin(), name.end(), known.begin(), known.end(), [](char a, char b) {
    return a == b || (ascii::is_letter(a) && (a | 0x20) == (b | 0x20));
  });
}

// Asked of every tag: one capital, and small letters behind it.
bool is_spelt_as_usual(std::string_view name) {
  const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
  if (name.size() < 2 || is_small(name[0])) return false;
  return is_small(name[1]) ? name != "Fen" && name != "Setup" : name == "FEN" || name == "ECO";
}

}  // namespace

bool names_next_game(const Game& game, std::span<const Token> tokens, std::size_t at) {
  if (game.is_sheet || tokens[at].kind != TokenKind::tag ||
      !is_named(tokens[at].in(game.text), "Event") || game.tag("White") == nullptr)
    return false;
  bool white = false, differs = false;
  for (; at < tokens.size() && tokens[at].kind == TokenKind::tag; ++at)
    for (const std::string_view name : {"Event", "White", "Black"}) {
      const std::string_view tag = tokens[at].in(game.text);
      const GameTag* known = is_named(tag, name) ? game.tag(name) : nullptr;
      if (known == nullptr) continue;
      white |= name == "White";
      differs |= tag.find('"' + std::string(known->value) + '"') == std::string_view::npos;
    }
  return white && differs && game.tag("Event") != nullptr;
}

bool is_aside_among_tags(const Game& game, std::span<const Token> tokens, std::size_t at) {
  if (!is_aside(game, tokens[at])) return false;
  while (at < tokens.size() && is_aside(game, tokens[at])) ++at;
  return at < tokens.size() && tokens[at].kind == TokenKind::tag &&
         !names_next_game(game, tokens, at);
}

void keep_aside(Game& game, const Token& token) {
  Element& element = game.elements.edit().emplace_back();
  element.kind = kind_of_aside(token.kind);
  element.span = token.span;
}

std::size_t keep_strays_among_tags(Game& game, std::span<const Token> tokens, std::size_t at) {
  constexpr std::uint32_t longest = 120;  // bytes
  if (game.is_sheet || game.tags.empty()) return at;
  std::size_t end = at;
  for (; end < tokens.size() && tokens[end].kind != TokenKind::tag; ++end) {
    const std::string_view word = tokens[end].in(game.text);
    const bool is_stray =
        tokens[end].kind == TokenKind::word || tokens[end].kind == TokenKind::junk;
    if (!is_stray || holds_square(word) || word.find('-') != std::string_view::npos) return at;
  }
  if (end == at || end == tokens.size()) return at;
  const Span strays{tokens[at].begin(), tokens[end - 1].end()};
  const std::string_view written = strays.in(game.text);
  const bool has_words = std::any_of(written.begin(), written.end(), ascii::is_letter);
  const bool has_lines = written.find_first_of("\r\n") != std::string_view::npos;
  if (strays.size() > longest || (has_words && has_lines)) return at;
  Finding& finding = game.findings.emplace_back(rules::stray_text, strays);
  constexpr std::size_t most = 40;  // bytes
  finding.written = written.substr(0, character_start(written, most));
  finding.add(arguments::Places{.count = 1});
  Element& element = game.elements.edit().emplace_back();
  element.kind = ElementKind::unread;
  element.span = strays;
  element.number = static_cast<std::uint32_t>(game.findings.size());
  return end;
}

void name_known_tags(Game& game) {
  for (GameTag& tag : game.tags) {
    if (is_spelt_as_usual(tag.name)) continue;
    const auto known =
        std::find_if(known_names.begin(), known_names.end(),
                     [&](std::string_view one) { return is_other_spelling(tag.name, one); });
    if (known != known_names.end() && game.tag(*known) == nullptr) tag.name = *known;
  }
}

}  // namespace planilla
