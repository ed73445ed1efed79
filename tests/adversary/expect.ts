import type { Expectation } from "./cases.ts";
import type { HeardAnswer } from "./http.ts";
import { dataPath } from "./names.ts";

/** Machines that run tests are busy: the bound on time only shows that nothing expensive was computed. */
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

/** Returns the faults that no answer may have, whatever was sent. */
export function faultsOfAny({ status, headers, text, json }: HeardAnswer, allowed: readonly number[] = []): string[] {
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

/** Returns the faults of one answer, by its case. */
export function faultsOf(answer: HeardAnswer, expected: Expectation): string[] {
  const { status, headers, text, ms } = answer;
  const faults: string[] = [];
  const isPage = expected.or_html_ok && status === 200 && String(headers["content-type"]).startsWith("text/html");
  if (expected.status && !isPage && !expected.status.includes(status)) faults.push(`answered ${status}`);
  faults.push(...bodyFaults(answer, expected), ...headerFaults(answer, expected));
  if (expected.max_ms && ms > expected.max_ms * PATIENCE) faults.push(`took ${Math.round(ms)} ms`);
  return faults.length > 0 ? [...faults, `${status} ${text.slice(0, 300)}`] : [];
}

function bodyFaults({ status, text, json }: HeardAnswer, expected: Expectation): string[] {
  const faults: string[] = [];
  for (const [path, wanted] of Object.entries(expected.json ?? {})) {
    const actual = at(json, dataPath(path));
    if (!fits(actual, wanted, status)) faults.push(`${path} is ${JSON.stringify(actual)}, not ${String(wanted)}`);
  }
  for (const part of expected.contains ?? []) if (!text.includes(part)) faults.push(`does not say "${part}"`);
  const alternatives = expected.contains_any;
  if (alternatives && !alternatives.some((part) => text.includes(part)))
    faults.push(`says none of "${alternatives.join('", "')}"`);
  for (const part of expected.not_contains ?? []) if (text.includes(part)) faults.push(`says "${part}"`);
  const codes = expected.codes_any;
  if (codes && !codes.some((code) => text.includes(`"${code}"`))) faults.push(`has none of ${codes.join(", ")}`);
  return faults;
}

function headerFaults({ headers }: HeardAnswer, expected: Expectation): string[] {
  const faults: string[] = [];
  for (const [name, pattern] of Object.entries(expected.header ?? {}))
    if (!new RegExp(pattern).test(String(headers[name] ?? ""))) faults.push(`${name} is ${String(headers[name])}`);
  for (const [name, pattern] of Object.entries(expected.header_not ?? {}))
    if (new RegExp(pattern).test(String(headers[name] ?? ""))) faults.push(`${name} is ${String(headers[name])}`);
  return faults;
}

/** Returns the faults of several answers, by their case. */
export function faultsOfAll(answer: readonly HeardAnswer[], expected: Expectation): string[] {
  const faults: string[] = [];
  const statuses = answer.map(({ status }) => status);
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
    const actual = statuses.filter((status) => `${Math.floor(status / 100)}xx` === name).length;
    if (actual !== count) faults.push(`${actual} answers of ${name}: ${statuses.join(" ")}`);
  }
  for (const [name, pattern] of Object.entries(expected.header_on_429 ?? {}))
    for (const { status, headers } of answer)
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

const textOf = (actual: unknown) => (typeof actual === "string" ? actual : JSON.stringify(actual));

const RULES: Readonly<Record<string, (actual: unknown, rest: string) => boolean>> = {
  "@string": (actual) => typeof actual === "string" && actual !== "",
  "@array": (actual) => Array.isArray(actual),
  "@array_or_absent": (actual) => actual === undefined || Array.isArray(actual),
  "@array_max": (actual, rest) => Array.isArray(actual) && actual.length <= Number(rest),
  "@max": (actual, rest) => typeof actual === "number" && actual <= Number(rest),
  "@absent": (actual) => actual === undefined,
  "@absent_or_null": (actual) => actual === undefined || actual === null,
  "@eq_or_absent": (actual, rest) => actual === undefined || textOf(actual) === rest,
  "@re_or_absent": (actual, rest) => actual === undefined || new RegExp(rest).test(textOf(actual)),
  "@in": (actual, rest) => rest.split(",").includes(actual === undefined ? "absent" : textOf(actual)),
};

function fits(actual: unknown, wanted: unknown, status: number): boolean {
  if (typeof wanted !== "string" || !wanted.startsWith("@")) return actual === wanted;
  const [, name = "", rest = ""] = /^(@\w+)(?::([\s\S]*))?$/.exec(wanted) ?? [];
  const rule = RULES[name];
  if (!rule) throw new Error(`no rule is called ${name}`);
  // A bound on the length of a list does not apply to a refusal, which has no list.
  return rule(actual, rest) || (actual === undefined && status >= 400 && /_max$|^@max$/.test(name));
}
