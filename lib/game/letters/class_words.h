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

#include "game/letters/alike_readers.h"
#include "game/letters/class_set.h"
#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

class ClassWords {
public:
  struct Group {
    ClassSet classes = 0;
    WordReading reading;
  };

  ClassWords() = default;
  explicit ClassWords(std::vector<MoveReader*> readers)
      : readers_(std::move(readers)), alike_(readers_) {}

  // Of the word at `at`, in the order of their first classes; valid until the next call. Of classes
  // that are not `wanted` nothing is said where it is not known anyway.
  std::span<const Group> groups(std::string_view text, std::span<const Token> tokens,
                                std::size_t at, ClassSet wanted);
  std::span<const Group> groups(std::string_view text, std::span<const Token> tokens,
                                std::size_t at) {
    return groups(text, tokens, at, all());
  }

  ClassSet all() const {
    return readers_.size() < 64 ? (ClassSet{1} << readers_.size()) - 1 : ~ClassSet{0};
  }

  std::size_t size() const { return readers_.size(); }
  MoveReader& reader(std::size_t i) const { return *readers_[i]; }

private:
  struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };
  struct Word {
    ClassSet asked = 0;
    std::vector<Group> groups;
  };
  static constexpr std::size_t most_words = 4096;

  // `alone`: what follows the word cannot belong to it.
  bool ask(Word& one, ClassSet classes, std::string_view text, std::span<const Token> tokens,
           std::size_t at, bool alone);

  std::vector<MoveReader*> readers_;
  AlikeReaders alike_;
  std::unordered_map<std::string, Word, TextHash, std::equal_to<>> known_;
  Word unkept_;
};

}  // namespace planilla
