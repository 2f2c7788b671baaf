#include "options/file_option.h"

namespace planilla {

bool takes_file(const Option& option) {
  return option.writes_file || option.value == "FILE" || option.value == "DIR" ||
         option.value == "FOLDER" || option.value == "FILE[:N]";
}

}  // namespace planilla
