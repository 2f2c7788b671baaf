# Compiler settings that every target of ours shares.
add_library(planilla_flags INTERFACE)
target_compile_options(planilla_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow
                                                -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 misfires on std::string concatenation when it inlines.
  target_compile_options(planilla_flags INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds -Wno-maybe-uninitialized)
endif()

# ccache where it is: contributors and CI rebuild the same files often.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

# mold where it is: every test is a program of its own, and linking them is half of the work.
find_program(MOLD mold)
if(MOLD AND NOT CMAKE_CXX_FLAGS MATCHES "-fuse-ld=")
  add_link_options(-fuse-ld=mold)
endif()
