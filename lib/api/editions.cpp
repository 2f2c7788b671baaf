#include "api/editions.h"

#include <planilla/errors.h>

namespace planilla::api {

Edition edition_of(const std::string& laws) {
  if (laws.empty() || laws == "auto") return newest_edition();
  const std::optional<Edition> found = find_edition(laws);
  if (!found) throw UnknownName("unknown edition of the Laws '" + laws + "'");
  return *found;
}

}  // namespace planilla::api
