#include "games/selection_of.h"

#include <algorithm>
#include <stdexcept>

#include "checks/engine/profile.h"
#include "options/known_names.h"

namespace planilla {

void refuse_rule(const UnknownRule& error, const std::string& place) {
  UnknownName told(NameKind::rule, error.name, names_of(NameKind::rule, Data::embedded()), place);
  if (told.nearest.empty()) told.nearest = error.nearest;
  throw told;
}

Selection selection_of(const RuleSettings& settings, const Data& data) {
  Selection selection = Selection::defaults();
  if (!settings.profile.empty()) {
    const std::vector<std::string> known = names_of(NameKind::profile, data);
    if (std::find(known.begin(), known.end(), settings.profile) == known.end())
      throw UnknownName(NameKind::profile, settings.profile, known);
  }
  try {
    if (!settings.profile.empty()) apply_profile(data, settings.profile, selection);
    if (settings.select_given()) selection.select(settings.select);
    selection.extend_select(settings.extend_select);
    selection.ignore(settings.ignore);
  } catch (const UnknownRule& error) {
    refuse_rule(error, "");
  } catch (const std::invalid_argument& error) {
    throw UsageError(error.what());
  }
  return selection;
}

}  // namespace planilla
