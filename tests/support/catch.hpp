#pragma once

// Catch2 v3 where the system has it, v2 on older Debian.
#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
