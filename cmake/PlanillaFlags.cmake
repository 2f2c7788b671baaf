# Compiler settings that every target of ours shares.
add_library(planilla_flags INTERFACE)
target_compile_options(planilla_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow
                                                -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 misfires on std::string concatenation when it inlines.
  target_compile_options(planilla_flags INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds -Wno-maybe-uninitialized)
  # It notes what GCC 4.6 changed in passing over-aligned values: nothing of ours was built before.
  target_compile_options(planilla_flags INTERFACE -Wno-psabi)
endif()

# ccache where it is: contributors and CI rebuild the same files often.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # The two slopes are what ccache asks for before it caches a file that uses a precompiled header. Without `depend` it runs the
  # preprocessor once more over each file that it does not know: a tenth of a first build. Paths are kept as they are seen from the
  # project, so that another clone finds what this one compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
endif()

set(planilla_standard_headers <algorithm> <array> <functional> <map> <memory> <optional> <set> <span> <stdexcept> <string>
                              <string_view> <unordered_map> <utility> <vector>)

# mold where it is: every test is a program of its own, and linking them is half of the work.
find_program(MOLD mold)
if(MOLD AND NOT CMAKE_CXX_FLAGS MATCHES "-fuse-ld=")
  add_link_options(-fuse-ld=mold)
endif()

if(CMAKE_UNITY_BUILD)
  # A local name may be a global one of the file beside it.
  target_compile_options(planilla_flags INTERFACE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()

# With CMAKE_UNITY_BUILD the files of a folder are one translation unit, and the headers of the standard library are compiled once a target:
# less than half of the compile time, for builds that nobody edits beside. A local name stands once in a folder (tests/house/local_names_test.cpp).
# Headers named behind the target are precompiled too.
function(planilla_unity target)
  if(CMAKE_UNITY_BUILD)
    target_precompile_headers(${target} PRIVATE ${planilla_standard_headers} ${ARGN})
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    file(RELATIVE_PATH path ${CMAKE_CURRENT_SOURCE_DIR} ${source})
    get_filename_component(folder ${path} DIRECTORY)
    if(source MATCHES "\\.cpp$" AND folder AND NOT folder MATCHES "^\\.\\.")
      string(MAKE_C_IDENTIFIER ${folder} group)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endif()
  endforeach()
endfunction()
