/** Returns the breaks that a changelog names under its next version, which is the first one. */
export function namedBreaks(changelog: string): string[] {
  const [, section = ""] = changelog.split(/^## /m);
  if (!/^\S+ \(unreleased\)$/m.test(section.split("\n", 1)[0] ?? "")) return [];
  return [...section.matchAll(/^- BREAKING: (.+)$/gm)].map(([, text = ""]) => text);
}

/** Returns the findings that no line of the changelog names. */
export const unnamed = (findings: readonly string[], named: readonly string[]): string[] =>
  findings.filter((finding) => !named.some((line) => line.includes(finding)));
