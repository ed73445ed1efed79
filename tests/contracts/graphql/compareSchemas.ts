import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from "graphql";
import { packages } from "#tests/contracts/packages";

interface Change {
  readonly criticality: { readonly level: "BREAKING" | "DANGEROUS" | "NON_BREAKING" };
  readonly path?: string;
  readonly message: string;
}
interface Inspector {
  diff(before: object, after: object): Promise<Change[]>;
}
const { diff } = packages.load<Inspector>("@graphql-inspector/core");
/** The inspector knows the types of its own copy of graphql-js alone. */
const { buildSchema } = packages.load<{ buildSchema(text: string): object }>("graphql");

/** Something that clients notice, by its path: `Mutation.mute.duration`. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

/** Returns what breaks clients of a schema in its successor, both in the definition language. */
export async function breaksBetween(before: string, after: string): Promise<Finding[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === "BREAKING")
    .map(({ path = "", message }) => ({ path, message }));
}

/** Checks whether a text names a path, and not only a longer one. */
export const names = (text: string, path: string): boolean =>
  path !== "" && new RegExp(`(?<![\\w.])${escaped(path)}(?!\\.?\\w)`).test(text);

const escaped = (text: string): string => text.replaceAll(/[^\w]/g, "\\$&");

/** The days that something deprecated works at least. */
const DEPRECATED_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;
const REASON = /^Use .+\. Removed after (\d{4}-\d\d-\d\d)$/;

/**
 * Returns what is deprecated and does not say what to use and when it may be removed, or may be removed too early after
 * the day on which the changelog has it.
 */
export function deprecationFaults(schema: GraphQLSchema, changelog: string): string[] {
  const days = [...changelog.matchAll(/^- DEPRECATED (\d{4}-\d\d-\d\d): (.+)$/gm)];
  return deprecated(schema).flatMap(({ path, reason }) => {
    const [, removal = ""] = REASON.exec(reason) ?? [];
    if (!Number.isFinite(Date.parse(removal))) return [`${path}: "${reason}" is not "Use X. Removed after YYYY-MM-DD"`];
    const [, since] = days.find(([, , text = ""]) => names(text, path)) ?? [];
    if (since === undefined) return [`${path}: the changelog has no line "- DEPRECATED YYYY-MM-DD: ${path}"`];
    const left = (Date.parse(removal) - Date.parse(since)) / DAY_MS;
    return left >= DEPRECATED_DAYS ? [] : [`${path}: works for ${left} days, not for ${DEPRECATED_DAYS}`];
  });
}

interface Deprecated {
  path: string;
  reason: string;
}

/** Returns the fields, arguments and values that are deprecated, by their paths. */
function deprecated(schema: GraphQLSchema): Deprecated[] {
  const all: Deprecated[] = [];
  const look = (path: string, { deprecationReason }: { deprecationReason?: string | null | undefined }) => {
    if (deprecationReason != null) all.push({ path, reason: deprecationReason });
  };
  for (const type of Object.values(schema.getTypeMap()).filter((one) => !isIntrospectionType(one))) {
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const arg of field.args) look(`${type.name}.${field.name}.${arg.name}`, arg);
    }
  }
  return all;
}
