// One reader a class, made when first needed.
#include "game/alphabets.h"

#include <stdexcept>

#include "game/trial.h"

namespace planilla {

Alphabets::Alphabets(const Notations& notations, const ReadOptions& options) : notations_(&notations) {
  const std::string notation = options.notation == "auto" ? "algebraic" : options.notation;
  if (notations.find_grammar(notation) == nullptr)
    throw std::invalid_argument("unknown notation '" + notation + "'");
  std::vector<const LanguageClass*> classes;
  for (const std::string& tag : options.languages) {
    const Language* language = notations.languages().find(tag);
    if (language == nullptr) throw std::invalid_argument("unknown language '" + tag + "'");
    classes.push_back(&notations.languages().class_of(*language));
  }
  letters_fixed_ = !classes.empty();
  notation_fixed_ = options.notation != "auto";
  if (!letters_fixed_) classes.push_back(&notations.languages().class_of(*notations.languages().find("en")));
  first_ = choice_of(reader({classes, notation}), classes, notation);
  first_.read_as.by_option = letters_fixed_;
  if (letters_fixed_) first_.read_as.languages = options.languages;
}

// Made when the first game needs them: most files never do.
const std::vector<Choice>& Alphabets::rivals() {
  if (!rivals_.empty()) return rivals_;
  const std::string& notation = first_.read_as.notation;
  for (const LanguageClass& one : notations_->languages().classes()) {
    if (letters_fixed_ || one.by_name_only || &one == first_.white->alphabet().classes.front()) continue;
    rivals_.push_back(choice_of(reader({{&one}, notation}), {&one}, notation));
  }
  for (const GrammarInfo& other : notations_->grammars()) {
    if (notation_fixed_ || other.name == notation) continue;
    rivals_.push_back(choice_of(reader({{}, other.name}), {}, other.name));
  }
  return rivals_;
}

MoveReader& Alphabets::reader(const Alphabet& alphabet) {
  readers_.push_back(std::make_unique<MoveReader>(*notations_, alphabet));
  return *readers_.back();
}

Choice Alphabets::choice_of(MoveReader& reader, const std::vector<const LanguageClass*>& classes,
                            std::string_view notation) {
  Choice choice{&reader, &reader, {}};
  choice.read_as.notation = notation;
  for (const LanguageClass* one : classes)
    for (const Language* language : one->languages) choice.read_as.languages.push_back(language->tag);
  return choice;
}

const Choice& Alphabets::best(const Game& game, std::span<const Token> tokens, std::size_t from, int plies) {
  const Choice* best = &first_;
  int most = plies;
  for (const Choice& rival : rivals()) {
    const Trial trial = try_alphabet(game.text, tokens, from, game.start, *rival.white);
    if (trial.plies <= most) continue;
    most = trial.plies;
    best = &rival;
  }
  return *best;
}

}  // namespace planilla
