// Findings to edits.
#include "write/edits/sheet_edits.h"

#include <algorithm>

#include "base/ascii.h"
#include "board/half_move.h"
#include "rules/repaired_move.h"
#include "write/findings/piece_letters.h"

namespace planilla {

namespace {

std::string_view argument_of(const Finding& finding, std::string_view name) {
  for (const Argument& argument : finding.args)
    if (argument.name == name)
      if (const auto* text = std::get_if<std::string>(&argument.value)) return *text;
  return "";
}

using ascii::is_blank;

// The word and a blank beside it, unless that would join its neighbours.
SheetEdit taken_out(Span span, std::string_view text) {
  if (span.end < text.size() && is_blank(text[span.end]))
    ++span.end;
  else if (span.begin > 0 && is_blank(text[span.begin - 1]))
    --span.begin;
  return {span, ""};
}

// The new word, then the line ends of the old one.
SheetEdit replaced(Span span, std::string word, std::string_view text) {
  for (const char c : span.in(text))
    if (c == '\n' || c == '\r') word += c;
  return {span, std::move(word)};
}

// Two words in each other's place, with what stands between them.
SheetEdit exchanged(const Finding& finding, std::string_view text) {
  const std::string_view first = argument_of(finding, "first"),
                         second = argument_of(finding, "second");
  std::string_view between = finding.span.in(text);
  between.remove_prefix(std::min(between.size(), first.size()));
  between.remove_suffix(std::min(between.size(), second.size()));
  return {finding.span, std::string(second) + std::string(between) + std::string(first)};
}

}  // namespace

std::string as_on_sheet(std::string_view english_san, const Game& game, int ply,
                        const Notations& notations) {
  const ReadAs& read_as = game.read_as;
  if (read_as.notation == "figurine") return in_letters(english_san, Symbols::figurine());
  const bool blacks = side_of_half_move(half_move_at(game.start, ply)) == black;
  const std::vector<std::string>& languages =
      blacks && !read_as.black_languages.empty() ? read_as.black_languages : read_as.languages;
  const Language* language =
      languages.empty() ? nullptr : notations.languages().find(languages.front());
  return language == nullptr ? std::string(english_san)
                             : in_letters(english_san, Symbols::of_language(*language));
}

std::vector<SheetEdit> edits_of_repairs(const Game& game, const Notations& notations) {
  std::vector<SheetEdit> edits;
  for (const Finding& finding : game.findings) {
    if (finding.rule != rules::repaired_move || !finding.applied.value_or(false)) continue;
    const std::string_view kind = argument_of(finding, "kind");
    if (kind == "drop") {
      edits.push_back(taken_out(finding.span, game.text));
      continue;
    }
    if (kind == "exchange") {
      edits.push_back(exchanged(finding, game.text));
      continue;
    }
    if (finding.suggestion.empty()) continue;
    std::string word = as_on_sheet(finding.suggestion, game, finding.ply, notations);
    if (kind == "insert")
      edits.push_back({finding.span, word + " "});
    else
      edits.push_back(replaced(finding.span, std::move(word), game.text));
  }
  std::stable_sort(edits.begin(), edits.end(), [](const SheetEdit& a, const SheetEdit& b) {
    return a.span.begin < b.span.begin;
  });
  // Two words that are taken out side by side: the blank between them goes with the first.
  for (std::size_t i = 1; i < edits.size(); ++i)
    edits[i].span.begin =
        std::min(std::max(edits[i].span.begin, edits[i - 1].span.end), edits[i].span.end);
  return edits;
}

}  // namespace planilla
