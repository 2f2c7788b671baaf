#include "game/carried/text_findings.h"

#include "rules/converted_encoding.h"
#include "rules/doubtful_encoding.h"
#include "rules/game_too_long.h"
#include "rules/undecodable_bytes.h"

namespace planilla {

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
  if (text.replaced != 0)
    findings.emplace_back(
        diagnostics::UndecodableBytes{.count = text.replaced, .encoding = encoding}, {});
  if (text.is_cut && !text.goes_on) findings.emplace_back(rules::game_too_long, Span{});
}

}  // namespace planilla
