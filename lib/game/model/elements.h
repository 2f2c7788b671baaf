// The elements of a game, in the order of the text: a vector of them, but for one thing. Of a game
// of which nothing is odd hardly anybody asks what it consists of, for its position, keys and sums
// are known: its elements are made when they are first looked at.
//
//   for (const Element& e : game.elements) ...          // whether they were there or not
//   // who reads leaves them to be made: 77 of them
//   game.elements.make_later(plain_game, 77);
//   // those of the two games before were asked for: make them at once
//   if (game.elements.are_wanted()) ...
//
// Whoever copies a Game gets elements, not the promise of them.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "game/model/element.h"

namespace planilla {

class ElementMaker {
public:
  // As many as were promised.
  virtual void make_elements(std::vector<Element>& out) = 0;

protected:
  ~ElementMaker() = default;
};

class Elements {
public:
  using List = std::vector<Element>;

  Elements() = default;
  Elements(const Elements& other) : list_(other.list()) {}
  Elements& operator=(const Elements& other) {
    list_ = other.list();
    maker_ = nullptr;
    return *this;
  }
  ~Elements() = default;

  // Known without making them.
  std::size_t size() const { return maker_ != nullptr ? promised_ : list_.size(); }
  bool empty() const { return size() == 0; }

  // As of a vector.
  auto begin() const { return list().begin(); }
  auto end() const { return list().end(); }
  auto rbegin() const { return list().rbegin(); }
  auto rend() const { return list().rend(); }
  auto begin() { return list().begin(); }
  auto end() { return list().end(); }
  const Element* data() const { return list().data(); }
  const Element& front() const { return list().front(); }
  const Element& back() const { return list().back(); }
  Element& back() { return list().back(); }
  const Element& operator[](std::size_t i) const { return list()[i]; }
  Element& operator[](std::size_t i) { return list()[i]; }
  Element& emplace_back() { return list().emplace_back(); }
  void push_back(const Element& element) { list().push_back(element); }
  void pop_back() { list().pop_back(); }
  void append(const Element* begin, const Element* end) { list().insert(list().end(), begin, end); }
  void reserve(std::size_t room) { list().reserve(room); }
  void resize(std::size_t size) { list().resize(size); }

  // For whoever reads a game.
  void clear() {
    list_.clear();
    maker_ = nullptr;
  }
  // The same, for the next game: what was asked of two games is likely to be asked of a third.
  void next_game() {
    wanted_ = asked_ && asked_before_;
    asked_before_ = std::exchange(asked_, false);
    clear();
  }
  bool are_wanted() const { return wanted_; }
  List& made_at_once() { return list_; }
  void make_later(ElementMaker& maker, std::size_t count) {
    maker_ = &maker;
    promised_ = count;
  }

private:
  List& list() const {
    asked_ = true;
    if (maker_ != nullptr) [[unlikely]]
      std::exchange(maker_, nullptr)->make_elements(list_);
    return list_;
  }

  mutable List list_;
  mutable ElementMaker* maker_ = nullptr;
  std::size_t promised_ = 0;
  mutable bool asked_ = false;
  bool asked_before_ = false, wanted_ = false;
};

}  // namespace planilla
