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
  const docEnds = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*")).map(({ end }) => end);

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
  for (const node of walk(program as unknown as Node))
    READERS[node.type]?.({
      source,
      node,
      get line() {
        return text.slice(0, node.start).split("\n").length;
      },
      get isDocumented() {
        return docEnds.some((end) => end <= node.start && text.slice(end, node.start).trim() === "");
      },
    });
  return source;
}

/** A node of a file, with what costs time to know about it only when it is read. */
interface Reading {
  source: Source;
  node: Node;
  readonly line: number;
  readonly isDocumented: boolean;
}

const addDecision = ({ source, line }: Reading) => void source.decisions.push(line);

/** What each kind of node adds to the facts about its file. */
const READERS: Readonly<Record<string, (reading: Reading) => void>> = {
  ImportDeclaration(reading) {
    const named = nodesIn(reading.node["specifiers"]);
    const everyType = named.length > 0 && named.every((one) => one["importKind"] === "type");
    addImport(reading, reading.node["source"], reading.node["importKind"] === "type" || everyType);
  },
  ImportExpression: (reading) => addImport(reading, reading.node["source"], false),
  TSImportType: (reading) => addImport(reading, reading.node["source"] ?? reading.node["argument"], true),
  CallExpression: readCall,
  TaggedTemplateExpression: ({ source, node, line }) => void source.methods.push({ name: nameOf(node["tag"]), line }),
  IfStatement: addDecision,
  ConditionalExpression: addDecision,
  SwitchStatement: addDecision,
  ForStatement: addDecision,
  ForOfStatement: addDecision,
  ForInStatement: addDecision,
  WhileStatement: addDecision,
  DoWhileStatement: addDecision,
  ThrowStatement: addDecision,
  TryStatement: addDecision,
  MemberExpression(reading) {
    const { object, property } = reading.node;
    if (nameOf(object) === "process" && nameOf(property) === "env") reading.source.environment.push(reading.line);
  },
  ExportAllDeclaration(reading) {
    addImport(reading, reading.node["source"], reading.node["exportKind"] === "type");
    reading.source.starExports.push(reading.line);
  },
  ExportDefaultDeclaration: ({ source, line, isDocumented }) =>
    void source.exports.push({ name: "default", kind: "value", documented: isDocumented, line }),
  ExportNamedDeclaration: readNamedExport,
};

function readCall(reading: Reading): void {
  const { source, node } = reading;
  const callee = node["callee"];
  if (nameOf(callee) === "require") addImport(reading, nodesIn(node["arguments"])[0], false);
  if (isTimer(callee)) source.timers.push(reading.line);
  if (/^(call|guestCall)$/.test(nameOf(callee))) source.routes.push(routeOf(node, reading.line));
  if (isNode(callee) && callee.type === "MemberExpression")
    source.methods.push({ name: nameOf(callee["property"]), line: reading.line });
}

function readNamedExport(reading: Reading): void {
  const { source, node, line } = reading;
  const { source: from, declaration } = node;
  if (from) addImport(reading, from, node["exportKind"] === "type");
  for (const one of nodesIn(node["specifiers"]))
    source.exports.push({ name: nameOf(one["exported"]), kind: from ? "again" : "value", documented: true, line });
  if (isNode(declaration)) source.exports.push(...declarations(declaration, reading.isDocumented, line));
}

function addImport({ source, line }: Reading, from: unknown, typeOnly: boolean): void {
  const specifier = literal(from);
  if (specifier !== null) source.imports.push({ specifier, typeOnly, line, ...resolve(source.path, specifier) });
}

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

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

/** Reads every file of ours, as text by path from the root; the peers of the bench may be installed among them. */
export function readAll(root: string, folders = ["server", "client", "tests"]): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = path.posix.join(path.relative(root, entry.parentPath), entry.name);
      if (!entry.isFile() || !CODE.test(file) || isGenerated(file) || file.includes("/node_modules/")) continue;
      files.set(file, readFileSync(path.join(root, file), "utf8"));
    }
  }
  return files;
}
