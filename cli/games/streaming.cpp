#include "games/streaming.h"

#include "options/unknown_name.h"

namespace planilla {

StreamOptions streaming_of(const std::string& encoding) {
  StreamOptions out;
  if (encoding == "auto") return out;
  out.encoding = find_encoding(encoding);
  if (!out.encoding) throw UsageFault("--encoding: ", "usage-no-encoding", {{"value", encoding}});
  return out;
}

}  // namespace planilla
