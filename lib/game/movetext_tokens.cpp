// How the text of a slice is cut into tokens: below tags, as a sheet, or one behind the other.
#include <algorithm>

#include "game/cells/lettered_lines.h"
#include "game/cells/novelty_sign.h"
#include "game/layout/citations.h"
#include "game/layout/joined_pairs.h"
#include "game/layout/pages.h"
#include "game/layout/positions_below.h"
#include "game/layout/sheet.h"
#include "game/layout/signed_numbers.h"
#include "game/layout/signed_rows.h"
#include "game/movetext_reader.h"
#include "game/tables/capture_words.h"
#include "game/tables/castling_forms.h"
#include "game/tables/late_column.h"
#include "game/tables/page_order.h"
#include "game/tables/typed_as_sheet.h"
#include "game/titles/sheet_below.h"
#include "game/titles/title_names.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

// The lines that begin with a bracket.
std::size_t end_of_tags(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && text[at] == '[') {
    const std::size_t end = text.find_first_of("\r\n", at);
    at = std::min(text.find_first_not_of("\r\n", end), text.size());
  }
  return at;
}

// Of a game with tags; its movetext begins at 0 where nobody has read these yet.
DoubtMarks::Frame frame_of(std::string_view text, Span movetext, bool typed_as_sheet) {
  const std::string_view tags =
      text.substr(0, movetext.begin != 0 ? movetext.begin : end_of_tags(text));
  if (tags.find("[FEN ") != tags.npos) return DoubtMarks::Frame::study;
  return typed_as_sheet ? DoubtMarks::Frame::sheet : DoubtMarks::Frame::pgn;
}

}  // namespace

// The tokens of the slice from a place on.
void MovetextReader::open(const GameText& slice, std::size_t from) {
  const std::string_view text = slice.text;
  // Growing would double the peak; room that is not used costs nothing.
  if (text.size() > large) tokens_.reserve(text.size());
  const auto size = static_cast<std::uint32_t>(text.size());
  Span range{static_cast<std::uint32_t>(from), size};
  sheet_from_ = slice.has_tags ? size : 0;
  if (slice.has_tags) {
    tokenize(text, range, tokens_);
    sheet_from_ = static_cast<std::uint32_t>(sheet_below(text, tokens_, lexicon_));
    range.end = sheet_from_;
    const bool typed = is_typed_as_sheet(range.in(text));
    if (typed || sheet_from_ < size) tokens_.clear();
    if (typed)
      tokenize_below_tags(text, range, lexicon_, tokens_);
    else if (sheet_from_ < size)
      tokenize(text, range, tokens_);
    pass_page_marks(text, lexicon_, tokens_);
    part_signed_rows(text, tokens_);
    mark_words(text, frame_of(text, range, typed), tokens_);
    range = {sheet_from_, size};
  }
  if (!range.empty()) open_sheet(text, range);
  movetext_.open(text, tokens_);
  last_before_tag_ = no_token;
}

// The tokens of a text without tags, or of a sheet behind a game that has some.
void MovetextReader::open_sheet(std::string_view text, Span range) {
  std::vector<Token> tokens;
  if (tokens_.empty()) tokens.swap(tokens_);
  tokenize_sheet(text, range, lexicon_, tokens);
  drop_capture_words(text, notations_.languages(), tokens);
  settle_castling_forms(text, tokens);
  set_letters_of_games_apart(text, tokens);
  bracket_lettered_lines(text, tokens);
  set_asides_apart(text, notations_.languages(), tokens);
  join_pages(text, lexicon_, tokens);
  drop_repeated_rows(text, tokens);
  put_pages_in_order(text, tokens);
  begin_games_at_positions(text, tokens);
  set_citations_apart(text, {lexicon_, names_players}, tokens);
  set_labels_apart(text, texts_.words(), tokens);
  if (!part_signed_numbers(text, tokens)) part_signed_rows(text, tokens);
  mark_words(text, DoubtMarks::Frame::sheet, tokens);
  raise_late_column(text, tokens);
  if (tokens_.empty()) {
    tokens_.swap(tokens);
    return;
  }
  tokens_.push_back({{range.begin, range.begin}, TokenKind::boundary, 0});
  tokens_.insert(tokens_.end(), tokens.begin(), tokens.end());
}

// What each word of a part of the text is, as its neighbours say.
void MovetextReader::mark_words(std::string_view text, DoubtMarks::Frame frame,
                                std::vector<Token>& tokens) {
  part_joined_pairs(text, tokens);
  mark_novelties(text, tokens);
  if (!doubt_) doubt_.emplace(notations_);
  doubt_->mark(text, tokens, frame);
}

}  // namespace planilla
