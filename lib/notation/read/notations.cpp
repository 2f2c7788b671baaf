#include "notation/read/notations.h"

#include <algorithm>

#include "notation/read/notations_impl.h"

namespace planilla {

Notations::Impl::Impl(const Data& data)
    : languages(data), slip_costs(data), doubt_grammar(data), usual_weights(data) {
  for (const std::string& name : data.list("grammars/"))
    if (name.ends_with(".toml")) grammars.push_back(read_grammar(data, name));
  std::stable_sort(grammars.begin(), grammars.end(), [](const Grammar& a, const Grammar& b) {
    return a.info.name == "algebraic" && b.info.name != "algebraic";
  });
  for (const Grammar& grammar : grammars) infos.push_back(grammar.info);
}

const Grammar* Notations::Impl::find(std::string_view name) const {
  const auto found = std::find_if(grammars.begin(), grammars.end(),
                                  [&](const Grammar& g) { return g.info.name == name; });
  return found == grammars.end() ? nullptr : &*found;
}

const NamedPieces& Notations::Impl::named_pieces() const {
  std::call_once(named_pieces_gathered_,
                 [&] { named_pieces_ = std::make_unique<const NamedPieces>(languages); });
  return *named_pieces_;
}

Notations::Notations(const Data& data) : impl_(std::make_unique<Impl>(data)) {}
Notations::~Notations() = default;

const Languages& Notations::languages() const {
  return impl_->languages;
}

const std::vector<GrammarInfo>& Notations::grammars() const {
  return impl_->infos;
}

const DoubtGrammar& Notations::doubt_grammar() const {
  return impl_->doubt_grammar;
}

const NamedPieces& Notations::named_pieces() const {
  return impl_->named_pieces();
}

const SlipCosts& Notations::slip_costs() const {
  return impl_->slip_costs;
}

const UsualWeights& Notations::usual_weights() const {
  return impl_->usual_weights;
}

const GrammarInfo* Notations::find_grammar(std::string_view name) const {
  const Grammar* grammar = impl_->find(name);
  return grammar ? &grammar->info : nullptr;
}

}  // namespace planilla
