// `npm run test:quick`: checks what a change most likely broke, within a minute and a half: types, lint, units, laws,
// and the API tests of changed features. `npm test` runs everything.
import { apiTestsOf, baseOfChange, changedFiles } from "./changes.mjs";
import { followSignals, leave, runGathered } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { PROGRAMS } from "./root.mjs";
import { testEnvironment } from "./testEnvironment.mjs";
import { checkNode } from "./version.mjs";

checkNode();
followSignals();
await ensureInstalled();
const began = performance.now();
const { env } = testEnvironment({});
const base = baseOfChange();
const { chosen, left } = apiTestsOf(changedFiles(base));

/** Runs a program to its end and prints its output if it failed. */
async function quietly(name, args) {
  const since = performance.now();
  const { code, print } = await runGathered(args, { env });
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  if (code !== 0) print();
  console.log(`${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return code === 0;
}

/** Runs steps one after the other, even after a failed one. */
async function lane(...steps) {
  let good = true;
  for (const [name, args] of steps) good = (await quietly(name, args)) && good;
  return good;
}

const projects = ["tsconfig.json", "client/tsconfig.json", "client/worker/tsconfig.json", "tests/e2e/tsconfig.json"];
const units = ["unit-server", "unit-client", "law"].flatMap((project) => ["--project", project]);
// The budgets need a build, which this script does not make.
const vitest = [PROGRAMS.vitest, "run", "--exclude=tests/law/budgets.test.ts"];

const lanes = await Promise.all([
  lane(...projects.map((project) => [`Types of ${project}`, [PROGRAMS.tsc, "-p", project]]), [
    "Lint",
    [PROGRAMS.oxlint],
  ]),
  lane(
    ["Units and laws", [...vitest, ...units]],
    ...(chosen.length > 0 ? [[`API: ${chosen.join(" ")}`, [...vitest, "--project", "api", ...chosen]]] : []),
  ),
]);

if (base === null) console.log("There is no history to compare with, so no API tests were selected.");
if (left.length > 0)
  console.log(`Too much has changed to run every affected test here. Left to npm test: ${left.join(", ")}`);
console.log(`\n${lanes.every(Boolean) ? "passed" : "FAILED"} in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
leave(lanes.every(Boolean) ? 0 : 1);
