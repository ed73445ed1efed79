import { readFileSync, writeFileSync } from "node:fs";

/** Prints what a command measures, and stores it in the sections of its `RESULTS.md`. */
export class Results {
  private readonly sections = new Map<string, string[]>();
  private current: string[] | null = null;

  constructor(private readonly file: string) {}

  /** Prints a line for whoever runs the command. */
  print(line: string): void {
    process.stdout.write(`${line}\n`);
    this.current?.push(...line.split("\n"));
  }

  /** Gathers what is printed from now on as a section of the results, or (null) as nothing that stays. */
  begin(name: string | null): void {
    this.current = name === null ? null : [];
    if (name !== null && this.current) this.sections.set(name, this.current);
  }

  /**
   * Replaces the sections of the file that were printed in this run, and leaves the others.
   * @throws Error for a section that the file does not have.
   */
  store(command: string): void {
    let text = readFileSync(this.file, "utf8");
    for (const [name, lines] of this.sections) text = withSection(text, name, [command, "", ...lines]);
    writeFileSync(this.file, text);
  }
}

/**
 * Replaces a section, which is a block of text after a line with its name.
 * @throws Error for a section that the text does not have.
 */
export function withSection(text: string, name: string, lines: readonly string[]): string {
  const start = text.indexOf(`<!-- ${name} -->\n`);
  const open = text.indexOf("```text\n", start);
  const close = text.indexOf("\n```", open);
  if (start < 0 || open < 0 || close < 0) throw new Error(`RESULTS.md has no section ${name}.`);
  const body = lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trimEnd();
  return `${text.slice(0, open)}\`\`\`text\n${body}${text.slice(close)}`;
}

/** Returns the command as others would write it: `npm run bench -- feed`, without the folders of this machine. */
export function commandOf(script: string, words: readonly string[]): string {
  const isFolder = (at: number) => ["--data", "--json"].includes(words[at - 1] ?? "");
  const all = words.map((word, at) => (isFolder(at) ? "<path>" : word));
  return [`npm run ${script}`, ...(all.length > 0 ? ["--", ...all] : [])].join(" ");
}
