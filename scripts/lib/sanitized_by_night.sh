# Sourced: the tests that take minutes under sanitizers, as a regular expression of ctest: .ci/run leaves them out, scripts/nightly runs them.
by_night='plan_(parts|resume|clean_outputs)|cases_fact_set|archive_twin_finder|checks_archive'
by_night="^(($by_night)_test|terminal|serve|cases.(laws|commands|contract|regressions|texts|checks|notations|languages|.*_too))\$"
