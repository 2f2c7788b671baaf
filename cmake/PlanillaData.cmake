# The data files (grammars/, locales/, ...) as bytes inside the binary.

# planilla_embed(FILE.S FILE.cpp FOLDER...): every file below the folders, by its path in the repository.
function(planilla_embed assembly source)
  set(asm "    .section .rodata\n")
  set(table "")
  set(externs "")
  set(index 0)
  set(all "")
  foreach(folder IN LISTS ARGN)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.toml
         ${PROJECT_SOURCE_DIR}/${folder}/*.html ${PROJECT_SOURCE_DIR}/${folder}/*.css ${PROJECT_SOURCE_DIR}/${folder}/*.js)
    list(SORT files)
    foreach(file IN LISTS files)
      file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${file})
      set(symbol planilla_data_${index})
      string(APPEND asm "    .global ${symbol}\n    .global ${symbol}_end\n${symbol}:\n    .incbin \"${file}\"\n${symbol}_end:\n    .byte 0\n")
      string(APPEND externs "extern \"C\" const char ${symbol}[];\nextern \"C\" const char ${symbol}_end[];\n")
      string(APPEND table "      {\"${name}\", {${symbol}, static_cast<std::size_t>(${symbol}_end - ${symbol})}},\n")
      math(EXPR index "${index} + 1")
      list(APPEND all ${file})
    endforeach()
  endforeach()
  string(APPEND asm "    .section .note.GNU-stack,\"\",%progbits\n")
  file(GENERATE OUTPUT ${assembly} CONTENT "${asm}")
  file(GENERATE OUTPUT ${source} CONTENT
"// Made by CMake: the table of embedded data files.
#include \"base/embedded.h\"

${externs}
namespace planilla {
const std::map<std::string, std::string_view, std::less<>>& embedded_files() {
  static const std::map<std::string, std::string_view, std::less<>> files = {
${table}  };
  return files;
}
}  // namespace planilla
")
  set_source_files_properties(${assembly} PROPERTIES OBJECT_DEPENDS "${all}")
endfunction()
