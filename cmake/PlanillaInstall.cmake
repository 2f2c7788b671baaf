# `cmake --install`: the program, the library, the headers of include/, and what find_package(planilla) reads.
include(CMakePackageConfigHelpers)

set(planilla_headers ${CMAKE_INSTALL_INCLUDEDIR}/planilla)
set(planilla_package ${CMAKE_INSTALL_LIBDIR}/cmake/planilla)

install(TARGETS planilla EXPORT planillaTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/planilla/ DESTINATION ${planilla_headers} FILES_MATCHING PATTERN "*.h")
install(EXPORT planillaTargets NAMESPACE planilla:: DESTINATION ${planilla_package})

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/planillaConfig.cmake.in
                              ${PROJECT_BINARY_DIR}/planillaConfig.cmake
                              INSTALL_DESTINATION ${planilla_package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/planillaConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/planillaConfig.cmake ${PROJECT_BINARY_DIR}/planillaConfigVersion.cmake
        DESTINATION ${planilla_package})
