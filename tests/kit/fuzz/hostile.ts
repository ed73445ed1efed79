import { Buffer } from "node:buffer";
import type { Random } from "./random.ts";

/** A text that stands in JSON as it is, for what no value of JavaScript is written as. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** An enum value, which GraphQL writes without quotes. */
export class EnumValue {
  constructor(readonly name: string) {}
}

/** Deeper than any parser of ours reads, or any function of ours descends. */
const DEPTH = 15_000;

const deepList = new RawJson("[".repeat(DEPTH) + "]".repeat(DEPTH));
const deepObject = new RawJson('{"a":'.repeat(DEPTH) + "1" + "}".repeat(DEPTH));

export const MOMENTS = [
  "0000-01-01T00:00:00.000Z",
  "0000-12-31T23:59:59Z",
  "10000-01-01T00:00:00.000Z",
  "+010000-01-01T00:00:00.000Z",
  "-000001-01-01T00:00:00Z",
  "9999-12-31T23:59:59-23:59",
  "2026-02-30T00:00:00.000Z",
  "2023-02-29T12:00:00+14:00",
  "2026-01-01T24:00:00.000Z",
  "2026-13-01T00:00:00Z",
  "2016-12-31T23:59:60Z",
  "2026-01-01",
  "infinity",
  "now",
  "epoch",
];

const TEXTS = [
  "",
  " ",
  "\t\n",
  "\u200B",
  "\u200B\u2060\uFEFF",
  "\uFE0F",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "x\uDC00y",
  "\uFFFE\uFFFF",
  "\u202Egnihtemos",
  "\u202A\u202B\u2066",
  "שלום عالم",
  "👩‍👩‍👧‍👦".repeat(40),
  "Z\u0351\u0344".repeat(300),
  "İıŞß",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "prototype",
  "null",
  "undefined",
  "NaN",
  "-Infinity",
  "1e308",
  "0x10",
  "١٢٣",
  "true",
  "-0",
  "' OR 1=1 --",
  "\\",
  "%",
  "%_%",
  "a%00b",
  "${7*7}",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "#".repeat(200),
  "@".repeat(200),
  '"unclosed',
  'before:0000-01-01 after:10000-01-01 from:"" tag:# has:image',
  "before:2026-02-30 -x",
  "& | ! ( ) <-> :*",
  "https://example.test/".repeat(30),
  "a,b,,c",
  "91,181",
  "1e5,NaN",
];

const NUMBERS: readonly unknown[] = [
  0,
  new RawJson("-0"),
  -1,
  1.5,
  new RawJson("1e308"),
  new RawJson("-1e308"),
  new RawJson("1e999"),
  new RawJson("123456789012345678901234567890"),
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  5e-324,
  "1",
  " 7 ",
  "7.0",
  "1e3",
  "NaN",
];

/** Returns a text that members do not write. */
export function hostileText(random: Random): string {
  if (random.isLikely(0.03)) return "x".repeat(100_000);
  if (random.isLikely(0.15)) return random.choose(MOMENTS);
  if (random.isLikely(0.1)) return random.choose(TEXTS) + random.choose(TEXTS);
  return random.choose(TEXTS);
}

/** Returns any value of JSON but the expected one: a deep one, one of another type, or a text. */
export function hostileValue(random: Random, mayBeDeep = true): unknown {
  const kind = random.between(0, 20);
  if (kind === 0 && mayBeDeep) return random.choose([deepList, deepObject]);
  if (kind < 7) return hostileText(random);
  if (kind < 12) return random.choose(NUMBERS);
  if (kind < 14) return random.choose([true, false, null]);
  if (kind < 17) return hostileObject(random);
  return random.choose<unknown>([[], [[]], [null], [1, "1", {}], Array(1_000).fill(0), Array(60).fill("x")]);
}

const hostileObject = (random: Random): unknown =>
  random.choose<unknown>([
    {},
    { toString: "x", valueOf: 1 },
    { length: 1e9 },
    { toJSON: null },
    new RawJson('{"then":"x"}'),
    new RawJson('{"__proto__":{"id":1}}'),
    { constructor: { prototype: { id: 1 } } },
    { $gt: 0 },
    { 0: 1 },
  ]);

/** Returns a cursor that nobody has made, or an altered one of ours. */
export function hostileCursor(random: Random, ours: readonly string[]): string {
  const packed = (...parts: unknown[]) => Buffer.from(parts.join("|")).toString("base64url");
  const kind = random.between(0, 5);
  if (kind === 0) return hostileText(random);
  if (kind === 1) return packed(random.choose(MOMENTS), 1);
  if (kind === 2) return packed("exact", random.choose(MOMENTS), 1, 1);
  if (kind === 3) return packed(random.between(0, 9), "9".repeat(20));
  const bytes = Buffer.from(ours.length > 0 ? random.choose(ours) : "AAAA", "base64url");
  if (kind === 4) return bytes.subarray(0, random.between(0, bytes.length)).toString("base64url");
  const at = random.between(0, Math.max(0, bytes.length - 1));
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.between(0, 7));
  return bytes.toString("base64url");
}

/** Writes a value as JSON, raw parts as they are. */
export function jsonText(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (value instanceof EnumValue) return JSON.stringify(value.name);
  if (Array.isArray(value)) return `[${value.map(jsonText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member)}`);
  return `{${members.join(",")}}`;
}
