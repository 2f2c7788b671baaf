// "4.Bxc6 dxc6 5.Nxe5 Qd4 is nothing. 4.Ba4 Nf6": where the words behind a run speak of it, and the
// numbers go back into it behind their sentence, it was not played from there.
#pragma once

#include <string_view>
#include <vector>

#include "game/cells/items.h"

namespace planilla {

// Such runs become citations.
void cite_before_return(std::vector<CellItem>& items, std::string_view text, const Parts& parts);

}  // namespace planilla
