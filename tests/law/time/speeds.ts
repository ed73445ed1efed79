import type { Fault } from "#tests/law/imports";
import { isNode, nameOf, type Node, programOf, walk } from "#tests/law/source";

/** What measures on purpose: load, outages that last minutes, pages in a browser. */
const MEASURING = /^tests\/(bench|faults|lab)\//;

/**
 * Returns every line at which a test wants time to have passed fast enough: a busy machine, or a slow one, would break
 * it. The work of a computation is measured by `process.cpuUsage()`, and what hangs is ended by the limit of its test.
 */
export function speedFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) => {
    if (!/\.(test|spec)\.tsx?$/.test(path) || MEASURING.test(path)) return [];
    if (!text.includes("toBeLessThan") || !text.includes(".now()")) return [];
    return judged(programOf(path, text)).map((node) => ({
      at: `${path}:${text.slice(0, node.start).split("\n").length}`,
      law: "a test judges no speed: a busy machine is slower",
    }));
  });
}

function judged(program: Node): Node[] {
  const nodes = [...walk(program)];
  const spans = new Set(
    nodes.filter((one) => one.type === "VariableDeclarator" && hasSpan(one["init"])).map((one) => nameOf(one["id"])),
  );
  return nodes.filter((one) => {
    const callee = one["callee"];
    if (one.type !== "CallExpression" || !isNode(callee) || !nameOf(callee["property"]).startsWith("toBeLessThan"))
      return false;
    return hasSpan(callee["object"]) || namesIn(callee["object"]).some((name) => spans.has(name));
  });
}

/** Checks for the time since a moment: that until a later one grows shorter while a test runs. */
const hasSpan = (node: unknown): boolean => parts(node).some((one) => one["operator"] === "-" && isNow(one["left"]));

const isNow = (node: unknown): boolean =>
  isNode(node) &&
  node.type === "CallExpression" &&
  isNode(node["callee"]) &&
  nameOf(node["callee"]["property"]) === "now";

const parts = (node: unknown): Node[] => (isNode(node) ? [...walk(node)] : []);
const namesIn = (node: unknown): string[] =>
  parts(node).flatMap((one) => (one.type === "Identifier" ? [nameOf(one)] : []));
