import type { Expectation } from "./cases.ts";
import type { Heard } from "./http.ts";
import { dataPath } from "./names.ts";

/** Machines that test do other things too: a bound on time says that nothing was computed that should not be. */
const PATIENCE = 4;

const LEAKS = [
  /\bat .+:\d+:\d+/,
  /node_modules/,
  /\$argon2/,
  /(?:\/work|\/tmp|\/home|\/usr|\/root)\//,
  /\bselect\b[\s\S]{1,200}\bfrom\b[\s\S]{1,80}\bwhere\b/i,
  /\b(?:22P02|22003|22021|23505|42601|42703)\b/,
  /commonplace_template|PostgresError|ECONNREFUSED/,
];

/** What holds for every answer to anything at all. */
export function faultsOfAny({ status, headers, text, json }: Heard, allowed: readonly number[] = []): string[] {
  const type = headers["content-type"] ?? "";
  const isText = /json|text|javascript/.test(type);
  const faults: string[] = [];
  if (status >= 500 && !allowed.includes(status)) faults.push(`answered ${status}`);
  if (!headers["x-request-id"] && ![400, 431].includes(status)) faults.push("no x-request-id");
  if (isText && !type.startsWith("text/html"))
    for (const leak of LEAKS) if (leak.test(text)) faults.push(`tells too much: ${leak.exec(text)?.[0]}`);
  if (type.includes("json") && text !== "" && json === undefined) faults.push("says JSON and is none");
  if (json !== undefined && text.startsWith("{") && !type.includes("json")) faults.push(`JSON as "${type}"`);
  return faults;
}

/** What a case says about one answer. */
export function faultsOf(heard: Heard, expected: Expectation): string[] {
  const { status, headers, text, json, ms } = heard;
  const faults: string[] = [];
  const isPage = expected.or_html_ok && status === 200 && String(headers["content-type"]).startsWith("text/html");
  if (expected.status && !isPage && !expected.status.includes(status)) faults.push(`answered ${status}`);
  for (const [path, wanted] of Object.entries(expected.json ?? {})) {
    const found = at(json, dataPath(path));
    if (!fits(found, wanted, status)) faults.push(`${path} is ${JSON.stringify(found)}, not ${String(wanted)}`);
  }
  for (const part of expected.contains ?? []) if (!text.includes(part)) faults.push(`does not say "${part}"`);
  const alternatives = expected.contains_any;
  if (alternatives && !alternatives.some((part) => text.includes(part)))
    faults.push(`says none of "${alternatives.join('", "')}"`);
  for (const part of expected.not_contains ?? []) if (text.includes(part)) faults.push(`says "${part}"`);
  const codes = expected.codes_any;
  if (codes && !codes.some((code) => text.includes(`"${code}"`))) faults.push(`has none of ${codes.join(", ")}`);
  for (const [name, pattern] of Object.entries(expected.header ?? {}))
    if (!new RegExp(pattern).test(String(headers[name] ?? ""))) faults.push(`${name} is ${String(headers[name])}`);
  for (const [name, pattern] of Object.entries(expected.header_not ?? {}))
    if (new RegExp(pattern).test(String(headers[name] ?? ""))) faults.push(`${name} is ${String(headers[name])}`);
  if (expected.max_ms && ms > expected.max_ms * PATIENCE) faults.push(`took ${Math.round(ms)} ms`);
  return faults.length > 0 ? [...faults, `${status} ${text.slice(0, 300)}`] : [];
}

/** What a case says about many answers. */
export function faultsOfAll(heard: readonly Heard[], expected: Expectation): string[] {
  const faults: string[] = [];
  const statuses = heard.map(({ status }) => status);
  const { all_status: everywhere, any_status: somewhere } = expected;
  if (everywhere && !statuses.every((status) => everywhere.includes(status)))
    faults.push(`answered ${statuses.join(" ")}`);
  if (somewhere && !statuses.some((status) => somewhere.includes(status)))
    faults.push(`answered ${statuses.join(" ")}`);
  for (const [range, allowed] of Object.entries(expected.nth_status ?? {})) {
    const [from = 1, to = from] = range.split("-").map(Number);
    const some = statuses.slice(from - 1, to);
    if (!some.every((status) => allowed.includes(status))) faults.push(`${range} answered ${some.join(" ")}`);
  }
  for (const [name, count] of Object.entries(expected.count_status_class ?? {})) {
    const found = statuses.filter((status) => `${Math.floor(status / 100)}xx` === name).length;
    if (found !== count) faults.push(`${found} answers of ${name}: ${statuses.join(" ")}`);
  }
  for (const [name, pattern] of Object.entries(expected.header_on_429 ?? {}))
    for (const { status, headers } of heard)
      if (status === 429 && !new RegExp(pattern).test(String(headers[name]))) faults.push(`429 without ${name}`);
  return faults;
}

function at(json: unknown, path: string): unknown {
  let here = json;
  for (const part of path.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = Object.entries(here).find(([key]) => key === part)?.[1];
  }
  return here;
}

const said = (found: unknown) => (typeof found === "string" ? found : JSON.stringify(found));

const RULES: Readonly<Record<string, (found: unknown, rest: string) => boolean>> = {
  "@string": (found) => typeof found === "string" && found !== "",
  "@array": (found) => Array.isArray(found),
  "@array_or_absent": (found) => found === undefined || Array.isArray(found),
  "@array_max": (found, rest) => Array.isArray(found) && found.length <= Number(rest),
  "@max": (found, rest) => typeof found === "number" && found <= Number(rest),
  "@absent": (found) => found === undefined,
  "@absent_or_null": (found) => found === undefined || found === null,
  "@eq_or_absent": (found, rest) => found === undefined || said(found) === rest,
  "@re_or_absent": (found, rest) => found === undefined || new RegExp(rest).test(said(found)),
  "@in": (found, rest) => rest.split(",").includes(found === undefined ? "absent" : said(found)),
};

function fits(found: unknown, wanted: unknown, status: number): boolean {
  if (typeof wanted !== "string" || !wanted.startsWith("@")) return found === wanted;
  const [, name = "", rest = ""] = /^(@\w+)(?::([\s\S]*))?$/.exec(wanted) ?? [];
  const rule = RULES[name];
  if (!rule) throw new Error(`no rule is called ${name}`);
  // A bound on what a list holds says nothing about a refusal, which has no list.
  return rule(found, rest) || (found === undefined && status >= 400 && /_max$|^@max$/.test(name));
}
