# The data files (grammars/, locales/, ...) as bytes inside the binary, the TOML among them also packed, to be read without a parser.

# What packs them is built first; it is no part of what is installed.
function(planilla_toml_packer)
  add_executable(pack_toml ${PROJECT_SOURCE_DIR}/cmake/pack_toml.cpp ${PROJECT_SOURCE_DIR}/lib/base/packed_toml.cpp)
  target_include_directories(pack_toml PRIVATE ${PROJECT_SOURCE_DIR}/lib)
  target_link_libraries(pack_toml PRIVATE planilla_flags PkgConfig::TOMLPLUSPLUS)
endfunction()

# planilla_embed(FILE.S FILE.cpp FOLDER...): every file below the folders, by its path in the repository.
function(planilla_embed assembly source)
  set(packed ${CMAKE_CURRENT_BINARY_DIR}/packed_toml)
  set(asm "    .section .rodata\n    .balign 8\n    .global planilla_toml_values\n    .global planilla_toml_bytes\n    .hidden planilla_toml_values\n    .hidden planilla_toml_bytes\n")
  string(APPEND asm "planilla_toml_values:\n    .incbin \"${packed}.values\"\nplanilla_toml_bytes:\n    .incbin \"${packed}.bytes\"\n")
  set(table "")
  set(externs "")
  set(index 0)
  set(all "")
  set(toml "")
  foreach(folder IN LISTS ARGN)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.toml
         ${PROJECT_SOURCE_DIR}/${folder}/*.html ${PROJECT_SOURCE_DIR}/${folder}/*.css ${PROJECT_SOURCE_DIR}/${folder}/*.js
         ${PROJECT_SOURCE_DIR}/${folder}/*.tsv ${PROJECT_SOURCE_DIR}/${folder}/*.svg ${PROJECT_SOURCE_DIR}/${folder}/*.txt)
    list(SORT files)
    foreach(file IN LISTS files)
      file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${file})
      set(symbol planilla_data_${index})
      string(APPEND asm "    .global ${symbol}\n    .global ${symbol}_end\n    .hidden ${symbol}\n    .hidden ${symbol}_end\n${symbol}:\n    .incbin \"${file}\"\n${symbol}_end:\n    .byte 0\n")
      string(APPEND externs "extern \"C\" const char ${symbol}[];\nextern \"C\" const char ${symbol}_end[];\n")
      string(APPEND table "      {\"${name}\", {${symbol}, static_cast<std::size_t>(${symbol}_end - ${symbol})}},\n")
      math(EXPR index "${index} + 1")
      list(APPEND all ${file})
      if(name MATCHES "[.]toml$")
        list(APPEND toml ${name})
      endif()
    endforeach()
  endforeach()
  string(APPEND asm "    .section .note.GNU-stack,\"\",%progbits\n")
  file(GENERATE OUTPUT ${assembly} CONTENT "${asm}")
  file(GENERATE OUTPUT ${source} CONTENT
"// Made by CMake: the table of embedded data files.
#include \"base/embedded.h\"

extern \"C\" const planilla::PackedValue planilla_toml_values[];
extern \"C\" const char planilla_toml_bytes[];
${externs}
namespace planilla {
const std::map<std::string, std::string_view, std::less<>>& embedded_files() {
  static const std::map<std::string, std::string_view, std::less<>> files = {
${table}  };
  return files;
}

PackedView embedded_toml() { return {planilla_toml_values, planilla_toml_bytes}; }
}  // namespace planilla
")
  list(TRANSFORM toml PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE toml_files)
  add_custom_command(OUTPUT ${packed}.values ${packed}.bytes
                     COMMAND pack_toml ${packed}.values ${packed}.bytes ${toml}
                     WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} DEPENDS pack_toml ${toml_files}
                     COMMENT "Packing the TOML files" VERBATIM)
  set_source_files_properties(${assembly} PROPERTIES OBJECT_DEPENDS "${all};${packed}.values;${packed}.bytes")
  set(planilla_packed_toml ${packed}.values ${packed}.bytes PARENT_SCOPE)
endfunction()
