// One pass over the tags and the elements of a game.
#include "checks/facts/game_facts.h"

#include <cstring>

#include "game/model/noted_time.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, known_tag_count> names = {
    "Event",       "Site",      "Date",        "Round",       "White",      "Black",
    "Result",      "WhiteElo",  "BlackElo",    "WhiteTitle",  "BlackTitle", "WhiteFideId",
    "BlackFideId", "EventDate", "UTCDate",     "ECO",         "Board",      "FEN",
    "SetUp",       "PlyCount",  "TimeControl", "Termination", "Variant"};

// All bytes of a name of up to sixteen, in two numbers, with the same look at short ones and long
// ones of a kind: it is asked of every tag of every game.
struct NameBytes {
  std::uint64_t first = 0, last = 0;
  friend bool operator==(const NameBytes&, const NameBytes&) = default;
};

NameBytes bytes_of(std::string_view name) {
  NameBytes out;
  if (name.size() >= 8) {
    std::memcpy(&out.first, name.data(), 8);
    std::memcpy(&out.last, name.data() + name.size() - 8, 8);
  } else if (name.size() >= 4) {
    std::memcpy(&out.first, name.data(), 4);
    std::memcpy(&out.last, name.data() + name.size() - 4, 4);
  } else {
    for (const char c : name) out.first = out.first << 8 | static_cast<unsigned char>(c);
  }
  return out;
}

std::uint64_t hash(const NameBytes& bytes, std::size_t size) {
  return (bytes.first ^ bytes.last * 3 ^ size) * 0x9e3779b97f4a7c15ull;
}

// Known tags, found by their bytes.
class Names {
public:
  Names() {
    for (std::uint8_t i = 0; i < known_tag_count; ++i) {
      std::size_t at = place(bytes_of(names[i]), names[i].size());
      while (entries_[at].size != 0) at = (at + 1) % entries_.size();
      entries_[at] = {bytes_of(names[i]), static_cast<std::uint8_t>(names[i].size()), i};
    }
  }

  std::optional<KnownTag> find(std::string_view name) const {
    if (name.empty() || name.size() > longest) return std::nullopt;
    const NameBytes bytes = bytes_of(name);
    for (std::size_t at = place(bytes, name.size()); entries_[at].size != 0;
         at = (at + 1) % entries_.size())
      if (entries_[at].bytes == bytes && entries_[at].size == name.size())
        return static_cast<KnownTag>(entries_[at].tag);
    return std::nullopt;
  }

private:
  static constexpr std::size_t longest = 11;
  struct Entry {
    NameBytes bytes;
    std::uint8_t size = 0;  // 0: free
    std::uint8_t tag = 0;
  };
  static std::size_t place(const NameBytes& bytes, std::size_t size) {
    return hash(bytes, size) >> 58;
  }
  std::array<Entry, 64> entries_;
};
static_assert(known_tag_count < 64);

const Names known_names;

// One bit of 64 that depends on the name: two names of one bit may be the same.
std::uint64_t name_bit(std::string_view name) {
  return std::uint64_t{1} << (hash(bytes_of(name), name.size()) >> 58);
}

void look_at_tags(const Game& game, GameFacts& facts) {
  std::uint64_t others = 0;
  for (const GameTag& tag : game.tags) {
    if (const std::optional<KnownTag> known = known_names.find(tag.name)) {
      const auto place = static_cast<std::size_t>(*known);
      const std::uint32_t bit = 1u << place;
      if (facts.tag_bits & bit)
        facts.repeated_tag = true;
      else
        facts.tags[place] = &tag;
      facts.tag_bits |= bit;
    } else {
      const std::uint64_t bit = name_bit(tag.name);
      if (others & bit) facts.repeated_tag = true;
      others |= bit;
    }
  }
}

constexpr std::uint32_t plies = kind_bit(ElementKind::move) | kind_bit(ElementKind::null_move) |
                                kind_bit(ElementKind::hole) | kind_bit(ElementKind::illegal_move);

std::uint8_t commands_in(std::string_view comment) {
  std::uint8_t found = 0;
  for (std::size_t at = comment.find("[%"); at != std::string_view::npos;
       at = comment.find("[%", at + 2))
    found |= command_at(comment.substr(at + 2));
  return found;
}

}  // namespace

std::string_view tag_name(KnownTag tag) {
  return names[static_cast<std::size_t>(tag)];
}

std::optional<KnownTag> find_tag(std::string_view name) {
  return known_names.find(name);
}

KnownTags known_tags(const Game& game) {
  KnownTags out{};
  for (const GameTag& tag : game.tags)
    if (const std::optional<KnownTag> known = known_names.find(tag.name)) {
      const GameTag*& slot = out[static_cast<std::size_t>(*known)];
      if (!slot) slot = &tag;
    }
  return out;
}

namespace {

void look_at_elements(const Game& game, GameFacts& facts) {
  // In plain locals: this loop meets every move of every game.
  std::uint32_t kinds = 0, flags = 0, false_claims = 0, missing_claims = 0, quirks = 0;
  bool unnumbered = false;
  std::vector<Element> room;
  for (const Element& e : game.elements.list(room)) {
    const std::uint32_t kind = kind_bit(e.kind);
    const std::uint32_t claims = e.claims, holds = e.facts;
    kinds |= kind;
    flags |= e.flags;
    false_claims |= claims & ~holds;
    missing_claims |= holds & ~claims;
    quirks |= e.quirks;
    unnumbered |= ((kind & plies) != 0) & ((e.flags & (element_black | element_numbered)) == 0);
    if (e.kind == ElementKind::comment) [[unlikely]]
      facts.commands |= commands_in(e.span.in(game.text));
  }
  facts.kinds = kinds;
  facts.elements = game.elements.size();
  facts.false_claims = false_claims;
  facts.missing_claims = missing_claims;
  facts.quirks = quirks;
  facts.numbered = (flags & element_numbered) != 0 || facts.has(ElementKind::move_number);
  facts.unnumbered = unnumbered;
  facts.san = false;  // not looked at
}

}  // namespace

GameFacts GameFacts::at(const Game& game, int today) {
  GameFacts facts;
  facts.today = today;
  look_at_tags(game, facts);
  facts.date = parse_date(facts.value(KnownTag::date));
  if (game.is_ordinary()) {
    static_cast<MoveTotals&>(facts) = game.plain;
  } else {
    look_at_elements(game, facts);
  }
  return facts;
}

}  // namespace planilla
