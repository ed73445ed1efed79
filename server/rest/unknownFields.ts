import * as z from "zod";
import { refusal } from "#server/core/errors";

type Schema = z.core.$ZodType;

/** The parts of a request whose fields a call knows. */
export interface KnownFields {
  readonly fields: Readonly<Record<string, Schema>>;
  /** Further names that the call reads: those of older clients. */
  readonly aliases?: readonly string[];
}

const NO_FIELDS: KnownFields = { fields: {} };

/** Returns the fields of a part that the call does not read; those inside of others as `matrix.like.sound`. */
export function unknownFields(sent: Readonly<Record<string, unknown>>, known: KnownFields = NO_FIELDS): string[] {
  const { fields, aliases = [] } = known;
  return Object.entries(sent).flatMap(([name, value]) => {
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (schema) return inside(value, schema).map((path) => `${name}${path}`);
    return aliases.includes(name) ? [] : [name];
  });
}

/** Refuses fields that nothing reads. @throws DomainError BAD_USER_INPUT with a message for each of them. */
export function refuseUnknown(names: readonly string[]): void {
  if (names.length === 0) return;
  // The names are the client's own: as `fields` of the error they would be converted to the names of REST.
  const errors = Object.fromEntries(names.map((name) => [name, ["This field is unknown"]]));
  throw refusal("UNKNOWN_FIELDS", `Unknown fields: ${names.join(", ")}`.slice(0, MESSAGE_MAX), {
    facts: { errors },
  });
}

const MESSAGE_MAX = 500;

/** Returns the paths of the unknown fields inside of a value, each with its separator before it. */
function inside(value: unknown, schema: Schema): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.core.$ZodUnion) {
    const options = inner._zod.def.options.filter((one) => holds(unwrapped(one), value));
    return fewest(options.map((one) => inside(value, one)));
  }
  if (Array.isArray(value)) {
    if (!(inner instanceof z.core.$ZodArray)) return [];
    const { element } = inner._zod.def;
    return value.flatMap((one, at) => inside(one, element).map((path) => `.${at}${path}`));
  }
  if (typeof value !== "object" || value === null) return [];
  if (inner instanceof z.core.$ZodRecord) {
    const { valueType } = inner._zod.def;
    return Object.entries(value).flatMap(([name, one]) => inside(one, valueType).map((path) => `.${name}${path}`));
  }
  if (!(inner instanceof z.core.$ZodObject)) return [];
  return unknownFields(value as Record<string, unknown>, { fields: inner._zod.def.shape }).map((name) => `.${name}`);
}

function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodPipe) return unwrapped(schema._zod.def.in);
  const isWrapper =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault;
  return isWrapper ? unwrapped(schema._zod.def.innerType) : schema;
}

/** Checks whether a value with parts can be of a schema. */
const holds = (schema: Schema, value: unknown): boolean =>
  Array.isArray(value)
    ? schema instanceof z.core.$ZodArray
    : schema instanceof z.core.$ZodObject || schema instanceof z.core.$ZodRecord || schema instanceof z.core.$ZodUnion;

/** A value is of the option that leaves the fewest fields unknown. */
const fewest = (lists: readonly string[][]): string[] => lists.toSorted((a, b) => a.length - b.length)[0] ?? [];
