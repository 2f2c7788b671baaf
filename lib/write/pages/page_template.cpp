#include "write/pages/page_template.h"

#include <algorithm>

#include "base/data_fault.h"

namespace planilla {

void fill_page(std::string_view page, const std::string& origin,
               const std::function<void(std::string_view)>& fill, std::string& out) {
  while (!page.empty()) {
    const std::size_t open = std::min(page.find("{{"), page.size());
    out += page.substr(0, open);
    page.remove_prefix(open);
    if (page.empty()) break;
    const std::size_t close = page.find("}}");
    if (close == std::string_view::npos)
      throw DataFault(origin, 0, 0, "data-page-open", {{"name", "{{"}});
    fill(page.substr(2, close - 2));
    page.remove_prefix(close + 2);
  }
}

}  // namespace planilla
