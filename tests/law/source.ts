import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** One import of a file, resolved to a path from the root (`server/core/errors.ts`) or to a package's name. */
export interface Import {
  specifier: string;
  /** The path from the root for a file of ours, else null. */
  file: string | null;
  /** The name of the package (`zod/mini`, `@apollo/client/react`, `node:fs`), else null. */
  pack: string | null;
  typeOnly: boolean;
  line: number;
}

interface Exported {
  name: string;
  kind: "function" | "class" | "value" | "type" | "again";
  documented: boolean;
  line: number;
}

/** The facts about a file that the laws check. */
export interface Source {
  path: string;
  lines: number;
  imports: Import[];
  exports: Exported[];
  /** The lines that read `process.env`. */
  environment: number[];
  /** The lines with `export * from`. */
  starExports: number[];
  /** The lines that choose, repeat or refuse: `if`, `?:`, `switch`, loops, `throw`, `try`. */
  decisions: number[];
  /** The names that are called as methods, or are the tag of a template: `.refine`, `sql`. */
  methods: { name: string; line: number }[];
  /** The lines that wait for a time instead of an event: `setTimeout`, `setInterval`, Playwright's `waitForTimeout`. */
  timers: number[];
  /** The calls that define routes of the REST face: `call({ … })`. */
  routes: { line: number; creates: boolean; answers201: boolean }[];
}

/** A node of the syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Checks whether a value is a node of the syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** Visits a node and all nodes below it, except those whose type `skips` contains. */
export function* walk(node: Node, skips: readonly string[] = []): Generator<Node> {
  if (skips.includes(node.type)) return;
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, skips);
  }
}

const literal = (value: unknown): string | null =>
  isNode(value) && value.type === "Literal" && typeof value["value"] === "string" ? value["value"] : null;

/** Returns the name of a node, or its value. */
export function nameOf(value: unknown): string {
  const name = isNode(value) ? (value["name"] ?? value["value"]) : "";
  return typeof name === "string" ? name : "";
}

