// Words of names that one writes together and the other apart: "VachierLagrave", "DeFirmian".
//
//   if (may_join(a, b)) {
//     Person x = a;
//     if (join_words(x, b)) compare(x, b);
//   }
#pragma once

#include "archive/identity/person.h"

namespace planilla {

// A word of one may end with one of the other: without a copy of either, few do.
bool may_join(const Person& a, const Person& b);

// Takes a word for one with a word of `other` where it is written together with the one before it,
// or with a particle that `other` leaves out. False: there is none.
bool join_words(Person& name, const Person& other);

}  // namespace planilla
