#include "game/carried/text_findings.h"

#include "rules/converted_encoding.h"
#include "rules/doubtful_encoding.h"
#include "rules/game_too_long.h"
#include "rules/undecodable_bytes.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

// Findings of one rule at one place are told once.
Span first_replaced(std::string_view text) {
  const std::size_t at = text.find(replacement_character);
  if (at == std::string_view::npos) return {};
  const auto begin = static_cast<std::uint32_t>(at);
  return {begin, begin + static_cast<std::uint32_t>(replacement_character.size())};
}

}  // namespace

void raise_text_findings(const GameText& text, Findings& findings) {
  const std::string_view encoding = encoding_name(text.encoding.encoding);
  if (text.encoding.encoding != Encoding::utf8 && text.starts_file)
    findings.emplace_back(diagnostics::ConvertedEncoding{.encoding = encoding}, {});
  if (text.encoding.doubtful) {
    Finding& finding = findings.emplace_back(
        diagnostics::DoubtfulEncoding{.encoding = encoding,
                                      .rival = encoding_name(text.encoding.rival)},
        Span{});
    if (text.encoding.hopeless) finding.severity = Severity::error;
  }
  if (text.borrowed != 0)
    findings.emplace_back(
        diagnostics::UndecodableBytes{.count = text.borrowed,
                                      .encoding = encoding,
                                      .read_as = encoding_name(text.encoding.odd_bytes)},
        Span{});
  if (text.replaced != 0)
    findings.emplace_back(
        diagnostics::UndecodableBytes{
            .count = text.replaced, .encoding = encoding, .read_as = "nothing"},
        text.borrowed == 0 ? Span{} : first_replaced(text.text));
  if (text.is_cut && !text.goes_on) findings.emplace_back(rules::game_too_long, Span{});
}

}  // namespace planilla
