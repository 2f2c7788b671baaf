// What Notations keeps, for the readers of this folder.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "notation/data/doubt_grammar.h"
#include "notation/data/named_pieces.h"
#include "notation/data/slip_costs.h"
#include "notation/data/usual_moves.h"
#include "notation/read/grammar.h"
#include "notation/read/notations.h"

namespace planilla {

class Notations::Impl {
public:
  explicit Impl(const Data& data);
  const Grammar* find(std::string_view name) const;

  Languages languages;
  std::vector<Grammar> grammars;   // in order of their names, algebraic first
  std::vector<GrammarInfo> infos;  // the same
  SlipCosts slip_costs;
  DoubtGrammar doubt_grammar;
  UsualWeights usual_weights;

  const NamedPieces& named_pieces() const;

private:
  mutable std::once_flag named_pieces_gathered_;
  mutable std::unique_ptr<const NamedPieces> named_pieces_;
};

}  // namespace planilla
