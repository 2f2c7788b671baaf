// A page with places to be filled.
//
//   fill_page("<title>{{title}}</title>", origin, [&](std::string_view place) { out +=
//       text_of(place); }, out);
//
// What stands between the places goes to `out` as it is; `fill` is called for each place in turn,
// with its name, and appends to `out` itself. Throws DataError where a place has no end; `origin`
// is where the page came from.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace planilla {

void fill_page(std::string_view page, const std::string& origin,
               const std::function<void(std::string_view)>& fill, std::string& out);

}  // namespace planilla
