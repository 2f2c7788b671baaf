// The three steps of a plan, each given to Command::run_step of the planned command.
//
//   Plan plan = ...;                                     // without parts
//   command.run_step(arguments_of(plan), counting_step(plan, 64));         // now with parts
//
//   command.run_step(arguments_of(plan), part_step(plan, 7, "job/part-7.planilla", jobs));
//
//   command.run_step(arguments_of(plan), merging_step(plan, find_parts(plan, "job")));
//
// What a step points to (the plan) must outlive it.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "options/parse.h"
#include "plan/plan.h"
#include "plan/plan_step.h"

namespace planilla {

// A part could not be done, and may be done another time or elsewhere.
struct RetryFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

ResolvedArguments arguments_of(const Plan& plan);
// Which program and which data: with the options and their files (files_of_options.h) all that
// decides how games are read and told.
std::string data_id(const Plan& plan);
// Throws PlanError if this program, or the data it is told to read, is not what the plan was made
// with.
void require_same_build(const Plan& plan);

// Fills in what the input is like, and the parts.
PlanStep counting_step(Plan& plan, std::uint64_t parts);

// Writes a part. `jobs`: workers; 0: as the options say. Its read() throws RetryFault, and
// PlanError where an input is not what it was.
PlanStep part_step(const Plan& plan, std::uint64_t part, const std::string& path, unsigned jobs);

// "3, 7, 9 and 61 more"
std::string listed_numbers(const std::vector<std::uint64_t>& numbers);

// The file of each part, in order. Throws PlanError for parts that are missing, of another plan,
// there twice, or cut short.
std::vector<std::string> find_parts(const Plan& plan, const std::string& folder);
PlanStep merging_step(const Plan& plan, const std::vector<std::string>& paths);

}  // namespace planilla
