#include "games/streaming.h"

#include "options/known_names.h"

namespace planilla {

StreamOptions streaming_of(const std::string& encoding) {
  StreamOptions out;
  if (encoding == "auto") return out;
  out.encoding = find_encoding(encoding);
  if (!out.encoding)
    throw UnknownName(NameKind::encoding, encoding, names_of(NameKind::encoding, Data::embedded()),
                      "--encoding: ");
  return out;
}

}  // namespace planilla
