import type { Fault } from "./imports.ts";
import { isNode, type Node, programOf, walk } from "./source.ts";

/** The only files that may ignore a rejection: they require a reason. */
const MECHANISMS = new Set(["client/lib/ignoreFailure.ts", "server/core/rejections.ts"]);

const LAW = "a rejection is dropped by ignoreFailure or orElse, which ask for the reason";

/** Returns every rejection that is swallowed: by an empty handler, by one that returns nothing, by an empty catch. */
export function rejectionFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) => {
    if (!/^(client|server)\//.test(path) || MECHANISMS.has(path) || /\.test\.tsx?$|\.testkit\.tsx?$/.test(path))
      return [];
    const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
    return [...walk(programOf(path, text))]
      .filter((node) => dropsByHandler(node) || dropsByCatch(node))
      .map(({ start }) => ({ at: `${path}:${lineAt(start)}`, law: LAW }));
  });
}

/** Checks for `work.catch(() => {})`, `work.catch(() => null)` and `work.then(done, () => {})`. */
function dropsByHandler({ type, callee, arguments: handlers }: Node): boolean {
  if (type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression" || !Array.isArray(handlers))
    return false;
  const property = isNode(callee["property"]) ? callee["property"]["name"] : undefined;
  if (property === "catch") return saysNothing(handlers[0]);
  return property === "then" && saysNothing(handlers[1]);
}

/** Checks whether a function ignores the failure and returns nothing, or an empty value. */
function saysNothing(handler: unknown): boolean {
  if (!isNode(handler) || !/^(ArrowFunction|Function)Expression$/.test(handler.type)) return false;
  const { body } = handler;
  return isNode(body) && (isEmptyBlock(body) || isNothing(body));
}

function isNothing(value: Node): boolean {
  if (value.type === "ParenthesizedExpression") return isNode(value["expression"]) && isNothing(value["expression"]);
  if (value.type === "Literal") return value["value"] === null;
  if (value.type === "Identifier") return value["name"] === "undefined";
  if (value.type === "UnaryExpression") return value["operator"] === "void";
  return value.type === "ObjectExpression" && Array.isArray(value["properties"]) && value["properties"].length === 0;
}

const isEmptyBlock = ({ type, body }: Node) => type === "BlockStatement" && Array.isArray(body) && body.length === 0;

/** Checks for `try { await work; } catch {}`. */
function dropsByCatch({ type, block, handler }: Node): boolean {
  if (type !== "TryStatement" || !isNode(block) || !isNode(handler) || !isNode(handler["body"])) return false;
  return isEmptyBlock(handler["body"]) && [...walk(block)].some((node) => node.type === "AwaitExpression");
}
