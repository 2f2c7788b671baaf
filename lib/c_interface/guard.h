// Nothing that is thrown leaves the library: it becomes a status and a message.
//
//   return guarded(error, nullptr, [&] { return new planilla_board{...}; });
#pragma once

#include <planilla/errors.h>
#include <planilla/planilla.h>

#include <algorithm>
#include <cstring>
#include <exception>
#include <new>
#include <string_view>

namespace planilla::c_interface {

// Whole characters of `message`, as many as there is room for. `error` may be nullptr.
inline planilla_status tell(planilla_error* error, planilla_status status,
                            std::string_view message) {
  if (error == nullptr) return status;
  error->status = status;
  std::size_t size = std::min(message.size(), sizeof error->message - 1);
  while (size < message.size() && size != 0 && (message[size] & 0xc0) == 0x80) --size;
  std::memcpy(error->message, message.data(), size);
  error->message[size] = '\0';
  return status;
}

// To be called while an exception is handled.
inline planilla_status tell_thrown(planilla_error* error) {
  try {
    throw;
  } catch (const api::BadFen& bad) {
    return tell(error, PLANILLA_BAD_POSITION, bad.what());
  } catch (const api::UnknownName& unknown) {
    return tell(error, PLANILLA_UNKNOWN_NAME, unknown.what());
  } catch (const std::bad_alloc&) {
    return tell(error, PLANILLA_NO_MEMORY, "out of memory");
  } catch (const std::exception& other) {
    return tell(error, PLANILLA_FAILED, other.what());
  } catch (...) {
    return tell(error, PLANILLA_FAILED, "unknown fault");
  }
}

// What `make` returns; `otherwise` where it throws.
template <typename Value, typename Make>
Value guarded(planilla_error* error, Value otherwise, const Make& make) {
  try {
    Value made = make();
    tell(error, PLANILLA_OK, "");
    return made;
  } catch (...) {
    tell_thrown(error);
    return otherwise;
  }
}

}  // namespace planilla::c_interface
