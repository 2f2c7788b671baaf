#include "serve/opened_sheets.h"

#include <utility>

#include "batch/input_findings.h"
#include "serve/request_json.h"
#include "text/charset/encoding.h"
#include "text/framing/batch.h"
#include "write/findings/display.h"

namespace planilla {

namespace {

bool is_text(std::string_view bytes) {
  GameStream stream = GameStream::from_memory(std::string(bytes), {});
  Batch batch;
  stream.next(batch);
  return stream.faults().empty();
}

std::string_view without_blank_end(std::string_view text) {
  constexpr std::string_view between_members = "\n\n";
  if (text.ends_with(between_members)) text.remove_suffix(between_members.size());
  return text;
}

}  // namespace

OpenedSheets::OpenedSheets(Source source, const std::string& name, Messages& messages)
    : name_(name), messages_(messages) {
  read(source);
  for (const InputFault& fault : source.faults()) tell(fault.member, sentence_of(fault));
  const std::span<const SourceMember> members = source.members();
  if (members.empty() && (faults_.empty() || !bytes_.empty())) add(name, bytes_);
  for (std::size_t i = 0; i < members.size(); ++i) {
    const bool last = i + 1 == members.size();
    const std::size_t begin = members[i].offset;
    const std::string_view bytes = std::string_view(bytes_).substr(
        begin, last ? std::string_view::npos : members[i + 1].offset - begin);
    add(members[i].name, last ? bytes : without_blank_end(bytes));
  }
  passed_over_ = source.passed_over();
  if (sheets_.empty()) throw BadRequest(400, faults_.front());
}

// What came before the place where it breaks off is kept.
void OpenedSheets::read(Source& source) {
  constexpr std::size_t step = 64u << 10;
  for (std::size_t size = 0;;) {
    bytes_.resize(size + step);
    std::size_t got = 0;
    try {
      got = source.read(bytes_.data() + size, step);
    } catch (const SourceError& error) {
      tell("", sentence_of(error.fault));
    }
    size += got;
    bytes_.resize(size);
    if (got == 0) return;
    if (size > most_opened) throw BadRequest(413, messages_.text("serve-too-long"));
  }
}

void OpenedSheets::add(const std::string& name, std::string_view bytes) {
  if (bytes.size() > most_text) return tell(name, messages_.text("serve-too-long"));
  if (!is_text(bytes)) return tell(name, sentence_of({InputFaultKind::not_text, ""}));
  const Guess guess = detect(bytes);
  Decoded text = decode(bytes, guess.encoding);
  if (text.text.compare(0, 3, "\xef\xbb\xbf") == 0) text.text.erase(0, 3);
  sheets_.push_back({{"name", name},
                     {"text", valid_utf8(text.text)},
                     {"encoding", encoding_name(guess.encoding)},
                     {"replaced", text.replaced}});
}

std::string OpenedSheets::sentence_of(const InputFault& fault) {
  if (fault.kind == InputFaultKind::truncated)
    return messages_.text("serve-broken-off", {{"reason", messages_.words(fault.reason)}});
  return messages_.sentence(finding_of(fault, 0));
}

void OpenedSheets::tell(const std::string& member, const std::string& sentence) {
  const bool all = member.empty() || member == name_;
  faults_.push_back(all ? sentence : member + ": " + sentence);
}

nlohmann::ordered_json OpenedSheets::json() const {
  return {{"sheets", sheets_}, {"faults", faults_}, {"passed_over", passed_over_}};
}

}  // namespace planilla
