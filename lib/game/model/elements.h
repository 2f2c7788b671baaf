// The elements of a game, in the order of the text.
//
//   for (const Element& e : game.elements) ...       // each made as it is asked for
//   game.elements.edit().push_back(remark);          // a vector, for code that reads games
//
// There are two forms. A game of plain moves, as nearly all are, is kept as a row of twelve bytes
// a move, and an Element is made of each on the way through. Any other game is a list. Both are
// plain values: reading either changes nothing, so any number of threads may read one.
//
// A loop that meets every element of every game asks for the list at once:
//
//   std::vector<Element> room;
//   for (const Element& e : game.elements.list(room)) ...   // `room` is used by the compact form
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "board/move_pattern.h"
#include "board/types.h"
#include "game/model/element.h"
#include "notation/read/fast_words.h"

namespace planilla {

// Where the word of a plain move stands, and which move it is.
struct WordPlace {
  std::uint32_t begin;
  std::uint8_t size;
  // Bit 0: its right number stands before it. The others: claims that are not so, or facts that
  // are not claimed (Claim bits, shifted by one).
  std::uint8_t marks;
  std::uint16_t move_bits;
};
static_assert(sizeof(WordPlace) == 8 && claim_discovered <= 0x40);

// A move of the main line that needs no more said than this. No initialisers: thousands are copied
// as bytes.
struct CompactMove {
  WordPlace place;
  FastSpelling spelling;

  Span span() const { return {place.begin, place.begin + place.size}; }
  Move move() const { return Move::from_bits(place.move_bits); }
  bool numbered() const { return (place.marks & 1) != 0; }
  std::uint16_t facts() const {
    return static_cast<std::uint16_t>(spelling.claims ^ (place.marks >> 1));
  }
  bool is_san() const { return (spelling.bits & FastSpelling::is_san) != 0; }
};
static_assert(sizeof(CompactMove) == 12 && std::is_trivial_v<CompactMove>);

// `ply` counts from 1 in its line; `us` is the side that moved.
inline Element element_of(const CompactMove& m, std::uint32_t ply, Color us) {
  Element out;
  out.kind = ElementKind::move;
  out.flags = static_cast<std::uint8_t>((us == black ? element_black : 0) |
                                        (m.numbered() ? element_numbered : 0) |
                                        (m.is_san() ? element_is_san : 0));
  out.move = m.move();
  out.span = m.span();
  out.claims = m.spelling.claims;
  out.facts = m.facts();
  out.quirks = m.spelling.quirks;
  out.number = ply;
  return out;
}

class Elements {
public:
  class Iterator;
  using value_type = Element;
  using const_iterator = Iterator;

  std::size_t size() const { return list_.empty() ? moves_.size() : list_.size(); }
  bool empty() const { return size() == 0; }
  Element operator[](std::size_t i) const {
    return list_.empty() ? element_of(moves_[i], static_cast<std::uint32_t>(i) + 1, turn_of(i))
                         : list_[i];
  }
  Element front() const { return (*this)[0]; }
  Element back() const { return (*this)[size() - 1]; }
  Iterator begin() const;
  Iterator end() const;
  std::reverse_iterator<Iterator> rbegin() const;
  std::reverse_iterator<Iterator> rend() const;

  // All of them; valid until `room` or the game changes.
  std::span<const Element> list(std::vector<Element>& room) const {
    if (!is_compact()) return list_;
    room.clear();
    append_compact(room);
    return room;
  }
  // The moves of the compact form; empty if the game is a list.
  std::span<const CompactMove> moves() const { return moves_; }
  bool is_compact() const { return !moves_.empty(); }

  void clear() {
    list_.clear();
    moves_.clear();
  }
  // The list form, to be changed. A compact game becomes a list.
  std::vector<Element>& edit() {
    if (is_compact()) {
      append_compact(list_);
      moves_.clear();
    }
    return list_;
  }
  // The compact form of a game that has no elements yet, to be filled; `first` makes its first
  // move.
  std::vector<CompactMove>& compact(Color first) {
    first_ = first;
    return moves_;
  }

private:
  Color turn_of(std::size_t i) const { return i % 2 == 0 ? first_ : ~first_; }
  void append_compact(std::vector<Element>& out) const {
    out.reserve(out.size() + moves_.size());
    for (std::size_t i = 0; i < moves_.size(); ++i)
      out.push_back(element_of(moves_[i], static_cast<std::uint32_t>(i) + 1, turn_of(i)));
  }

  // One of the two is empty.
  std::vector<Element> list_;
  std::vector<CompactMove> moves_;
  Color first_ = white;
};

// Random access; an Element is returned by value.
class Elements::Iterator {
  struct Arrow {
    Element element;
    const Element* operator->() const { return &element; }
  };

public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = Element;
  using difference_type = std::ptrdiff_t;
  using reference = Element;
  using pointer = Arrow;

  Iterator() = default;
  Iterator(const Elements& of, std::size_t at) : of_(&of), at_(at) {}

  Element operator*() const { return (*of_)[at_]; }
  Arrow operator->() const { return {**this}; }
  Element operator[](difference_type n) const { return *(*this + n); }
  Iterator& operator++() { return *this += 1; }
  Iterator& operator--() { return *this -= 1; }
  Iterator operator++(int) { return std::exchange(*this, *this + 1); }
  Iterator operator--(int) { return std::exchange(*this, *this - 1); }
  Iterator& operator+=(difference_type n) {
    at_ = static_cast<std::size_t>(static_cast<difference_type>(at_) + n);
    return *this;
  }
  Iterator& operator-=(difference_type n) { return *this += -n; }
  friend Iterator operator+(Iterator i, difference_type n) { return i += n; }
  friend Iterator operator+(difference_type n, Iterator i) { return i += n; }
  friend Iterator operator-(Iterator i, difference_type n) { return i -= n; }
  friend difference_type operator-(const Iterator& a, const Iterator& b) {
    return static_cast<difference_type>(a.at_) - static_cast<difference_type>(b.at_);
  }
  friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }
  friend auto operator<=>(const Iterator& a, const Iterator& b) { return a.at_ <=> b.at_; }

private:
  const Elements* of_ = nullptr;
  std::size_t at_ = 0;
};

inline Elements::Iterator Elements::begin() const {
  return {*this, 0};
}
inline Elements::Iterator Elements::end() const {
  return {*this, size()};
}
inline std::reverse_iterator<Elements::Iterator> Elements::rbegin() const {
  return std::reverse_iterator(end());
}
inline std::reverse_iterator<Elements::Iterator> Elements::rend() const {
  return std::reverse_iterator(begin());
}

}  // namespace planilla
