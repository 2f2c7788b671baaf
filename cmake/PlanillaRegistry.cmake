# Registries made from the contents of folders: `planilla_registry(...)` writes one .cpp that calls a
# function named after each file. The file is the registration; there is no list to edit.

# planilla_names(OUT FOLDER): the stems of all .cpp files below FOLDER, sorted.
function(planilla_names out folder)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*.cpp)
  set(names "")
  foreach(file IN LISTS files)
    get_filename_component(name ${file} NAME_WE)
    list(APPEND names ${name})
  endforeach()
  list(SORT names)
  set(${out} "${names}" PARENT_SCOPE)
endfunction()

# planilla_registry(FILE INCLUDE NAMESPACE TYPE FUNCTION FOLDER)
# writes FILE, which defines `const std::vector<TYPE>& FUNCTION()` from `TYPE NAMESPACE::<stem>()`.
function(planilla_registry file include namespace type function folder)
  planilla_names(names ${folder})
  set(text "// Made by CMake from the files of ${folder}.\n")
  string(REPLACE "${PROJECT_SOURCE_DIR}/" "" text "${text}")
  string(APPEND text "#include <vector>\n\n#include \"${include}\"\n\nnamespace ${namespace} {\n")
  foreach(name IN LISTS names)
    string(APPEND text "${type} ${name}();\n")
  endforeach()
  string(APPEND text "}  // namespace ${namespace}\n\nnamespace planilla {\n")
  string(APPEND text "const std::vector<${type}>& ${function}() {\n  static const std::vector<${type}> all = {\n")
  foreach(name IN LISTS names)
    string(APPEND text "      ${namespace}::${name}(),\n")
  endforeach()
  string(APPEND text "  };\n  return all;\n}\n}  // namespace planilla\n")
  file(GENERATE OUTPUT ${file} CONTENT "${text}")
endfunction()
