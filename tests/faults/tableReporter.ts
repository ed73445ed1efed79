import os from "node:os";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import "./measured.ts";
import { goalLine } from "#tests/kit/measuring/goals";
import { commandOf, Results } from "#tests/kit/measuring/results";

const FILE = "tests/faults/RESULTS.md";

/** Prints what was measured, test by test, and stores it when asked to. */
export class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = new Results(FILE);
    for (const module of modules) {
      results.begin(nameOf(module));
      results.print(`\nNode ${process.versions.node}, ${os.availableParallelism()} cores\n`);
      for (const test of module.children.allTests()) for (const line of linesOf(test)) results.print(line);
    }
    const words = process.env["FAULTS_RESULTS"];
    if (words !== undefined) results.store(commandOf("test:faults", words.split(" ")));
  }
}

/** The name of its section in the results: `floods` for `tests/faults/floods.test.ts`. */
const nameOf = ({ moduleId }: TestModule) => /([^/]+)\.test\.ts$/.exec(moduleId)?.[1] ?? moduleId;

function linesOf(test: TestCase): string[] {
  const { state } = test.result();
  return [`${state}: ${test.name}`, ...(test.meta().goals ?? []).map((goal) => `  ${goalLine(goal)}`)];
}
