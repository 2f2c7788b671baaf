// Games built by hand, for the tests of write/.
//
//   GameBuilder g;
//   g.tag("White", "Ana").moves("e4 e5").add(ElementKind::open, "(")...;
//   g.game()
//
// `play` writes English SAN into the text and adds the legal move that it is.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "board/position.h"
#include "game/model/game.h"
#include "notation/write/san.h"

namespace planilla {

class GameBuilder {
public:
  explicit GameBuilder(const Position& start = Position::initial()) {
    game_.start = start;
    before_ = after_ = start;
    text_.reserve(1 << 20);
  }

  GameBuilder& tag(std::string_view name, std::string_view value) {
    game_.tags.push_back({game_.keep(std::string(name)), game_.keep(std::string(value))});
    return *this;
  }

  Element& add(ElementKind kind, std::string_view text, std::uint32_t number = 0) {
    Element& element = game_.elements.edit().emplace_back();
    element.kind = kind;
    element.number = number;
    element.span = put(text);
    return element;
  }

  // Moves, and parentheses around variations.
  GameBuilder& play(const std::string& moves) {
    std::istringstream in(moves);
    for (std::string word; in >> word;) {
      if (word == "(") {
        open();
      } else if (word == ")") {
        close();
      } else {
        move(word);
      }
    }
    return *this;
  }

  Element& move(const std::string& word) {
    MoveList all;
    after_.legal_moves(all);
    for (Move m : all)
      if (san(after_, m) == word) return move(m, word);
    throw std::logic_error("no move: " + word);
  }

  Element& move(Move m, std::string_view word) {
    Element& element = add(ElementKind::move, word);
    element.move = m;
    before_ = after_;
    after_.play(m);
    element.facts = facts_of(before_, m, after_);
    return element;
  }

  void open() {
    add(ElementKind::open, "(");
    stack_.push_back({before_, after_});
    after_ = before_;
  }

  void close() {
    add(ElementKind::close, ")");
    before_ = stack_.back().first;
    after_ = stack_.back().second;
    stack_.pop_back();
  }

  const Position& position() const { return after_; }

  Game& game() {
    game_.text = text_;
    return game_;
  }

private:
  Span put(std::string_view text) {
    text_ += ' ';
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += text;
    return {begin, static_cast<std::uint32_t>(text_.size())};
  }

  Game game_;
  std::string text_;
  Position before_, after_;
  std::vector<std::pair<Position, Position>> stack_;
};

}  // namespace planilla
