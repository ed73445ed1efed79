import type { Fault } from "./imports.ts";
import { type Node, programOf, walk } from "./source.ts";

/**
 * The files with texts that a member reads: the client, and the rules and errors of the server whose messages appear on
 * the screen.
 */
const READ = /^client\/|^server\/.*\.rules\.ts$|^server\/core\/errors\.ts$/;

const LAWS: { breaks: (text: string) => boolean; law: string }[] = [
  {
    // Opening and closing quotation marks must have the same style.
    breaks: (text) => /\p{L}[’ʼ´]\p{L}/u.test(text) || (/\p{L}’/u.test(text) && !text.includes("‘")),
    law: "an apostrophe is '",
  },
  {
    breaks: (text) => /^((try|load) again|retry)$/i.test(text.trim()) && text.trim() !== "Try Again",
    law: 'the way on after a failure is called "Try Again"',
  },
];

/** Returns every text of a screen that is not spelled like the others. */
export function screenTextFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) => {
    if (!READ.test(path) || /\.test\.tsx?$|\.testkit\.tsx?$/.test(path)) return [];
    const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
    return [...walk(programOf(path, text))].flatMap((node) =>
      LAWS.filter(({ breaks }) => breaks(wordsOf(node))).map(({ law }) => ({
        at: `${path}:${lineAt(node.start)}`,
        law,
      })),
    );
  });
}

/** Returns the words of a string, of a part of a template, or between two tags. */
function wordsOf(node: Node): string {
  if (node.type === "Literal" || node.type === "JSXText") return typeof node["value"] === "string" ? node["value"] : "";
  if (node.type !== "TemplateElement" || typeof node["value"] !== "object" || node["value"] === null) return "";
  const { cooked } = node["value"] as { cooked?: unknown };
  return typeof cooked === "string" ? cooked : "";
}
