// Where the bytes of a command go: standard output, standard error, or files (lib/files/).
#pragma once

#include "files/byte_sink.h"
#include "files/outputs.h"