/** Returns the syntax tree of a file. */
export function programOf(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/**
 * Parses a file with the parser of our bundler, so that strings, templates, JSX and comments are never mistaken for
 * code.
 */
export function parse(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const docEnds = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*")).map(({ end }) => end);
  const documented = (start: number) => docEnds.some((end) => end <= start && text.slice(end, start).trim() === "");

  const source: Source = {
    path: file,
    lines: text.trimEnd().split("\n").length,
    imports: [],
    exports: [],
    environment: [],
    starExports: [],
    decisions: [],
    methods: [],
    timers: [],
    routes: [],
  };
  const imported = (specifier: string | null, typeOnly: boolean, at: number) => {
    if (specifier !== null) source.imports.push({ specifier, typeOnly, line: lineAt(at), ...resolve(file, specifier) });
  };

  for (const node of walk(program as unknown as Node)) {
    const at = node.start;
    switch (node.type) {
      case "ImportDeclaration": {
        const named = (node["specifiers"] as Node[] | undefined) ?? [];
        const everyType = named.length > 0 && named.every((one) => one["importKind"] === "type");
        imported(literal(node["source"]), node["importKind"] === "type" || everyType, at);
        break;
      }
      case "ImportExpression":
      case "TSImportType":
        imported(literal(node["source"] ?? node["argument"]), node.type === "TSImportType", at);
        break;
      case "CallExpression":
        if (nameOf(node["callee"]) === "require") imported(literal((node["arguments"] as Node[])[0]), false, at);
        if (isTimer(node["callee"])) source.timers.push(lineAt(at));
        if (/^(call|guestCall)$/.test(nameOf(node["callee"]))) source.routes.push(routeOf(node, lineAt(at)));
        if (isNode(node["callee"]) && node["callee"].type === "MemberExpression")
          source.methods.push({ name: nameOf(node["callee"]["property"]), line: lineAt(at) });
        break;
      case "TaggedTemplateExpression":
        source.methods.push({ name: nameOf(node["tag"]), line: lineAt(at) });
        break;
      case "IfStatement":
      case "ConditionalExpression":
      case "SwitchStatement":
      case "ForStatement":
      case "ForOfStatement":
      case "ForInStatement":
      case "WhileStatement":
      case "DoWhileStatement":
      case "ThrowStatement":
      case "TryStatement":
        source.decisions.push(lineAt(at));
        break;
      case "MemberExpression":
        if (nameOf(node["object"]) === "process" && nameOf(node["property"]) === "env")
          source.environment.push(lineAt(at));
        break;
      case "ExportAllDeclaration":
        imported(literal(node["source"]), node["exportKind"] === "type", at);
        source.starExports.push(lineAt(at));
        break;
      case "ExportDefaultDeclaration":
        source.exports.push({ name: "default", kind: "value", documented: documented(at), line: lineAt(at) });
        break;
      case "ExportNamedDeclaration": {
        const typeOnly = node["exportKind"] === "type";
        if (node["source"]) imported(literal(node["source"]), typeOnly, at);
        for (const one of (node["specifiers"] as Node[] | undefined) ?? []) {
          const name = nameOf(one["exported"]);
          source.exports.push({ name, kind: node["source"] ? "again" : "value", documented: true, line: lineAt(at) });
        }
        const declared = node["declaration"];
        if (isNode(declared)) source.exports.push(...declarations(declared, documented(at), lineAt(at)));
        break;
      }
    }
  }
  return source;
}

const GLOBALS = new Set(["globalThis", "window", "self"]);

/** Checks for a timer of the runtime, not for a method with the same name (`test.setTimeout`). */
function isTimer(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const isGlobal = callee.type === "Identifier" || GLOBALS.has(nameOf(callee["object"]));
  const name = nameOf(callee.type === "Identifier" ? callee : callee["property"]);
  return name === "waitForTimeout" || (isGlobal && (name === "setTimeout" || name === "setInterval"));
}

/** Reads the definition of a route, and whether anything in it answers 201. */
function routeOf(node: Node, line: number): Source["routes"][number] {
  const hasValue = (name: string, value: unknown) =>
    [...walk(node)].some(
      ({ type, key, value: actual }) =>
        type === "Property" && nameOf(key) === name && isNode(actual) && actual["value"] === value,
    );
  return { line, creates: hasValue("creates", true), answers201: hasValue("status", 201) };
}

function declarations(node: Node, documented: boolean, line: number): Exported[] {
  if (node.type === "VariableDeclaration") {
    return (node["declarations"] as Node[]).map((one) => {
      const isFunction = isNode(one["init"]) && /^(ArrowFunction|Function)Expression$/.test(one["init"].type);
      return { name: nameOf(one["id"]), kind: isFunction ? "function" : "value", documented, line };
    });
  }
  const kinds: Record<string, Exported["kind"]> = { FunctionDeclaration: "function", ClassDeclaration: "class" };
  return [{ name: nameOf(node["id"]), kind: kinds[node.type] ?? "type", documented, line }];
}

/** Resolves a specifier that the file `from` contains. */
function resolve(from: string, specifier: string): { file: string | null; pack: string | null } {
  if (specifier.startsWith(".")) return { file: path.posix.join(path.posix.dirname(from), specifier), pack: null };
  const [, side, rest = ""] = /^#(server|client|tests)\/(.*)$/.exec(specifier) ?? [];
  if (side) return { file: `${side}/${rest}${side === "client" ? "" : ".ts"}`, pack: null };
  return { file: null, pack: specifier };
}

const CODE = /\.(ts|tsx|mjs|js)$/;
const GENERATED = ["client/gql/"];

/** Checks whether a program has written a file of ours. */
export const isGenerated = (file: string): boolean => GENERATED.some((generated) => file.startsWith(generated));

/** Reads every file of ours, as text by path from the root. */
export function readAll(root: string, folders = ["server", "client", "tests"]): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = path.posix.join(path.relative(root, entry.parentPath), entry.name);
      if (!entry.isFile() || !CODE.test(file) || isGenerated(file)) continue;
      files.set(file, readFileSync(path.join(root, file), "utf8"));
    }
  }
  return files;
}
