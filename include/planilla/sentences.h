// Findings as sentences, in the reader's language.
//
//   const Reader reader({.languages = {"en"}, .repair = Repair::off});
//   const Game game = reader.read_sheet("1. e4 e5 2. Nf4");
//   Sentences sentences("en");
//   const std::string said = sentences.sentence(game.findings.back());
//   assert(said.find("Nf4") != std::string::npos);
//   assert(!sentences.title("illegal-move").empty());
//
// One thread at a time: the patterns of sentences are compiled when they are first used.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "planilla/finding.h"

namespace planilla::api {

class Sentences {
public:
  // `language` is a BCP-47 tag: "es", "es-CO". English where there are no sentences in it.
  explicit Sentences(std::string_view language = "en");
  ~Sentences();
  Sentences(Sentences&&) noexcept;
  Sentences& operator=(Sentences&&) noexcept;

  // What is wrong. Throws UnknownName for a rule that does not exist.
  std::string sentence(const Finding& finding);
  // What to do about it; empty: nothing is known.
  std::string help(const Finding& finding);
  // What the rule is about: "Illegal move". Throws UnknownName.
  std::string title(std::string_view rule);

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace planilla::api
