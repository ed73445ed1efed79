import { isNode, nameOf, type Node, programOf } from "./source.ts";

/** A text that a member, a developer or an operator reads, with its location. */
export interface Text {
  /** The path of the file and the line, such as `client/pages/HomePage.tsx:12`. */
  at: string;
  text: string;
}

/** The keys and attributes whose values are texts, even if they are a single word. */
const LABELS = new Set([
  ..."alt body buttonText confirm deprecationReason description empty header heading hint label labels".split(" "),
  ..."message note placeholder reason subject subtitle summary text title toast tooltip words".split(" "),
]);

/** The attributes, keys and calls whose values are never read by people, however much they look like sentences. */
const CODE = new Set(["className", "css", "d", "content-security-policy", "rel", "sizes", "style", "transform"]);

/** The tags of templates that contain code of another language. */
const LANGUAGES = new Set(["css", "sql", "keyframes", "graphql", "gql", "raw"]);

/** Returns every text in a file of code, in the order of its lines. */
export function textsOf(path: string, source: string): Text[] {
  const texts: { start: number; text: string }[] = [];
  read(programOf(path, source), "", (start, text) => texts.push({ start, text }));
  return texts.map(({ start, text }) => ({ at: `${path}:${source.slice(0, start).split("\n").length}`, text }));
}

/** Returns the paragraphs and headings of a page in Markdown. */
export function paragraphsOf(path: string, source: string): Text[] {
  return source.split("\n").flatMap((line, i) => (/\p{L}/u.test(line) ? [{ at: `${path}:${i + 1}`, text: line }] : []));
}

type Report = (start: number, text: string) => void;

/** Visits a node and reports its texts. `label` is the key or attribute that the node is a value of. */
function read(node: Node, label: string, report: Report): void {
  if (isCode(node)) return;
  const text = textOf(node);
  if (text !== null) {
    const clean = text.replace(/\s+/g, " ").trim();
    if (isText(clean, node.type === "JSXText" || LABELS.has(label) || label.startsWith("aria-"))) {
      report(node.start, clean);
    }
    for (const part of expressionsOf(node)) read(part, "", report);
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) read(child, key === "value" ? labelOf(node) || label : passOn(node, label), report);
    }
  }
}

/** A condition or a list passes its label on to the values in it; any other node starts anew. */
const passOn = (node: Node, label: string): string =>
  /^(Conditional|Logical|Array|Parenthesized|JSXExpression|ArrowFunction|TS)/.test(node.type) ? label : "";

const labelOf = (node: Node): string => {
  const isNamed = ["JSXAttribute", "Property", "PropertyDefinition"].includes(node.type);
  return isNamed ? nameOf(node["name"] ?? node["key"]) : "";
};

function isCode(node: Node): boolean {
  if (/^(Import|ExportAll|TSLiteralType|TSEnum)/.test(node.type)) return true;
  if (node.type === "TaggedTemplateExpression") return LANGUAGES.has(tagOf(node["tag"]));
  return CODE.has(labelOf(node));
}

const tagOf = (tag: unknown): string => {
  if (!isNode(tag)) return "";
  return nameOf(tag) || tagOf(tag["property"]) || tagOf(tag["object"]) || tagOf(tag["callee"]);
};

/** Returns the words of a string, a template or a sum of strings, with … for each value in it, or null. */
function textOf(node: Node): string | null {
  if (node.type === "Literal" || node.type === "JSXText") {
    return typeof node["value"] === "string" ? node["value"] : null;
  }
  if (node.type === "TemplateLiteral") {
    const parts = Array.isArray(node["quasis"]) ? node["quasis"].filter(isNode) : [];
    return parts.map(cookedOf).join("…");
  }
  if (node.type !== "BinaryExpression" || node["operator"] !== "+") return null;
  const sides = [node["left"], node["right"]].map((side) => (isNode(side) ? textOf(side) : null));
  return sides.every((side) => side === null) ? null : sides.map((side) => side ?? "…").join("");
}

/** Returns what stands between the words of a template, which may contain further texts. */
const expressionsOf = (node: Node): Node[] =>
  Array.isArray(node["expressions"]) ? node["expressions"].filter(isNode) : [];

const cookedOf = (part: Node): string => {
  const value = part["value"];
  return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
};

/** A text contains words: two of them, or one where a label stands. Paths, keys and lists of types are none. */
function isText(text: string, isLabelled: boolean): boolean {
  if (!/\p{L}{2}/u.test(text) || /^[./#@]|^https?:|^[a-z-]+\/[a-z*+.-]+$/.test(text)) return false;
  if (isLabelled) return true;
  return /\p{L}\S* \S*\p{L}/u.test(text) && /^[\p{Lu}…`'"“(]|[.!?:]$/u.test(text);
}
