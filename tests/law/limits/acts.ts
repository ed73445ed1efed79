import { locationOf } from "#tests/law/locations";
import { isNode, nameOf, type Node, programOf, walk } from "#tests/law/source";

/* An act is a method of a service that changes something: its body, or a private method or function that it calls,
   begins a transaction, schedules a job or calls a query that writes. Methods that receive a transaction are parts of
   an act of somebody else. */

/** An act: `Class.method`, or the name of a function. */
export interface Act {
  name: string;
  path: string;
  /** Whether it asks a limit of its own, by itself or by what it calls in its file. */
  isLimited: boolean;
}

/** A function or method with the names of what it calls. */
interface Unit {
  name: string;
  isPublic: boolean;
  takesTransaction: boolean;
  /** Whether it contains a statement that writes. */
  writes: boolean;
  calls: ReadonlySet<string>;
}

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Returns all acts of the services among these files. */
export function actsOf(files: ReadonlyMap<string, string>): Act[] {
  const paths = [...files.keys()];
  const unitsIn = (path: string) => definitionsOf(programOf(path, files.get(path) ?? "")).map(toUnit);
  const writing = writingQueries(paths.filter(isQueries).flatMap(unitsIn));
  return paths.filter(isService).flatMap((path) => {
    const units = unitsIn(path);
    const reach = reachOf(units);
    return units
      .filter(({ isPublic, takesTransaction }) => isPublic && !takesTransaction)
      .filter(({ name }) => [...reach(name)].some((called) => WRITES.has(called) || writing.has(called)))
      .map(({ name }) => ({ name, path, isLimited: reach(name).has(LIMIT) }));
  });
}

/** Methods of the platform that begin a transaction or schedule a job. */
const WRITES: ReadonlySet<string> = new Set([".transaction", ".enqueue"]);
const LIMIT = ".consume";

const isQueries = (path: string) => {
  const { side, area, role, isTest } = locationOf(path);
  return side === "server" && !isTest && (role === "queries" || area === "db");
};
const isService = (path: string) => {
  const { side, area, role, isTest } = locationOf(path);
  return side === "server" && area === "features" && role === "service" && !isTest;
};

/** Returns everything that a unit calls, directly or by units of the same file. */
function reachOf(units: readonly Unit[]): (name: string) => ReadonlySet<string> {
  const byName = new Map(units.map((unit) => [unit.name, unit]));
  const known = new Map<string, Set<string>>();
  const reach = (name: string): Set<string> => {
    const before = known.get(name);
    if (before) return before;
    const all = new Set<string>();
    known.set(name, all);
    for (const called of byName.get(name)?.calls ?? []) {
      all.add(called);
      for (const further of byName.has(called) ? reach(called) : []) all.add(further);
    }
    return all;
  };
  return reach;
}

/** Returns the names of queries that write, also by other queries. */
function writingQueries(units: readonly Unit[]): Set<string> {
  const writing = new Set(units.filter((unit) => unit.writes).map(({ name }) => name));
  for (let before = -1; before < writing.size;) {
    before = writing.size;
    for (const { name, calls } of units) if ([...calls].some((called) => writing.has(called))) writing.add(name);
  }
  return writing;
}

const STATEMENT = /\b(insert into|delete from|update\s+(only\s+)?$|update\s+\w+\s+set)/i;
const BUILDERS: ReadonlySet<string> = new Set(["insert", "update", "delete"]);

/** Checks for a statement that writes: of the query builder on a database or transaction, or in the text of SQL. */
const writes = (body: Node): boolean =>
  [...walk(body)].some((node) => {
    if (node.type === "TemplateElement") return STATEMENT.test(String((node["value"] as { raw?: string }).raw));
    const callee = node.type === "CallExpression" ? node["callee"] : null;
    return (
      isNode(callee) &&
      callee.type === "MemberExpression" &&
      BUILDERS.has(nameOf(callee["property"])) &&
      isDb(callee["object"])
    );
  });

/** Checks whether a builder begins here: on the database itself, not on a map or hash. */
const isDb = (object: unknown): boolean => {
  if (!isNode(object)) return false;
  if (object.type === "MemberExpression") return isDb(object["property"]);
  if (object.type === "CallExpression" && isNode(object["callee"])) return isDb(object["callee"]["object"]);
  return /^(db|tx|with)$/.test(nameOf(object));
};

const toUnit = ({ owner, name, node, isPublic }: Definition): Unit => ({
  name,
  isPublic,
  takesTransaction: isTransaction(listOf(node["params"])[0]),
  writes: writes(node),
  calls: callsIn(node, owner),
});

interface Definition {
  /** The class, or "" for a function of the file. */
  owner: string;
  name: string;
  node: Node;
  isPublic: boolean;
}

function definitionsOf(program: Node): Definition[] {
  return listOf(program["body"]).flatMap((node) => {
    const isExported = node.type === "ExportNamedDeclaration" && isNode(node["declaration"]);
    const declared = isExported ? (node["declaration"] as Node) : node;
    if (declared.type === "FunctionDeclaration")
      return [{ owner: "", name: nameOf(declared["id"]), node: declared, isPublic: isExported }];
    if (declared.type === "VariableDeclaration")
      return listOf(declared["declarations"]).flatMap((one) =>
        isFunction(one["init"])
          ? [{ owner: "", name: nameOf(one["id"]), node: one["init"], isPublic: isExported }]
          : [],
      );
    if (declared.type === "ClassDeclaration" && isNode(declared["body"])) return methodsOf(declared, isExported);
    return [];
  });
}

function methodsOf(declared: Node, isExported: boolean): Definition[] {
  const owner = nameOf(declared["id"]);
  const body = isNode(declared["body"]) ? declared["body"] : declared;
  return listOf(body["body"]).flatMap(({ key, value, kind, accessibility }) => {
    if (!isFunction(value) || kind === "constructor") return [];
    const isHidden = (isNode(key) && key.type === "PrivateIdentifier") || accessibility === "private";
    return [{ owner, name: `${owner}.${memberOf(key)}`, node: value, isPublic: isExported && !isHidden }];
  });
}

/** Returns the name of a method; a private one may have the same as a public one. */
const memberOf = (key: unknown) => `${isNode(key) && key.type === "PrivateIdentifier" ? "#" : ""}${nameOf(key)}`;

const isFunction = (value: unknown): value is Node => isNode(value) && /Function/.test(value.type);

/** Checks whether a first parameter is the transaction of somebody else. */
function isTransaction(param: Node | undefined): boolean {
  return nameOf(param) === "tx";
}

/** Returns what a function calls: `name` of the file, `Class.name` of its own class, `.name` of anything else. */
function callsIn(node: Node, owner: string): Set<string> {
  const calls = new Set<string>();
  for (const { type, callee } of walk(node)) {
    if (type !== "CallExpression" || !isNode(callee)) continue;
    if (callee.type === "Identifier") calls.add(nameOf(callee));
    if (callee.type !== "MemberExpression") continue;
    const isOwn = isNode(callee["object"]) && callee["object"].type === "ThisExpression";
    calls.add(`${isOwn ? owner : ""}.${memberOf(callee["property"])}`);
  }
  return calls;
}
