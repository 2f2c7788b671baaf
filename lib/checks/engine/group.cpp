// The groups of rules by name, as --select takes them.
#include "checks/engine/check.h"

namespace planilla {

std::string_view group_name(Group group) {
  switch (group) {
    case Group::encoding:
      return "encoding";
    case Group::structure:
      return "structure";
    case Group::moves:
      return "moves";
    case Group::result:
      return "result";
    case Group::tags:
      return "tags";
    case Group::clock:
      return "clock";
    case Group::archive:
      return "archive";
    case Group::laws:
      return "laws";
  }
  return "";
}

}  // namespace planilla
