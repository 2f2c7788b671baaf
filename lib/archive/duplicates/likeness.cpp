// Common beginning, common end, and an alignment in a band for what lies between.
#include "archive/duplicates/likeness.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace planilla {

namespace {

constexpr std::size_t most_edits = 12;
constexpr std::size_t longest_transposition = 16;
constexpr std::size_t last_moves = 2;  // a slip in these leaves nothing behind it to agree

// The more agrees, the more may differ behind it: games of two days go apart before.
bool agree_for_long(std::size_t begin, std::size_t left) {
  constexpr std::size_t least = 28, for_each = 4, enough = 64;  // half-moves
  return begin >= std::min(least + for_each * left, enough);
}

std::size_t common_begin(std::string_view a, std::string_view b) {
  const auto [at, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<std::size_t>(at - a.begin());
}

std::size_t common_end(std::string_view a, std::string_view b) {
  const auto [at, other] = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend());
  return static_cast<std::size_t>(at - a.rbegin());
}

// The same half-moves of each side in another order.
bool is_transposed(std::string_view a, std::string_view b) {
  if (a.size() != b.size() || a.size() > longest_transposition) return false;
  for (const std::size_t side : {0u, 1u}) {
    std::array<char, longest_transposition> x{}, y{};
    std::size_t count = 0;
    for (std::size_t i = side; i < a.size(); i += 2, ++count) x[count] = a[i], y[count] = b[i];
    std::sort(x.begin(), x.begin() + count);
    std::sort(y.begin(), y.begin() + count);
    if (x != y) return false;
  }
  return true;
}

struct Alignment {
  std::size_t edits = most_edits + 1;
  std::size_t aligned = 0;  // half-moves of the shorter that were used
};

// The fewest edits that make one of the other; with `open_end`, what is left of the longer when the
// shorter has ended is free. By diagonals (Ukkonen): for each count of edits how far each of them
// can be followed, so that the work grows with the edits and what agrees, not with their product.
Alignment align(std::string_view a, std::string_view b, bool open_end) {
  if (a.size() > b.size()) std::swap(a, b);
  constexpr int most = static_cast<int>(most_edits);
  constexpr int unreached = -1000;
  const int shorter = static_cast<int>(a.size()), longer = static_cast<int>(b.size());
  const int last = longer - shorter;  // the diagonal on which both end
  if (!open_end && last > most) return {};
  std::array<int, 2 * most + 5> reach, next;  // half-moves of `a`, by diagonal
  reach.fill(unreached);
  next.fill(unreached);
  constexpr int middle = most + 2;
  for (int edits = 0; edits <= most; ++edits) {
    for (int diagonal = -edits; diagonal <= edits; ++diagonal) {
      const int* from = &reach[static_cast<std::size_t>(middle + diagonal)];
      int at = edits == 0 ? 0 : std::max({from[0] + 1, from[-1], from[1] + 1});
      at = std::min({at, shorter, longer - diagonal});
      while (at < shorter && at + diagonal < longer &&
             a[static_cast<std::size_t>(at)] == b[static_cast<std::size_t>(at + diagonal)])
        ++at;
      next[static_cast<std::size_t>(middle + diagonal)] = at;
      if (at == shorter && (open_end || diagonal == last))
        return {static_cast<std::size_t>(edits), a.size()};
    }
    reach.swap(next);
  }
  return {};
}

std::size_t edits_allowed(std::size_t plies) {
  return std::min(most_edits, 1 + plies / 8);
}

// `begin` half-moves agree, the `left` behind them do not.
MovesLikeness differ_at_the_end(std::size_t begin, std::size_t left, MovesLikeness out) {
  out.kind = MovesKind::near;
  out.breaks_off = false;
  out.at_the_end = true;
  out.edits = static_cast<std::uint32_t>(left);
  out.shared = static_cast<std::uint32_t>(begin);
  return out;
}

// `begin` half-moves agree; what differs comes behind.
MovesLikeness compare_behind(std::string_view a, std::string_view b, std::size_t begin) {
  MovesLikeness out;
  const std::size_t shorter = std::min(a.size(), b.size());
  const std::size_t left = shorter - begin;
  out.longer_by = static_cast<std::uint32_t>(std::max(a.size(), b.size()) - shorter);
  a.remove_prefix(begin);
  b.remove_prefix(begin);
  if (left <= last_moves && begin >= 16) return differ_at_the_end(begin, left, out);
  const std::size_t end = common_end(a, b);
  const std::string_view x = a.substr(0, a.size() - end), y = b.substr(0, b.size() - end);
  constexpr std::size_t far_on = 32;  // half-moves, behind which nothing need agree again
  if ((end >= 4 || begin >= far_on) && is_transposed(x, y)) {
    out.kind = MovesKind::near;
    out.transposed = true;
    out.edits = 1;
    out.shared = static_cast<std::uint32_t>(shorter);
    return out;
  }
  Alignment alignment = align(x, y, false);
  const bool few = alignment.edits <= 2 && end >= 2;  // and they end alike
  if (alignment.edits > edits_allowed(shorter) || (out.longer_by != 0 && !few)) {
    const Alignment open = align(a, b, true);
    out.breaks_off = open.edits < alignment.edits;
    if (out.breaks_off) alignment = open;
  }
  constexpr std::size_t few_agree = 4;  // half-moves that two games of one opening may share again
  const bool chance = out.breaks_off && left < alignment.edits + few_agree;
  const bool apart = alignment.edits > edits_allowed(shorter) ||
                     (!few && alignment.edits * 5 > left * 2) || chance;
  if (apart) return agree_for_long(begin, left) ? differ_at_the_end(begin, left, out) : out;
  out.kind = MovesKind::near;
  out.edits = static_cast<std::uint32_t>(alignment.edits);
  out.shared = static_cast<std::uint32_t>(shorter - std::min(shorter, alignment.edits));
  return out;
}

}  // namespace

MovesLikeness compare_moves(const StoredGame& a, const StoredGame& b) {
  MovesLikeness out;
  if (a.head().start != b.head().start) return out;
  const std::string_view x = a.squares(), y = b.squares();
  if (a.head().moves == b.head().moves) {
    out.kind = MovesKind::equal;
    out.shared = a.head().plies;
    return out;
  }
  const std::size_t begin = common_begin(x, y);
  if (begin < x.size() && begin < y.size()) return compare_behind(x, y, begin);
  out.shared = static_cast<std::uint32_t>(begin);
  out.longer_by =
      std::max(a.head().plies, b.head().plies) - std::min(a.head().plies, b.head().plies);
  out.kind = MovesKind::prefix;
  if (x.size() != y.size()) return out;
  out.kind = MovesKind::near;  // another piece went to the same square
  out.edits = 1;
  out.shared -= out.shared == 0 ? 0 : 1;
  return out;
}

}  // namespace planilla
