// `npm run audit`: fails when a package that the product runs has a known vulnerability of high or critical severity. A
// registry that does not answer the question is a warning: it says nothing about the packages.
import { spawnSync } from "node:child_process";
import { npmCommand } from "./install.mjs";
import { root } from "./root.mjs";

const { program, args, options } = npmCommand(["audit", "--omit=dev", "--json"]);
const { stdout } = spawnSync(program, args, { ...options, cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
const counts = reportOf(stdout)?.metadata?.vulnerabilities;
if (!counts) {
  console.warn("WARNING: the registry did not say which vulnerabilities are known, so nothing was checked.");
} else {
  console.log(
    `Known vulnerabilities: ${counts.critical} critical, ${counts.high} high, ${counts.moderate} moderate, ${counts.low} low`,
  );
  if (counts.critical + counts.high > 0) {
    console.error("See `npm audit --omit=dev`.");
    process.exitCode = 1;
  }
}

function reportOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
