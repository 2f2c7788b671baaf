// A game as a record. Called once a game by workers: nothing is allocated but the record.
#include "archive/identity/stored_game.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>

#include "archive/identity/game_address.h"
#include "checks/facts/dates.h"
#include "checks/facts/game_identity.h"
#include "game/model/variant.h"
#include "game/spelling/clock_time.h"
#include "pgn/tag_value.h"

namespace planilla {

namespace {

constexpr std::size_t longest_text = 255;

template <typename Number>
Number number_of(std::string_view text) {
  Number out = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size() ? out : Number{0};
}

std::int32_t date_number(std::string_view text) {
  const Date date = parse_date(text);
  if (date.fault != DateFault::none) return 0;
  return date.year * 10000 + date.month * 100 + date.day;
}

// Tags that say at which time of the day a game began, the surest first. Two of one name go by one
// clock.
constexpr std::array<std::string_view, 3> start_tags = {"UTCTime", "StartTime", "Time"};

// "17:05:09"
void note_start(const GameTag& tag, RecordHead& head) {
  const auto found = std::find(start_tags.begin(), start_tags.end(), tag.name);
  const auto clock = static_cast<std::uint8_t>(found - start_tags.begin() + 1);
  const std::string_view text = tag.value;
  if (found == start_tags.end() || (head.start_clock != 0 && head.start_clock < clock) ||
      text.size() != 8 || text[2] != ':' || text[5] != ':')
    return;
  const std::optional<std::uint32_t> seconds = parse_clock_time(text);
  if (!seconds) return;
  head.start_clock = clock;
  head.start_minute = static_cast<std::uint16_t>(*seconds / 60);
}

std::uint16_t short_hash(std::string_view text) {
  return static_cast<std::uint16_t>(XXH3_64bits(text.data(), text.size()) | 1);
}

// Tags of which two values of one round are two games.
constexpr std::array<std::string_view, 3> seat_tags = {"Board", "Section", "Stage"};

// "Board" in its digits: `01` is 1.
void note_seat(const GameTag& tag, RecordHead& head) {
  const auto found = std::find(seat_tags.begin(), seat_tags.end(), tag.name);
  if (found == seat_tags.end() || says_nothing(tag.value)) return;
  const std::size_t zeros = tag.value.find_first_not_of('0');
  const std::string_view value = tag.value.substr(std::min(zeros, tag.value.size()));
  head.seats[static_cast<std::size_t>(found - seat_tags.begin())] = short_hash(value);
}

// The square a move went to; promotions to less than a queen are told apart. Without a branch.
char square_of(Move move) {
  const unsigned promoted =
      static_cast<unsigned>(move.kind() == MoveKind::promotion) & (move.promoted() != queen);
  return static_cast<char>(move.to() | promoted << 6);
}

std::uint16_t counted(std::size_t count) {
  return static_cast<std::uint16_t>(std::min<std::size_t>(count, UINT16_MAX));
}

// Of a game of nothing but moves.
void append_squares(std::span<const CompactMove> moves, std::string& squares) {
  const std::size_t size = std::min(moves.size(), most_squares);
  squares.resize(size);
  char* out = squares.data();
  for (const CompactMove& one : moves.first(size)) *out++ = square_of(one.move());
}

// The last square of each word that stands in no brackets: "12... Nf6 (Bd7) 13.Rxe5" names f6, e5.
void append_named_squares(std::string_view text, std::string& out) {
  std::size_t depth = 0;
  char last = -1;
  const auto end_word = [&] {
    if (last >= 0 && out.size() < most_squares) out += last;
    last = -1;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i], next = i + 1 < text.size() ? text[i + 1] : ' ';
    if (c == '(' || c == '{') ++depth;
    if ((c == ')' || c == '}') && depth != 0) --depth;
    if (c == ' ' || c == '\n' || c == '\t' || c == '.') end_word();
    if (depth == 0 && c >= 'a' && c <= 'h' && next >= '1' && next <= '8')
      last = static_cast<char>((next - '1') * 8 + (c - 'a'));
  }
  end_word();
}

void count_elements(const Game& game, RecordHead& head, std::string& squares, std::string& unread) {
  std::size_t comments = 0, clocks = 0, depth = 0;
  for (const Element& element : game.elements) {
    switch (element.kind) {
      case ElementKind::move:
      case ElementKind::illegal_move:
      case ElementKind::null_move:
        if (depth == 0 && squares.size() < most_squares) squares += square_of(element.move);
        break;
      case ElementKind::open:
        ++depth, ++comments;
        break;
      case ElementKind::close:
        depth -= depth != 0;
        break;
      case ElementKind::comment: {
        const std::string_view text = element.span.in(game.text);
        const bool is_clock = text.find("[%clk") != text.npos || text.find("[%emt") != text.npos;
        ++(is_clock ? clocks : comments);
        break;
      }
      case ElementKind::clock:
        ++clocks;
        break;
      case ElementKind::line_comment:
      case ElementKind::remark:
      case ElementKind::nag:
        ++comments;
        break;
      case ElementKind::unread:
        if (depth != 0) break;
        head.stops = 1;
        append_named_squares(element.span.in(game.text), unread);
        break;
      default:
        break;
    }
  }
  head.comments = counted(comments);
  head.clocks = counted(clocks);
}

std::string_view value_of(const KnownTags& tags, KnownTag name) {
  const GameTag* tag = tags[static_cast<std::size_t>(name)];
  return tag ? tag->value : std::string_view();
}

}  // namespace

