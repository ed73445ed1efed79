import { callsByPath, type PathCalls } from "./table.ts";
import type { Route } from "#server/rest/route";

/** The calls at an address, and the values of the `:names` in its path. */
export interface Match {
  readonly calls: PathCalls;
  readonly params: Record<string, string>;
  /** Whether the address begins with the base `/api`, where no screen of the client is. */
  readonly underApi: boolean;
}

interface Pattern extends Omit<Match, "params"> {
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/** Paths whose characters stand for themselves: Express decodes all others. */
const PLAIN = /^(?:\/[\w.~-]+)+\/?$/;

/**
 * Compiles the calls for a fast look-up by address. It matches plain paths as Express does, in any case and with or
 * without a slash at the end, and returns null for all others.
 */
export function compileMatch(routes: readonly Route[]): (path: string) => Match | null {
  const fixed = new Map<string, Match>();
  const named = new Map<string, Pattern[]>();
  for (const calls of callsByPath(routes)) {
    const addresses = [[calls.path, false] as const, ...calls.apiPaths.map((path) => [`/api${path}`, true] as const)];
    for (const [address, underApi] of addresses) {
      if (!address.includes(":")) fixed.set(address.toLowerCase(), { calls, params: {}, underApi });
      else put(named, groupOf(address.toLowerCase()), { calls, underApi, ...patternOf(address) });
    }
  }

  return (path) => {
    if (!PLAIN.test(path)) return null;
    const address = (path.endsWith("/") ? path.slice(0, -1) : path).toLowerCase();
    return fixed.get(address) ?? firstOf(named.get(groupOf(address)) ?? [], path);
  };
}

/** Patterns are grouped by what every address of theirs has: its first words and the number of its parts. */
function groupOf(address: string): string {
  const parts = address.split("/");
  return `${parts.length} ${parts[1] === "api" ? `api ${parts[2]}` : parts[1]}`;
}

function put(named: Map<string, Pattern[]>, group: string, pattern: Pattern): void {
  named.set(group, [...(named.get(group) ?? []), pattern]);
}

function patternOf(address: string): Pick<Pattern, "expression" | "names"> {
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return { names, expression: new RegExp(`^${address.replace(/:\w+/g, "([^/]+)")}/?$`, "i") };
}

function firstOf(patterns: readonly Pattern[], path: string): Match | null {
  for (const { calls, underApi, expression, names } of patterns) {
    const values = expression.exec(path);
    if (!values) continue;
    return { calls, underApi, params: Object.fromEntries(names.map((name, at) => [name, values[at + 1] ?? ""])) };
  }
  return null;
}
