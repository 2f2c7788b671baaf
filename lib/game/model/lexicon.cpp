// The lexicon: normalised phrases to their meaning.
#include "game/model/lexicon.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/model/denied_result.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

std::string first_word(const std::string& phrase) {
  return phrase.substr(0, phrase.find(' '));
}

std::size_t word_count(const std::string& phrase) {
  return 1 + static_cast<std::size_t>(std::count(phrase.begin(), phrase.end(), ' '));
}

// `1.e4`, `Cf3`: no word of a data file, and seen at once. The words need not be gathered to say
// so.
bool mixes_letters_and_figures(std::string_view text) {
  return std::any_of(text.begin(), text.end(), ascii::is_digit) &&
         std::any_of(text.begin(), text.end(), ascii::is_letter);
}

bool is_one_word(std::string_view text) {
  return std::none_of(text.begin(), text.end(), ascii::is_space);
}

}  // namespace

const Lexicon::Words& Lexicon::known() const {
  std::call_once(gathered_, [this] { words_ = gather(*notations_); });
  return words_;
}

Lexicon::Words Lexicon::gather(const Notations& notations) {
  Words out;
  for (const GrammarInfo& grammar : notations.grammars())
    for (const std::string& name : grammar.files) out.files[fold_words(name)] = true;
  for (const Language& language : notations.languages().all()) {
    if (language.confidence == Confidence::low) continue;
    for (const auto& [word, tag] : language.headings) {
      Heading& heading = out.headings[fold_words(word)];
      if (heading.tag.empty()) heading.tag = tag;
      heading.languages.push_back(&language);
    }
    for (const auto& [word, meaning] : language.titles)
      out.titles.emplace(fold_words(word), meaning);
    for (const std::vector<std::string>& names : language.names)
      for (const std::string& name : names) out.pieces[fold_words(name)] = true;
    for (const std::string& word : language.cites) out.cites[fold_words(word)] = true;
    for (const auto& [phrase, how] : language.terminations) {
      if (how == "how")
        out.hows[fold_words(phrase)] = true;
      else
        out.terminations.emplace(fold_words(phrase), how);
    }
  }
  return out;
}

const Lexicon::Phrases& Lexicon::phrases() const {
  std::call_once(gathered_phrases_, [this] { phrases_ = gather_phrases(notations_->languages()); });
  return phrases_;
}

void Lexicon::Phrases::learn(const std::vector<std::string>& phrases, Result result) {
  for (const std::string& phrase : phrases) {
    std::string key = fold_words(phrase);
    const bool closes = key.ends_with('.');
    if (closes) key.pop_back();
    (closes ? closings : results).emplace(key, result);
    first_words.insert(first_word(key));
    longest = std::max(longest, word_count(key));
  }
}

Lexicon::Phrases Lexicon::gather_phrases(const Languages& languages) {
  Phrases out;
  for (const Language& language : languages.all()) {
    if (language.confidence == Confidence::low) continue;
    out.learn(language.white_wins, Result::white_wins);
    out.learn(language.black_wins, Result::black_wins);
    out.learn(language.draw, Result::draw);
    out.learn(language.draw_offer, Result::none);
    out.learn(language.declines, Result::none);
    for (const std::string& phrase : language.declines) out.refusals.insert(fold_words(phrase));
    out.learn(language.resigns, Result::odd);
  }
  return out;
}

std::string_view Lexicon::heading(std::string_view words) const {
  if (mixes_letters_and_figures(words)) return {};
  const auto found = known().headings.find(fold_words(words));
  return found == known().headings.end() ? std::string_view() : found->second.tag;
}

std::string_view Lexicon::title(std::string_view word) const {
  // `Hoja 1` is the title of a page.
  if (is_one_word(word) && mixes_letters_and_figures(word)) return {};
  const auto found = known().titles.find(fold_words(word));
  return found == known().titles.end() ? std::string_view() : found->second;
}

bool Lexicon::are_initials_of_sides(std::string_view white, std::string_view black) const {
  constexpr std::size_t longest = 2;  // bytes of one letter
  if (white.empty() || white.size() > longest || black.empty() || black.size() > longest ||
      !begins_with_capital(white) || !begins_with_capital(black))
    return false;
  const auto languages_with = [&](std::string_view tag, std::string_view initial) {
    std::unordered_set<const Language*> out;
    for (const auto& [word, heading] : known().headings)
      if (heading.tag == tag && word.starts_with(fold_words(initial)))
        out.insert(heading.languages.begin(), heading.languages.end());
    return out;
  };
  const auto whites = languages_with("White", white), blacks = languages_with("Black", black);
  return std::any_of(whites.begin(), whites.end(),
                     [&](const Language* language) { return blacks.contains(language); });
}

bool begins_with_capital(std::string_view word) {
  std::size_t at = 0;
  const char32_t c = word.empty() ? not_utf8 : take_character(word, at);
  return c != not_utf8 && unicode::is_letter(c) && !unicode::is_lower(c);
}