void RecordSource::append(const Game& game, const RecordPlace& place, std::string& out) {
  const KnownTags tags = known_tags(game);
  RecordHead head;
  head.moves = place.moves != 0 ? place.moves : identity_of(game, tags).moves;
  if (!game.keys.empty()) head.start = game.keys[0];
  if (!place.written.empty()) head.text = XXH3_64bits(place.written.data(), place.written.size());
  head.file = place.file;
  head.offset = place.offset;
  head.broken = place.broken;
  head.plies = game.plies;
  head.result = static_cast<std::uint8_t>(game.result);
  head.date = date_number(value_of(tags, KnownTag::date));
  head.white_id = number_of<std::uint32_t>(value_of(tags, KnownTag::white_fide_id));
  head.black_id = number_of<std::uint32_t>(value_of(tags, KnownTag::black_fide_id));
  head.white_elo = number_of<std::uint16_t>(value_of(tags, KnownTag::white_elo));
  head.black_elo = number_of<std::uint16_t>(value_of(tags, KnownTag::black_elo));
  std::string address;
  for (const GameTag& tag : game.tags) {
    head.complete_tags += says_nothing(tag.value) ? 0 : 1;
    if (address.empty() && may_hold_address(tag.name, tag.value))
      address = game_address(tag.name, tag.value).substr(0, longest_text);
    if (tag.name.ends_with("Time")) note_start(tag, head);
    if (tag.name[0] == 'B' || tag.name[0] == 'S') note_seat(tag, head);
    if (tag.name == "Variant" && variant_of(tag.value) == Variant::unsupported)
      head.variant = short_hash(tag.value);
  }
  squares_.clear();
  unread_.clear();
  if (game.elements.is_compact())
    append_squares(game.elements.moves(), squares_);
  else
    count_elements(game, head, squares_, unread_);
  head.squares = counted(squares_.size());
  const std::string_view white = value_of(tags, KnownTag::white).substr(0, longest_text),
                         black = value_of(tags, KnownTag::black).substr(0, longest_text);
  const PackedName white_name = people_.packed(white);
  white_ = white_name.bytes;
  const PackedName black_name = people_.packed(black);
  head.white_keys = white_name.keys;
  head.black_keys = black_name.keys;
  head.white_surname = white_name.has_surname;
  head.black_surname = black_name.has_surname;
  const std::array<std::string_view, record_texts> texts = {
      white,
      black,
      value_of(tags, KnownTag::event).substr(0, longest_text),
      value_of(tags, KnownTag::site).substr(0, longest_text),
      value_of(tags, KnownTag::round).substr(0, longest_text),
      white_,
      black_name.bytes,
      address,
      unread_};
  head.size = static_cast<std::uint32_t>(sizeof head + squares_.size());
  for (std::size_t i = 0; i < record_texts; ++i) {
    head.text_sizes[i] = static_cast<std::uint16_t>(texts[i].size());
    head.size += head.text_sizes[i];
  }
  const std::size_t begin = out.size();
  out.resize(begin + sizeof head);
  std::memcpy(out.data() + begin, &head, sizeof head);
  for (const std::string_view text : texts) out += text;
  out += squares_;
}

}  // namespace planilla
