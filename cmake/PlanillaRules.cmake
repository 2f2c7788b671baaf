# What the build makes of lib/checks/rules/ (rule_header.h): a header a rule, a header a group of shared arguments, and one
# table. Adding a rule rewrites the table alone; nothing that includes another rule is built again.

# planilla_rules(MADE FOLDER): FOLDER is relative to the project; sets `planilla_rule_headers` and
# `planilla_rule_table` to what the library is made of.
function(planilla_rules made folder)
  add_executable(make_rules ${PROJECT_SOURCE_DIR}/cmake/make_rules.cpp ${PROJECT_SOURCE_DIR}/cmake/rule_header.cpp)
  target_include_directories(make_rules PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(make_rules PRIVATE planilla_flags)

  file(GLOB_RECURSE rules CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  set(headers "")
  foreach(rule IN LISTS rules)
    get_filename_component(name ${rule} NAME_WE)
    list(APPEND headers ${made}/rules/${name}.h)
  endforeach()
  set(shared ${folder}/shared.args)
  file(STRINGS ${PROJECT_SOURCE_DIR}/${shared} groups REGEX "^\\[")
  foreach(group IN LISTS groups)
    string(REGEX REPLACE "^\\[([a-z0-9_]+)\\].*" "\\1" group ${group})
    list(APPEND headers ${made}/rules/arguments/${group}.h)
  endforeach()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${shared})

  set(inputs ${shared} ${rules})
  list(TRANSFORM inputs PREPEND ${PROJECT_SOURCE_DIR}/)
  add_custom_command(OUTPUT ${made}/all_rules.cpp ${headers}
                     COMMAND make_rules ${PROJECT_SOURCE_DIR} ${made} ${shared} ${rules}
                     DEPENDS make_rules ${inputs}
                     COMMENT "Making the headers of the rules" VERBATIM)
  set(planilla_rule_headers ${headers} PARENT_SCOPE)
  set(planilla_rule_table ${made}/all_rules.cpp PARENT_SCOPE)
endfunction()
