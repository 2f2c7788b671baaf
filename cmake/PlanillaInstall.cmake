# `cmake --install`, in four components: the program, the shared library, what programs are built with (both libraries, headers, what find_package and
# pkg-config read), and the Python package (bindings/python). cmake/PlanillaPackages.cmake makes Debian packages of them.
include(CMakePackageConfigHelpers)

set(planilla_headers ${CMAKE_INSTALL_INCLUDEDIR}/planilla)
set(planilla_package ${CMAKE_INSTALL_LIBDIR}/cmake/planilla)

install(TARGETS planilla_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
install(TARGETS planilla_http LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/planilla COMPONENT program)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/rules DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program FILES_MATCHING PATTERN "*.md")
install(TARGETS planilla_shared EXPORT planillaSharedTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_COMPONENT dev)
install(TARGETS planilla EXPORT planillaTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/planilla/ DESTINATION ${planilla_headers} COMPONENT dev
        FILES_MATCHING PATTERN "*.h" PATTERN "*.hpp")
install(EXPORT planillaTargets NAMESPACE planilla:: DESTINATION ${planilla_package} COMPONENT dev)
install(EXPORT planillaSharedTargets NAMESPACE planilla:: DESTINATION ${planilla_package} COMPONENT dev)

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/planillaConfig.cmake.in
                              ${PROJECT_BINARY_DIR}/planillaConfig.cmake
                              INSTALL_DESTINATION ${planilla_package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/planillaConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/planillaConfig.cmake ${PROJECT_BINARY_DIR}/planillaConfigVersion.cmake
        DESTINATION ${planilla_package} COMPONENT dev)

# planilla.pc is for C and the shared library, planilla++.pc for C++20 and the static one. They find the
# rest from where they lie, so that --prefix and DESTDIR may put them anywhere.
file(RELATIVE_PATH planilla_up /p/${CMAKE_INSTALL_LIBDIR}/pkgconfig /p)
string(REGEX REPLACE "/$" "" planilla_up ${planilla_up})
foreach(name planilla planilla++)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
endforeach()
