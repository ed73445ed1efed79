import { parseSync } from "vite";
import type { Fault } from "./imports.ts";

/** Parts of names that the words of `docs/words.md` replace. A part is a word between capitals: `isShown` has two. */
const PARTS = new Set(
  (
    "told tell tells telling retold shown letter letters bell sitting sittings wish wishes paint painted " +
    "together surroundings around kept dealt asked given worn whereabouts rang"
  ).split(" "),
);

/** Names that do not describe what a function does. */
const FUNCTIONS = new Set(["found", "given", "asked", "told", "placed", "place", "one", "of", "it", "them", "then"]);

/** Words that a comment does not use: their meaning here is not the one of the dictionary. */
const COMMENT_WORDS =
  /\b(told|retold|tell|tells|telling|letters?|sitting|sittings|wish|wishes|wished|paints?|painted|surroundings|bell|whereabouts|dealt|worn)\b/i;

/** A comment begins like a sentence: with a capital, a number, a sign, or the name of something in the code. */
const BEGINNING = /^([\p{Lu}\p{N}`"'“‘(<[{@#/$%&*+=~^_.…→≥≤-]|[a-z]+([A-Z]|[._:/(=<-]\S))/u;

/** Comments that instruct a tool. */
const DIRECTIVE =
  /^\s*[#@*]?\s*(eslint|oxlint|@ts-|prettier-ignore|v8 ignore|c8 ignore|#__|@__|@vite|\/ <reference|global\b)/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const partsOf = (name: string) => name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((part) => part.toLowerCase());

/**
 * Visits every name that a file declares itself, with whether it names a function. Keys of plain objects are skipped:
 * they are often part of a contract.
 */
function* declared(node: Node): Generator<{ name: string; start: number; isFunction: boolean }> {
  const bind = function* (pattern: unknown, isFunction = false): Generator<ReturnType<typeof entry>> {
    if (!isNode(pattern)) return;
    if (pattern.type === "Identifier" || pattern.type === "PrivateIdentifier") yield entry(pattern, isFunction);
    else if (pattern.type === "ObjectPattern")
      for (const property of pattern["properties"] as Node[]) yield* bind(property["value"] ?? property["argument"]);
    else if (pattern.type === "ArrayPattern")
      for (const element of pattern["elements"] as unknown[]) yield* bind(element);
    else yield* bind(pattern["left"] ?? pattern["argument"] ?? pattern["parameter"]);
  };
  switch (node.type) {
    case "VariableDeclarator":
      yield* bind(node["id"], isNode(node["init"]) && /^(ArrowFunction|Function)Expression$/.test(node["init"].type));
      break;
    case "FunctionDeclaration":
      yield* bind(node["id"], true);
      break;
    case "ClassDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSEnumDeclaration":
      yield* bind(node["id"]);
      break;
    case "MethodDefinition":
    case "TSMethodSignature":
      if (node["computed"] !== true) yield* bind(node["key"], true);
      break;
    case "PropertyDefinition":
    case "TSPropertySignature":
      if (node["computed"] !== true) yield* bind(node["key"]);
      break;
  }
  for (const parameter of (node["params"] as unknown[] | undefined) ?? []) yield* bind(parameter);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* declared(child);
}

const entry = ({ name, start }: Node, isFunction: boolean) => ({ name: String(name), start, isFunction });

/** Checks for content of the demo community, which has its own language. */
const isContent = (path: string) => path.startsWith("server/demo/content");

const locationOfOffset = (path: string, text: string, offset: number) =>
  `${path}:${text.slice(0, offset).split("\n").length}`;

/** Returns every declared name with a word that `docs/words.md` has replaced. */
export function nameWordFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) => {
    if (isContent(path)) return [];
    const faults: Fault[] = [];
    for (const { name, start, isFunction } of declared(parseSync(path, text).program as unknown as Node)) {
      const part = partsOf(name).find((one) => PARTS.has(one));
      const bare = isFunction && FUNCTIONS.has(name);
      if (part !== undefined || bare)
        faults.push({
          at: locationOfOffset(path, text, start),
          law: `"${name}": docs/words.md has another word for "${part ?? name}"`,
        });
    }
    return faults;
  });
}

/** Returns every comment that is no sentence, or contains a word that `docs/words.md` has replaced. */
export function commentFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) =>
    commentsOf(path, text).flatMap(({ start, words }) => {
      const at = locationOfOffset(path, text, start);
      const word = COMMENT_WORDS.exec(words.replace(/`[^`]*`|"[^"]*"/g, "``"))?.[0];
      return [
        ...(word === undefined ? [] : [{ at, law: `docs/words.md has another word for "${word}"` }]),
        ...(BEGINNING.test(words) ? [] : [{ at, law: "a comment is a sentence and begins with a capital" }]),
      ];
    }),
  );
}

/** Returns comments as text; consecutive lines are one comment. */
function commentsOf(path: string, text: string): { start: number; words: string }[] {
  const found: { start: number; end: number; isLine: boolean; words: string }[] = [];
  for (const { type, value, start, end } of parseSync(path, text).comments) {
    if (DIRECTIVE.test(value)) continue;
    const words = value.replace(/^[ \t]*\*+ ?/gm, "").trim();
    const last = found.at(-1);
    if (
      type === "Line" &&
      last?.isLine &&
      /^\s*$/.test(text.slice(last.end, start)) &&
      text.slice(last.end, start).split("\n").length === 2
    ) {
      last.words += ` ${words}`;
      last.end = end;
    } else if (words !== "") found.push({ start, end, isLine: type === "Line", words });
  }
  return found;
}
