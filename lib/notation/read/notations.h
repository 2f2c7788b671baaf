// Every language and every grammar, loaded and compiled once, shared by all workers (read only).
//
//   Notations notations(data);
//   notations.languages().find("es")
//   notations.grammars()             // algebraic, then the others by name
//
// Throws DataError for a fault in a data file.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/data/language.h"

namespace planilla {

struct GrammarInfo {
  std::string name;                // "iccf"
  std::string title;               // "ICCF numeric"
  std::string description;         // a sentence
  std::string example;             // "5254 5755 7163"
  bool uses_letters = false;       // does the alphabet of a language matter to it?
  std::string language;            // whose letters it has by itself: "es"; "" if none
  std::vector<std::string> files;  // "Felix": where files have names
  std::vector<std::string> words;  // those, and names of ranks and pieces; a text in a notation
                                   // that has names holds one of them
  bool evidence = true;  // false: descriptive; readable, but no evidence (Laws, appendix C)
  bool relative =
      false;  // squares are seen from the mover's side, and wings may be named: see Wings
};

struct DoubtGrammar;
class NamedPieces;
struct SlipCosts;
struct UsualWeights;

class Notations {
public:
  explicit Notations(const Data& data);
  ~Notations();
  Notations(const Notations&) = delete;

  const Languages& languages() const;
  const std::vector<GrammarInfo>& grammars() const;
  const GrammarInfo* find_grammar(std::string_view name) const;
  const SlipCosts& slip_costs() const;        // notation/slips/slips.h
  const DoubtGrammar& doubt_grammar() const;  // notation/data/doubt_grammar.h
  const NamedPieces& named_pieces() const;    // notation/data/named_pieces.h; gathered when asked
  const UsualWeights& usual_weights() const;  // notation/data/usual_moves.h

  class Impl;  // notation/*.cpp
  const Impl& impl() const { return *impl_; }

private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace planilla
