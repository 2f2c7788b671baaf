// What a word means in each class of languages: those that read it alike are one group.
//
//   ClassWords words(readers);
//   for (const ClassWords::Group& group : words.groups(text, tokens, at)) try_it(group.reading,
//       group.classes);
//
// Games are made of a few hundred words, and most of these fall into two or three groups: what
// forty readers would be asked again at each half-move is worked out once and remembered, where
// what follows the word cannot matter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

using ClassSet = std::uint64_t;  // a bit for each reader, by its place

class ClassWords {
public:
  struct Group {
    ClassSet classes = 0;
    WordReading reading;
  };

  ClassWords() = default;
  explicit ClassWords(std::vector<MoveReader*> readers) : readers_(std::move(readers)) {}

  // Of the word at `at`; valid until the next call.
  std::span<const Group> groups(std::string_view text, std::span<const Token> tokens,
                                std::size_t at);

  std::size_t size() const { return readers_.size(); }
  MoveReader& reader(std::size_t i) const { return *readers_[i]; }

private:
  struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };
  static constexpr std::size_t most_words = 4096;

  std::vector<MoveReader*> readers_;
  std::unordered_map<std::string, std::vector<Group>, TextHash, std::equal_to<>> known_;
  std::vector<Group> unkept_;
};

}  // namespace planilla
