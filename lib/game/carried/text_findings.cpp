#include "game/carried/text_findings.h"

namespace planilla {

void raise_text_findings(const GameText& text, Findings& findings) {
  const auto raise = [&](Rule rule) -> Finding& { return findings.emplace_back(rule, Span{}); };
  if (text.encoding.encoding != Encoding::utf8 && text.starts_file)
    raise(Rule::converted_encoding).with("encoding", encoding_name(text.encoding.encoding));
  if (text.encoding.doubtful)
    raise(Rule::doubtful_encoding)
        .with("encoding", encoding_name(text.encoding.encoding))
        .with("rival", encoding_name(text.encoding.rival));
  if (text.replaced != 0)
    raise(Rule::undecodable_bytes)
        .with("count", static_cast<std::int64_t>(text.replaced))
        .with("encoding", encoding_name(text.encoding.encoding));
  if (text.skipped != 0)
    raise(Rule::game_too_long).with("bytes", static_cast<std::int64_t>(text.skipped));
}

}  // namespace planilla
