// The prefix, and the rule in brackets behind it.
#include "game/carried/unread_line.h"

namespace planilla {

std::optional<UnreadLine> parse_unread_line(std::string_view comment) {
  constexpr std::string_view bare = unread_prefix.substr(0, unread_prefix.size() - 1);
  if (!comment.starts_with(bare)) return std::nullopt;
  UnreadLine line;
  line.text_at = static_cast<std::uint32_t>(bare.size());
  comment.remove_prefix(bare.size());
  if (comment.starts_with(" ")) {
    comment.remove_prefix(1);
    ++line.text_at;
  }
  if (!comment.starts_with("[")) return line;
  const std::size_t close = comment.find(']');
  if (close == std::string_view::npos) return line;
  line.rule = find_rule(comment.substr(1, close - 1));
  if (!line.rule) return line;
  line.starts = true;
  std::size_t skip = close + 1;
  if (skip < comment.size() && comment[skip] == ' ') ++skip;
  line.text_at += static_cast<std::uint32_t>(skip);
  return line;
}

}  // namespace planilla
