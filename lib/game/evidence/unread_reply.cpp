// The first words behind the last move, one after another.
#include "game/evidence/unread_reply.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "base/ascii.h"
#include "notation/read/notations.h"
#include "pgn/tokenizer.h"
#include "rules/unreadable_move.h"

namespace planilla {

namespace {

bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}

bool begins_with_piece(std::string_view word, const MoveReader& reader) {
  for (const LanguageClass* one : reader.alphabet().classes)
    for (const Role role : {king, queen, rook, bishop, knight})
      for (const std::string& letter : one->symbols[role])
        if (!letter.empty() && word.starts_with(letter) && !is_small(letter.front())) return true;
  return false;
}

// `Sq5`, `Nxx6`, not `B97` or `Nr5` of a number.
bool looks_garbled(std::string_view text, const Token& token, MoveReader& reader) {
  constexpr std::size_t shortest = 3, longest = 8;  // bytes
  const std::string_view word = token.in(text);
  if (token.kind != TokenKind::word || word.size() < shortest || word.size() > longest)
    return false;
  const bool is_square = is_small(word[word.size() - 2]) && ascii::is_digit(word.back());
  if (!is_square || !begins_with_piece(word, reader)) return false;
  return reader.read(text, std::span(&token, 1), 0).kind == WordKind::unreadable;
}

// The remark behind the last move, in its line; the end of `elements`: there is none.
std::vector<Element>::iterator reply_of(std::string_view text, std::vector<Element>& elements) {
  const auto is_move = [](const Element& e) { return e.kind == ElementKind::move; };
  const auto last = std::find_if(elements.rbegin(), elements.rend(), is_move);
  if (last == elements.rend() || last.base() == elements.end()) return elements.end();
  const auto remark = last.base();
  const Span gap{last->span.end, remark->span.begin};
  const bool beside = remark->kind == ElementKind::remark && gap.end >= gap.begin &&
                      gap.in(text).find_first_of("\r\n") == std::string_view::npos;
  return beside ? remark : elements.end();
}

}  // namespace

void tell_unread_reply(Game& game, MoveReader& white, MoveReader& black) {
  constexpr std::size_t most_words = 3;
  if (!game.is_sheet || game.elements.is_compact() || white.grammar().relative) return;
  const auto stops = [](const Element& e) {
    return e.kind == ElementKind::unread || e.kind == ElementKind::hole ||
           e.kind == ElementKind::open;
  };
  if (std::any_of(game.elements.begin(), game.elements.end(), stops)) return;
  std::vector<Element>& elements = game.elements.edit();
  const auto remark = reply_of(game.text, elements);
  if (remark == elements.end()) return;
  std::vector<Token> tokens;
  tokenize(game.text, remark->span, tokens);
  MoveReader& reader = game.final.turn() == planilla::white ? white : black;
  for (std::size_t i = 0; i < std::min(most_words, tokens.size()); ++i) {
    if (!looks_garbled(game.text, tokens[i], reader)) continue;
    Finding& finding = game.findings.emplace_back(rules::unreadable_move, tokens[i].span);
    finding.written = tokens[i].in(game.text);
    finding.ply = game.plies + 1;
    Element unread = *remark;
    unread.kind = ElementKind::unread;
    unread.number = static_cast<std::uint32_t>(game.findings.number_of_last());
    unread.span.begin = tokens[i].begin();
    remark->span.end = i == 0 ? remark->span.begin : tokens[i - 1].end();
    const auto at = i == 0 ? elements.erase(remark) : remark + 1;
    elements.insert(at, unread);
    return;
  }
}

}  // namespace planilla
