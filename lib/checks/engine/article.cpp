// The edition picks a field of the check.
#include "checks/engine/article.h"

namespace planilla {

namespace {

std::string_view of_laws(const Articles& laws, Edition edition) {
  switch (edition) {
    case Edition::y1997:
      return laws.y1997;
    case Edition::y2009:
      return laws.y2009;
    case Edition::y2018:
      return laws.y2018;
    case Edition::y2023:
      return laws.y2023;
  }
  return "";
}

}  // namespace

std::string article_of(const Check& check, Edition edition) {
  const std::string_view article = of_laws(check.laws, edition);
  if (!article.empty()) return std::string(article);
  return check.pgn.empty() ? std::string() : "PGN " + std::string(check.pgn);
}

}  // namespace planilla