bool Lexicon::names_castling(std::string_view word) const {
  const std::string said = fold_words(word);
  const auto is_said = [&](const std::string& phrase) {
    const std::string folded = fold_words(phrase);
    const std::size_t at = said.empty() ? folded.npos : folded.find(said);
    const std::size_t end = at + said.size();
    return at != folded.npos && (at == 0 || folded[at - 1] == ' ') &&
           (end == folded.size() || folded[end] == ' ');
  };
  for (const Language& language : notations_->languages().all())
    for (const auto* list : {&language.castle_short, &language.castle_long})
      if (std::any_of(list->begin(), list->end(), is_said)) return true;
  return false;
}

bool Lexicon::names_piece(std::string_view word) const {
  constexpr std::size_t ending = 2, shortest = 3;  // bytes
  if (mixes_letters_and_figures(word)) return false;
  const std::string folded = fold_words(word);
  for (std::size_t cut = 0; cut <= ending && folded.size() >= cut + shortest; ++cut)
    if (known().pieces.contains(folded.substr(0, folded.size() - cut))) return true;
  return false;
}

bool Lexicon::names_file(std::string_view word) const {
  return !mixes_letters_and_figures(word) && known().files.contains(fold_words(word));
}

bool Lexicon::cites(std::string_view word) const {
  return !mixes_letters_and_figures(word) && known().cites.contains(fold_words(word));
}

bool Lexicon::negates(std::string_view word) const {
  return is_in_any(word, notations_->languages(), &Language::negates);
}

bool Lexicon::corrects(std::string_view word) const {
  return is_in_any(word, notations_->languages(), &Language::corrects);
}

std::string_view Lexicon::termination(std::string_view text) const {
  const std::string words = fold_words(text);
  const auto parts = [&](std::size_t at) {
    return at >= words.size() || static_cast<unsigned char>(words[at]) < '0' || words[at] == ':' ||
           words[at] == ';';
  };
  std::string_view out;
  std::size_t longest = 0;
  for (const auto& [phrase, how] : known().terminations) {
    if (phrase.size() <= longest) continue;
    const std::size_t at = words.find(phrase);
    if (at == std::string::npos || (at > 0 && !parts(at - 1)) || !parts(at + phrase.size()))
      continue;
    longest = phrase.size();
    out = how;
  }
  return out;
}

namespace {
// The sign behind a word of a sentence: "Resigns."
std::string_view without_stop(std::string_view words) {
  constexpr std::string_view signs = ".:!";
  if (words.size() > 1 && signs.find(words.back()) != std::string_view::npos)
    words.remove_suffix(1);
  return words;
}

}  // namespace

bool Lexicon::resigns(std::string_view words) const {
  const auto found = phrases().results.find(fold_words(without_stop(words)));
  return found != phrases().results.end() && found->second == Result::odd;
}

Result Lexicon::result(std::string_view words) const {
  const auto found = phrases().results.find(fold_words(words));
  return found == phrases().results.end() || found->second == Result::odd ? Result::none
                                                                          : found->second;
}

namespace {
// Is the token the last of its sentence, and does no number of the game follow it?
bool ends_game(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  const std::string_view word = tokens[at].in(text);
  bool ends = word.ends_with('.') || word.ends_with('!') || at + 1 == tokens.size();
  if (!ends) {
    const Token& next = tokens[at + 1];
    const std::string_view gap = Span{tokens[at].end(), next.begin()}.in(text);
    ends = next.kind != TokenKind::word || gap.find('\n') != std::string_view::npos;
  }
  for (std::size_t i = at + 1; ends && i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::tag || kind == TokenKind::boundary) break;
    const std::string_view number = tokens[i].in(text);
    if (kind != TokenKind::move_number || number.find_first_of("0123456789") == number.npos)
      continue;
    return number.starts_with('1') && number.substr(1).find_first_of("0123456789") == number.npos;
  }
  return ends;
}

// `gab Hans Müller auf`: the key of a phrase that the data files write `gab … auf`, where names
// stand between tokens[at] and tokens[last]; "" where others do.
std::string key_around_name(std::string_view text, std::span<const Token> tokens, std::size_t at,
                            std::size_t last) {
  constexpr std::size_t most_words = 3;  // of a name
  if (last < at + 2 || last > at + 1 + most_words) return {};
  for (std::size_t i = at + 1; i < last; ++i)
    if (!begins_with_capital(tokens[i].in(text))) return {};
  const std::string_view end = without_stop(tokens[last].in(text));
  return fold_words(std::string(tokens[at].in(text)) + " \u2026 " + std::string(end));
}

