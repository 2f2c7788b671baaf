// Places in a game: one walk over the text, alongside the bytes as they came.
#include "text/framing/game_text.h"

#include <algorithm>
#include <cassert>

#include "text/charset/multi_byte.h"
#include "text/charset/shifted.h"
#include "text/charset/utf16.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

// Bytes of the file that one character of the text took there.
std::size_t width_in_file(std::string_view character, const GameText& game, std::size_t raw_at) {
  const Encoding encoding = game.encoding.encoding;
  if (encoding == Encoding::utf8) {
    // A replacement character stands for one bad byte, unless the file holds one itself.
    const bool replaced =
        game.replaced > 0 && character == replacement_character &&
        game.raw.substr(std::min(raw_at, game.raw.size()), 3) != replacement_character;
    const bool borrowed = game.borrowed > 0 && character.size() > 1 && raw_at < game.raw.size() &&
                          sequence_length(game.raw.substr(raw_at)) == 0;
    return replaced || borrowed ? 1 : character.size();
  }
  if (is_utf16(encoding)) return character.size() == 4 ? 4 : 2;
  if (character == byte_order_mark) return 3;
  const std::string_view raw = game.raw.substr(std::min(raw_at, game.raw.size()));
  if (is_shifted(encoding)) {
    const bool is_byte = character.size() == 1 || character == replacement_character;
    return shifted_unit(raw, is_byte, encoding);
  }
  return is_multi_byte(encoding) && !raw.empty() ? next_unit(raw, encoding).size() : 1;
}

std::size_t character_length(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  while (end < text.size() && is_continuation(text[end])) ++end;
  return end - at;
}

// The byte of the file at `raw_at`, or `other` where its bytes are not at hand. A text without its
// markup has other line ends than its file.
char byte_in_file(const GameText& game, std::size_t raw_at, char other) {
  const bool kept = !is_utf16(game.encoding.encoding);
  return kept && raw_at < game.raw.size() ? game.raw[raw_at] : other;
}

bool is_line_end(char c) {
  return c == '\n' || c == '\r';
}

// Where up to `limit` characters before `at` begin, not beyond the start of the line.
std::size_t walk_back(std::string_view text, std::size_t at, std::size_t limit,
                      std::size_t& walked) {
  walked = 0;
  while (walked < limit && at > 0 && !is_line_end(text[at - 1])) {
    --at;
    while (at > 0 && is_continuation(text[at]) && !is_line_end(text[at - 1])) --at;
    ++walked;
  }
  return at;
}

std::size_t walk_on(std::string_view text, std::size_t at, std::size_t limit, std::size_t& walked) {
  walked = 0;
  while (walked < limit && at < text.size() && !is_line_end(text[at])) {
    at += character_length(text, at);
    ++walked;
  }
  return at;
}

}  // namespace

std::shared_ptr<const GameText> copy_with_bytes(const GameText& game) {
  struct Owner {
    std::string bytes;
    GameText text;
  };
  const auto owner = std::make_shared<Owner>();
  const bool converted = game.raw.data() != game.text.data() || game.raw.size() != game.text.size();
  std::string& bytes = owner->bytes;
  bytes.reserve(game.text.size() + (converted ? game.raw.size() : 0));
  bytes = game.text;
  if (converted) bytes += game.raw;
  owner->text = game;
  owner->text.text = std::string_view(bytes).substr(0, game.text.size());
  owner->text.raw = converted ? std::string_view(bytes).substr(game.text.size()) : owner->text.text;
  return {owner, &owner->text};
}

Locator::Locator(const GameText& game) : game_(&game) {
  restart();
}

void Locator::restart() {
  at_ = 0;
  raw_at_ = 0;
  here_ = {game_->line, game_->column, game_->offset};
}

// One character on.
void Locator::step() {
  const std::string_view text = game_->text;
  const std::string_view character = text.substr(at_, character_length(text, at_));
  const char c = byte_in_file(*game_, raw_at_, character[0]);
  const std::size_t width = width_in_file(character, *game_, raw_at_);
  raw_at_ += width;
  here_.offset += width;
  at_ += static_cast<std::uint32_t>(character.size());
  const char next = byte_in_file(*game_, raw_at_, at_ == text.size() ? '\0' : text[at_]);
  const bool ends_line = c == '\n' || (c == '\r' && next != '\n');
  if (ends_line) {
    ++here_.line;
    here_.column = 1;
  } else if (c != '\r' && !(here_.column == 1 && character == byte_order_mark)) {
    ++here_.column;
  }
}

Place Locator::place(std::uint32_t at) {
  assert(game_->offset + game_->raw.size() >= here_.offset);
  at = static_cast<std::uint32_t>(
      std::min<std::size_t>(character_start(game_->text, at), game_->text.size()));
  if (at < at_) restart();
  while (at_ < at) step();
  return here_;
}

std::string Locator::line_around(std::uint32_t at, std::size_t limit,
                                 std::size_t& column_in_excerpt) const {
  const std::string_view text = game_->text;
  const std::size_t middle = character_start(text, at);
  std::size_t before = 0, after = 0;
  walk_back(text, middle, limit, before);
  walk_on(text, middle, limit, after);
  // Half on each side, and what one side does not need is the other's.
  after = std::min(after, limit - std::min(before, limit / 2));
  before = std::min(before, limit - after);
  std::size_t begin = walk_back(text, middle, before, before);
  const std::size_t end = walk_on(text, middle, after, after);
  constexpr std::string_view cut = "…";
  const std::string_view before_it = begin > 0 && !is_line_end(text[begin - 1]) ? cut : "";
  const std::string_view behind_it = end < text.size() && !is_line_end(text[end]) ? cut : "";
  if (text.substr(begin).starts_with(byte_order_mark) && begin < middle) {
    begin += byte_order_mark.size();
    --before;
  }
  assert(begin <= middle && middle <= end && end <= text.size());
  column_in_excerpt = before + (before_it.empty() ? 0 : 1);
  std::string out(before_it);
  out += text.substr(begin, end - begin);
  return out += behind_it;
}

}  // namespace planilla
