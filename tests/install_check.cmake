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
# Nothing but the interface is installed, and it stands alone.
file(GLOB_RECURSE headers RELATIVE ${WORK}/prefix/include ${WORK}/prefix/include/*)
foreach(header IN LISTS headers)
  if(NOT header MATCHES "^planilla/[a-z_]+[.]h$")
    message(FATAL_ERROR "installed, and no header of the interface: ${header}")
  endif()
  file(STRINGS ${WORK}/prefix/include/${header} includes REGEX "^#include")
  foreach(line IN LISTS includes)
    if(NOT line MATCHES "^#include (<[a-z_]+>|\"planilla/[a-z_]+[.]h\")")
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