// "bot Remis an, das Schwarz annahm", "offered a draw. Accepted.": the first token behind the word
// that says so, in the sentence of the offer or the next; `from` where none does.
std::size_t behind_acceptance(std::string_view text, std::span<const Token> tokens,
                              std::size_t from, const Lexicon& lexicon) {
  constexpr std::size_t most_words = 7;
  int sentences = text[tokens[from - 1].end() - 1] == '.' ? 1 : 0;
  for (std::size_t i = from; i < tokens.size() && i < from + most_words; ++i) {
    if (tokens[i].kind == TokenKind::junk) continue;
    std::string_view word = tokens[i].in(text);
    if (tokens[i].kind != TokenKind::word || sentences > 1) break;
    sentences += word.ends_with('.') || word.ends_with('!');
    while (!word.empty() && std::string_view(".,;!").find(word.back()) != word.npos)
      word.remove_suffix(1);
    if (lexicon.negates(word)) break;
    const auto denies = [&](std::size_t next) {  // "nahm nicht an"
      return next < tokens.size() && lexicon.negates(without_stop(tokens[next].in(text)));
    };
    if (lexicon.title(word) != "accepts") continue;
    if (denies(i + 1) || denies(i + 2)) return from;
    // "nahm an.": up to the end of the sentence, if it is near
    for (std::size_t end = i; end < tokens.size() && end < i + 3; ++end) {
      if (tokens[end].kind != TokenKind::word) break;
      if (tokens[end].in(text).ends_with('.') || end + 1 == tokens.size()) return end + 1;
    }
    return i + 1;
  }
  return from;
}

}  // namespace

// Question marks behind the last word belong to it: `tablas?` offers what `tablas` says.
Lexicon::Phrase Lexicon::phrase_at(std::string_view text, std::span<const Token> tokens,
                                   std::size_t at) const {
  Phrase out;
  if (tokens[at].kind != TokenKind::word) return out;  // of a score, `1-0`, nobody needs the words
  const Span first = tokens[at].span;
  if (mixes_letters_and_figures(first.in(text))) return out;
  const std::string word = fold_words(without_stop(first.in(text)));
  const auto starts = [&](const std::string& w) { return phrases().first_words.contains(w); };
  if (!starts(word) && !starts(word + '?')) return out;
  for (std::size_t i = at; i < tokens.size() && i < at + phrases().longest + 1; ++i) {
    const bool asks =
        i > at && tokens[i].kind == TokenKind::glyph && tokens[i].begin() == tokens[i - 1].end();
    if (tokens[i].kind != TokenKind::word && !asks) break;
    std::string words = fold_words(without_stop(Span{first.begin, tokens[i].end()}.in(text)));
    while (words.ends_with("??")) words.pop_back();
    const auto found = phrases().results.find(words);
    if (found != phrases().results.end()) {
      out = {i + 1 - at, found->second, false, phrases().refusals.contains(words)};
    } else if (const std::string key = key_around_name(text, tokens, at, i); !key.empty()) {
      const auto around = phrases().results.find(key);
      if (around != phrases().results.end()) out = {i + 1 - at, around->second};
    }
    const auto closing = phrases().closings.find(words);
    // Some are plain results of another language: `abandonà.`, `abandona`.
    if (closing != phrases().closings.end() && found == phrases().results.end() &&
        ends_game(text, tokens, i))
      out = {i + 1 - at, closing->second, true};
    if (asks) break;
  }
  if (out.tokens == 0 || out.refuses) return out;
  if (out.result == Result::none) {
    const std::size_t agreed = behind_acceptance(text, tokens, at + out.tokens, *this);
    if (agreed > at + out.tokens) out = {agreed - at, Result::draw};
    return out;
  }
  const Span phrase{first.begin, tokens[at + out.tokens - 1].end()};
  // Of `no lance 41` the first word denies nothing, though it does in another language.
  const std::string_view told =
      how_behind(text.substr(phrase.end)) > 0 ? text.substr(0, phrase.end) : text;
  if (is_denied(told, phrase, out.result, notations_->languages()) ||
      has_object(text, phrase, out.result, *this, notations_->languages()))
    return {};
  return out;
}

std::vector<const Language*> Lexicon::languages_of_headings(const Game& game) const {
  std::vector<std::pair<const Language*, int>> votes;
  for (const GameTag& tag : game.tags) {
    if (tag.added || tag.value_span.begin <= tag.span.begin) continue;
    std::string_view word = Span{tag.span.begin, tag.value_span.begin}.in(game.text);
    word = word.substr(0, std::min(word.find(':'), word.find("\uff1a")));
    for (const Language* language : languages_of_heading(word)) {
      const auto known = std::find_if(votes.begin(), votes.end(),
                                      [&](const auto& vote) { return vote.first == language; });
      if (known == votes.end())
        votes.emplace_back(language, 1);
      else
        ++known->second;
    }
  }
  std::stable_sort(votes.begin(), votes.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  std::vector<const Language*> out;
  for (const auto& [language, count] : votes) out.push_back(language);
  return out;
}

const std::vector<const Language*>& Lexicon::languages_of_heading(std::string_view words) const {
  static const std::vector<const Language*> nobody;
  const auto found = known().headings.find(fold_words(words));
  return found == known().headings.end() ? nobody : found->second.languages;
}

}  // namespace planilla
