// Which texts are probably one text under several spellings: what is asked of two of them, and the
// keys under which only likely ones meet.
//
//   const std::string folded = player_spellings.fold("Petrosian, Tigran");   // empty: not compared
//   const FoldedText a(folded), b(...);
//   player_spellings.same(a, b)                        // one letter apart, and the like
//   player_spellings.append_keys(a, true, keys)        // hashes; like texts have one in common
//
// A guess: whoever tells it may know that two are not one (they played each other, have different
// ids).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

// A view of what `fold` made of a text.
struct FoldedText {
  static constexpr std::size_t head_size = 3;  // two bytes of surname_size, one of doubts

  FoldedText() = default;
  explicit FoldedText(std::string_view folded)
      : key(folded.substr(head_size)),
        surname_size(byte(folded[0]) | byte(folded[1]) << 8),
        doubts(byte(folded[2])) {}

  // Everything: of a player his surname, ", ", and given names as in PlayerName.
  std::string_view key;
  std::size_t surname_size = 0;
  std::size_t doubts = 0;  // question marks of a title

  std::string_view surname() const { return key.substr(0, surname_size); }
  std::string_view given() const { return key.substr(surname_size + 2); }

private:
  static std::size_t byte(char c) { return static_cast<unsigned char>(c); }
};

struct SpellingRules {
  std::string (*fold)(std::string_view text);
  // `letters`: also those of texts that differ in one letter.
  void (*append_keys)(const FoldedText& text, bool letters, std::vector<std::uint64_t>& out);
  bool (*same)(const FoldedText& a, const FoldedText& b);
  bool initials;  // an initial may stand for a given name
};

// Players: the same letters; initials for given names; one letter more, less or other in a long
// name. Names of one word (engines, players online) are told apart by every letter.
extern const SpellingRules player_spellings;

// Events and sites: the same letters, or one other letter in a long word; numbers must agree.
extern const SpellingRules title_spellings;

std::uint64_t surname_key(const FoldedText& player);

}  // namespace planilla
