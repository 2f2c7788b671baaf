#include "c_interface/guard.h"
#include "c_interface/objects.h"

using namespace planilla::c_interface;
using planilla::api::Finding;
using planilla::api::Sentences;
using planilla::api::Severity;

static_assert(static_cast<int>(Severity::note) == PLANILLA_NOTE);
static_assert(static_cast<int>(Severity::warning) == PLANILLA_WARNING);
static_assert(static_cast<int>(Severity::error) == PLANILLA_ERROR);

namespace {

const Finding& value_of(const planilla_finding* finding) {
  static const Finding none;
  return finding == nullptr ? none : finding->value;
}

// What `say` makes of the finding, kept in `last`; "" where there is no memory for it.
template <typename Say>
const char* kept(planilla_sentences* sentences, std::string planilla_sentences::*last,
                 const planilla_finding* finding, const Say& say) {
  if (sentences == nullptr || finding == nullptr) return "";
  return guarded<const char*>(nullptr, "", [&] {
    std::string& text = sentences->*last;
    text = say(sentences->sentences, finding->value);
    return text.c_str();
  });
}

}  // namespace

extern "C" {

const char* planilla_finding_rule(const planilla_finding* finding) {
  return value_of(finding).rule.c_str();
}

planilla_severity planilla_finding_severity(const planilla_finding* finding) {
  return static_cast<planilla_severity>(value_of(finding).severity);
}

const char* planilla_finding_file(const planilla_finding* finding) {
  return finding == nullptr ? "" : finding->file.c_str();
}

uint64_t planilla_finding_game(const planilla_finding* finding) {
  return value_of(finding).game;
}

planilla_place planilla_finding_span(const planilla_finding* finding) {
  return place_of(value_of(finding).place);
}

int planilla_finding_ply(const planilla_finding* finding) {
  return value_of(finding).ply;
}

const char* planilla_finding_move(const planilla_finding* finding) {
  return value_of(finding).move.c_str();
}

const char* planilla_finding_variation(const planilla_finding* finding) {
  return value_of(finding).variation.c_str();
}

const char* planilla_finding_written(const planilla_finding* finding) {
  return value_of(finding).written.c_str();
}

size_t planilla_finding_candidate_count(const planilla_finding* finding) {
  return value_of(finding).candidates.size();
}

const char* planilla_finding_candidate(const planilla_finding* finding, size_t index) {
  return text_at(value_of(finding).candidates, index);
}

const char* planilla_finding_suggestion(const planilla_finding* finding) {
  return value_of(finding).suggestion.c_str();
}

int planilla_finding_applied(const planilla_finding* finding) {
  return value_of(finding).applied.value_or(false);
}

const char* planilla_finding_fen(const planilla_finding* finding) {
  return value_of(finding).fen.c_str();
}

const char* planilla_finding_article(const planilla_finding* finding) {
  return value_of(finding).article.c_str();
}

planilla_sentences* planilla_sentences_new(const char* language) {
  return guarded<planilla_sentences*>(nullptr, nullptr, [&] {
    return new planilla_sentences{Sentences(language == nullptr ? "en" : language), {}, {}};
  });
}

const char* planilla_sentence(planilla_sentences* sentences, const planilla_finding* finding) {
  return kept(sentences, &planilla_sentences::sentence, finding,
              [](Sentences& s, const Finding& f) { return s.sentence(f); });
}

const char* planilla_help(planilla_sentences* sentences, const planilla_finding* finding) {
  return kept(sentences, &planilla_sentences::help, finding,
              [](Sentences& s, const Finding& f) { return s.help(f); });
}

void planilla_sentences_free(planilla_sentences* sentences) {
  delete sentences;
}

}  // extern "C"
