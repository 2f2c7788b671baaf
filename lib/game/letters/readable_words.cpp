// One look at each word.
#include "game/letters/readable_words.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace planilla {

namespace {

// Readers that stand at the same word, and count the same player's turn.
struct Walkers {
  std::uint32_t place = 0;
  bool whites = true;
  ClassSet classes = 0;
};

class UnreadCount {
public:
  // `first`: of the first reader.
  UnreadCount(std::size_t readers, ClassSet all, const Unread& first)
      : counts_(readers), in_race_(all), first_(first) {}

  // Those that may still have the fewest of a player's, or but one more of both players'.
  ClassSet in_race() const { return in_race_; }
  // The first reader is left alone: it was counted before.
  bool is_decided() const { return in_race_ == 1; }

  void count(ClassSet classes, bool whites) {
    for (; classes != 0; classes &= classes - 1) {
      Unread& one = counts_[static_cast<std::size_t>(std::countr_zero(classes))];
      ++(whites ? one.white : one.black);
      if (one.white > first_.white && one.black > first_.black &&
          one.white + one.black > first_.white + first_.black + 1)
        in_race_ &= ~(classes & -classes);
    }
  }
  std::vector<Unread> take() {
    counts_.front() = first_;
    return std::move(counts_);
  }

private:
  std::vector<Unread> counts_;
  ClassSet in_race_;
  const Unread first_;
};

void add(std::vector<Walkers>& all, const Walkers& more) {
  const auto same = std::find_if(all.begin(), all.end(), [&](const Walkers& one) {
    return one.place == more.place && one.whites == more.whites;
  });
  if (same != all.end())
    same->classes |= more.classes;
  else
    all.push_back(more);
}

// Those that are farthest behind; there is one.
Walkers take_first(std::vector<Walkers>& all) {
  const auto first = std::min_element(
      all.begin(), all.end(), [](const Walkers& a, const Walkers& b) { return a.place < b.place; });
  const Walkers out = *first;
  all.erase(first);
  return out;
}

// Of one reader.
Unread unread_by(MoveReader& reader, std::string_view text, std::span<const Token> tokens,
                 std::span<const Item> items) {
  Unread out;
  bool whites = true;
  for (std::uint32_t place = 0; place < items.size();) {
    const Item& item = items[place];
    if (item.is_number) {
      if (item.number != 0) whites = item.dots < 2;
      ++place;
      continue;
    }
    const WordReading& word = reader.read(text, tokens, item.token);
    if (word.kind == WordKind::unreadable) ++(whites ? out.white : out.black);
    if (word.kind != WordKind::suffix) whites = !whites;
    place = item_at(items, place + 1, item.token + word.tokens);
  }
  return out;
}

}  // namespace

std::vector<Unread> count_unread(std::string_view text, std::span<const Token> tokens,
                                 std::span<const Item> items, ClassWords& words) {
  UnreadCount unread(words.size(), words.all(), unread_by(words.reader(0), text, tokens, items));
  std::vector<Walkers> walkers{{0, true, words.all()}};
  while (!walkers.empty() && !unread.is_decided()) {
    Walkers now = take_first(walkers);
    now.classes &= unread.in_race();
    if (now.place >= items.size() || now.classes == 0) continue;
    const Item& item = items[now.place];
    if (item.is_number) {
      if (item.number != 0) now.whites = item.dots < 2;
      ++now.place;
      add(walkers, now);
      continue;
    }
    for (const ClassWords::Group& group : words.groups(text, tokens, item.token, now.classes)) {
      const ClassSet classes = now.classes & group.classes;
      if (classes == 0) continue;
      const WordReading& word = group.reading;
      if (word.kind == WordKind::unreadable) unread.count(classes, now.whites);
      add(walkers, {item_at(items, now.place + 1, item.token + word.tokens),
                    word.kind == WordKind::suffix ? now.whites : !now.whites, classes});
    }
  }
  return unread.take();
}

bool reads_more(MoveReader& one, MoveReader& other, std::string_view text,
                std::span<const Token> tokens, std::size_t from) {
  const auto capitals_only = [](std::string_view word) {
    const auto capitals =
        std::count_if(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return capitals > 1 && word.find_first_of("abcdefgh") == std::string_view::npos;
  };
  for (std::size_t at = from; at < tokens.size(); ++at)
    if (tokens[at].kind == TokenKind::word && capitals_only(tokens[at].in(text)) &&
        other.read(text, tokens, at).kind == WordKind::unreadable &&
        one.read(text, tokens, at).kind == WordKind::move)
      return true;
  return false;
}

}  // namespace planilla
