import type { Api, Schema } from "./document.ts";
import { type Variant, valuesOf, variantsOf } from "./variants.ts";

/** The released schema and today's. */
export interface Pair {
  readonly released: Schema;
  readonly today: Schema;
}

export interface Apis {
  readonly released: Api;
  readonly today: Api;
}

/** What breaks a client, as the changelog must name it: `GET /posts/{id} 200 post.title is gone`. */
export type Finding = string;

/**
 * Compares a schema of answers: what clients read must still be there, and may not have a type that they do not know.
 * @param at what is compared: `GET /posts/{id} 200 post`.
 */
export const compareAnswers = (at: string, pair: Pair, apis: Apis): Finding[] => compare(at, pair, apis, ANSWER, []);

/** Compares a schema of requests: what clients send must still be accepted, and nothing else may be required. */
export const compareRequests = (at: string, pair: Pair, apis: Apis): Finding[] => compare(at, pair, apis, REQUEST, []);

type Rule = (at: string, released: Variant[], today: Variant[]) => Finding[];

interface Direction {
  readonly types: Rule;
  readonly fields: (at: string, released: Schema, today: Schema) => Finding[];
  readonly isBounded: boolean;
}

const ANSWER: Direction = {
  types: (at, released, today) =>
    today.filter((one) => !includes(released, one)).map(({ key }) => `${at} can be ${key}`),
  fields: (at, released, today) =>
    (released.required ?? [])
      .filter((name) => today.properties?.[name] && !today.required?.includes(name))
      .map((name) => `${field(at, name)} can be missing`),
  isBounded: false,
};

const REQUEST: Direction = {
  types: (at, released, today) =>
    released.filter((one) => !includes(today, one)).map(({ key }) => `${at} cannot be ${key} any more`),
  fields: (at, released, today) =>
    (today.required ?? [])
      .filter((name) => !released.required?.includes(name))
      .map((name) => `${field(at, name)} is required`),
  isBounded: true,
};

/** An integer is a number, too. */
const includes = (variants: readonly Variant[], { key, type }: Variant) =>
  variants.some((one) => one.key === key || (type === "integer" && one.type === "number"));

/** The name of a field: that of a body begins after a space, one inside of another after a dot. */
const field = (at: string, name: string) => (/ (?:\d{3}|body|form)$/.test(at) ? `${at} ${name}` : `${at}.${name}`);

function compare(at: string, pair: Pair, apis: Apis, direction: Direction, above: readonly Pair[]): Finding[] {
  if (above.some(({ released, today }) => isSame(released, pair.released) && isSame(today, pair.today))) return [];
  const released = variantsOf(pair.released, apis.released);
  const today = variantsOf(pair.today, apis.today);
  const inside = (where: string, parts: Pair) => compare(where, parts, apis, direction, [...above, pair]);
  return [
    ...direction.types(at, released, today),
    ...released.flatMap((one) => {
      const match = today.find(({ key }) => key === one.key);
      return match ? compareVariants(at, { released: one.schema, today: match.schema }, direction, inside) : [];
    }),
  ];
}

/** A component that refers to itself is compared once. */
const isSame = (one: Schema, other: Schema) => one === other || (one.$ref !== undefined && one.$ref === other.$ref);

function compareVariants(
  at: string,
  { released, today }: Pair,
  direction: Direction,
  inside: (at: string, pair: Pair) => Finding[],
): Finding[] {
  const fields = Object.entries(released.properties ?? {}).flatMap(([name, schema]) => {
    const match = today.properties?.[name];
    return match ? inside(field(at, name), { released: schema, today: match }) : [`${field(at, name)} is gone`];
  });
  const [items, others] = [released.items, released.additionalProperties];
  return [
    ...goneValues(at, released, today),
    ...(direction.isBounded ? tighterBounds(at, released, today) : []),
    ...direction.fields(at, released, today),
    ...fields,
    ...(items && today.items ? inside(`${at}[]`, { released: items, today: today.items }) : []),
    ...(typeof others === "object" && typeof today.additionalProperties === "object"
      ? inside(`${at}{}`, { released: others, today: today.additionalProperties })
      : []),
  ];
}

/** A list of values that is new is a narrower type. */
function goneValues(at: string, released: Schema, today: Schema): Finding[] {
  const [before, now] = [valuesOf(released), valuesOf(today)];
  if (!now) return [];
  if (!before) return [`${at} is one of several values`];
  return before.filter((value) => !now.includes(value)).map((value) => `${at} ${JSON.stringify(value)} is gone`);
}

const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"];

/** Every address is one of those that may have other scripts. */
const admits = (today: unknown, released: unknown) =>
  today === released || (today === "idn-email" && released === "email");

function tighterBounds(at: string, released: Schema, today: Schema): Finding[] {
  const bound = (schema: Schema, name: string, none: number) =>
    typeof schema[name] === "number" ? schema[name] : none;
  const bounds = [
    ...LOWER.filter((name) => bound(today, name, -Infinity) > bound(released, name, -Infinity)),
    ...UPPER.filter((name) => bound(today, name, Infinity) < bound(released, name, Infinity)),
    ...["pattern", "format"].filter((name) => today[name] !== undefined && !admits(today[name], released[name])),
  ];
  return bounds.map((name) => `${at} has a tighter ${name}`);
}
