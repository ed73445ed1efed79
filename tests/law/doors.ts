import { parseSync } from "vite";
import type { Fault } from "./imports.ts";
import { locationOf } from "./locations.ts";
import { isNode, nameOf, type Node, walk } from "./source.ts";

/* Every input has a type. `check(rule, input: unknown)` in core/validation is the one function that determines the
   type of an input, and `.requests` read what REST clients send; services and models behind them have typed
   parameters. */

/** Any code may throw an error, so its type is unknown. */
const UNTYPED_BY_NATURE = "error";

/** Returns every exported function and method of services and models with an untyped parameter. */
export function doorFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) => {
    const { side, area, role, isTest } = locationOf(path);
    if (side !== "server" || area !== "features" || isTest || (role !== "service" && role !== "model")) return [];
    const program = parseSync(path, text).program as unknown as Node;
    const untypedNames = namesOfUntyped(program);
    const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
    return exportedFunctions(program).flatMap(({ name, params }) =>
      params
        .filter((param) => isUntyped(param, untypedNames))
        .map(({ start }) => ({ at: `${path}:${lineAt(start)}`, law: `${name} takes an input without a type` })),
    );
  });
}

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** A function with the name under which others call it. */
interface Door {
  name: string;
  params: Node[];
}

function exportedFunctions(program: Node): Door[] {
  const exported = listOf(program["body"]).flatMap((node) =>
    node.type === "ExportNamedDeclaration" && isNode(node["declaration"]) ? [node["declaration"]] : [],
  );
  return exported.flatMap((node) => {
    if (node.type === "FunctionDeclaration") return [{ name: nameOf(node["id"]), params: listOf(node["params"]) }];
    if (node.type === "VariableDeclaration")
      return listOf(node["declarations"]).flatMap((one) => doorOf(one["id"], one["init"]));
    if (node.type === "ClassDeclaration" && isNode(node["body"])) return methodsOf(node["body"]);
    return [];
  });
}

const methodsOf = (body: Node): Door[] =>
  listOf(body["body"])
    .filter(({ key, kind, accessibility }) => !isHidden(key, accessibility) && kind !== "constructor")
    .flatMap(({ key, value }) => doorOf(key, value));

const isHidden = (key: unknown, accessibility: unknown) =>
  (isNode(key) && key.type === "PrivateIdentifier") || accessibility === "private" || accessibility === "protected";

const doorOf = (name: unknown, value: unknown): Door[] =>
  isNode(value) && /Function/.test(value.type) ? [{ name: nameOf(name), params: listOf(value["params"]) }] : [];

const LOOSE = ["TSUnknownKeyword", "TSAnyKeyword"];
/** The result of a callback is not an input. */
const SKIPPED = ["TSFunctionType"];

const isLoose = (node: Node) => [...walk(node, SKIPPED)].some(({ type }) => LOOSE.includes(type));

/** Returns the types of the file itself that contain something untyped. */
function namesOfUntyped(program: Node): Set<string> {
  const types = [...walk(program)].filter(({ type }) => /^TS(Interface|TypeAlias)Declaration$/.test(type));
  return new Set(types.filter(isLoose).map(({ id }) => nameOf(id)));
}

function isUntyped(param: Node, untypedNames: ReadonlySet<string>): boolean {
  const target = param.type === "AssignmentPattern" && isNode(param["left"]) ? param["left"] : param;
  const annotation = target["typeAnnotation"];
  if (!isNode(annotation) || nameOf(target) === UNTYPED_BY_NATURE) return false;
  const named = [...walk(annotation, SKIPPED)].some(
    ({ type, typeName }) => type === "TSTypeReference" && untypedNames.has(nameOf(typeName)),
  );
  return named || isLoose(annotation);
}
