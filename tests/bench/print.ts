import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const RESULTS = path.join(import.meta.dirname, "RESULTS.md");

const sections = new Map<string, string[]>();
let current: string[] | null = null;

/** Prints a line for whoever runs the bench. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
  current?.push(...line.split("\n"));
}

/** Gathers what is printed from now on as a section of the results, or (null) as nothing that stays. */
export function beginSection(name: string | null): void {
  current = name === null ? null : [];
  if (name !== null && current) sections.set(name, current);
}

/**
 * Replaces the sections of `RESULTS.md` that were printed in this run, and leaves the others. A section is a block of
 * text after a line with its name.
 * @throws Error for a section that the file does not have.
 */
export function storeSections(command: string): void {
  let text = readFileSync(RESULTS, "utf8");
  for (const [name, lines] of sections) {
    const start = text.indexOf(`<!-- ${name} -->\n`);
    const open = text.indexOf("```text\n", start);
    const close = text.indexOf("\n```", open);
    if (start < 0 || open < 0 || close < 0) throw new Error(`RESULTS.md has no section ${name}.`);
    const body = [command, "", ...lines]
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trimEnd();
    text = `${text.slice(0, open)}\`\`\`text\n${body}${text.slice(close)}`;
  }
  writeFileSync(RESULTS, text);
}
