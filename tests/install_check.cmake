# Installs the build into a folder of its own, then configures, builds and runs tests/consumer against it.
#
#   cmake -DBUILD=build/release -DCONSUMER=tests/consumer -DWORK=build/release/install_check -P install_check.cmake
file(REMOVE_RECURSE ${WORK})

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE out ERROR_VARIABLE out)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}\n${out}")
  endif()
  set(out "${out}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
# The program finds the module of `serve` where it was installed.
run(timeout --signal INT --preserve-status 1 ${WORK}/prefix/bin/planilla serve --no-open --port 0)
if(NOT out MATCHES "http://127[.]0[.]0[.]1:[0-9]+/#")
  message(FATAL_ERROR "serve printed: ${out}")
endif()
# Nothing but the interface is installed, and it stands alone.
file(GLOB_RECURSE headers RELATIVE ${WORK}/prefix/include ${WORK}/prefix/include/*)
foreach(header IN LISTS headers)
  if(NOT header MATCHES "^planilla/[a-z_]+[.]h(pp)?$")
    message(FATAL_ERROR "installed, and no header of the interface: ${header}")
  endif()
  file(STRINGS ${WORK}/prefix/include/${header} includes REGEX "^#include")
  foreach(line IN LISTS includes)
    if(NOT line MATCHES "^#include (<[a-z_]+([.]h)?>|\"planilla/[a-z_]+[.]h(pp)?\")")
      message(FATAL_ERROR "${header} includes what users may not have: ${line}")
    endif()
  endforeach()
endforeach()
run(${CMAKE_COMMAND} -G Ninja -S ${CONSUMER} -B ${WORK}/build -DCMAKE_PREFIX_PATH=${WORK}/prefix
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=${COMPILER})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/consumer)
if(NOT out STREQUAL "Nf3\n«Cf4» es ilegal: ningún caballo puede ir ahí\n")
  message(FATAL_ERROR "the consumer printed: ${out}")
endif()

# The shared library by CMake and by pkg-config, from C; the static one by pkg-config, from C++.
file(WRITE ${WORK}/shared/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)
project(shared LANGUAGES C)
find_package(planilla REQUIRED COMPONENTS shared)
add_executable(sheet ${EXAMPLES}/sheet.c)
target_link_libraries(sheet PRIVATE planilla::planilla_shared)
")
run(${CMAKE_COMMAND} -G Ninja -S ${WORK}/shared -B ${WORK}/shared/build -DCMAKE_PREFIX_PATH=${WORK}/prefix)
run(${CMAKE_COMMAND} --build ${WORK}/shared/build)
run(${EXAMPLES}/../tests/bindings/prints_the_same ${EXAMPLES} ${WORK}/shared/build/sheet)

file(GLOB_RECURSE configs ${WORK}/prefix/planilla.pc ${WORK}/prefix/*/planilla.pc)
get_filename_component(configs "${configs}" DIRECTORY)
set(ENV{PKG_CONFIG_PATH} ${configs})
run(sh -c "cc -std=c99 ${EXAMPLES}/sheet.c $(pkg-config --cflags --libs planilla) -o ${WORK}/sheet_c")
run(sh -c "${COMPILER} -std=c++20 -O0 ${EXAMPLES}/sheet.cpp $(pkg-config --cflags --libs planilla++) -o ${WORK}/sheet_cpp")
get_filename_component(libraries ${configs} DIRECTORY)
run(${CMAKE_COMMAND} -E env LD_LIBRARY_PATH=${libraries} ${EXAMPLES}/../tests/bindings/prints_the_same ${EXAMPLES} ${WORK}/sheet_c)
run(${EXAMPLES}/../tests/bindings/prints_the_same ${EXAMPLES} ${WORK}/sheet_cpp)
