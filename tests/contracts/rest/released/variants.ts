import { type Api, resolved, type Schema } from "./document.ts";

/** One kind of value that a schema allows. */
export interface Variant {
  /** The type, and what distinguishes several of one type. */
  readonly key: string;
  readonly type: string;
  readonly schema: Schema;
}

const TYPES = ["string", "number", "integer", "boolean", "object", "array", "null"];

/** Returns every kind of value that a schema allows, whether it says so by a list of types or of schemas. */
export function variantsOf(schema: Schema, api: Api): Variant[] {
  const counts = new Map<string, number>();
  return flattened(schema, api).map(({ name, type, schema: own }) => {
    const number = counts.get(type) ?? 0;
    counts.set(type, number + 1);
    return { key: name ?? (number === 0 ? type : `${type} ${number + 1}`), type, schema: own };
  });
}

interface Flat {
  name: string | null;
  type: string;
  schema: Schema;
}

function flattened(schema: Schema, api: Api, isOneOfSeveral = false): Flat[] {
  const own = resolved(schema, api);
  if (own.anyOf) return own.anyOf.flatMap((one) => flattened(one, api, own.anyOf?.some(isOtherRef(one)) ?? false));
  const types = own.type === undefined ? typesOfValues(own) : [own.type].flat();
  const name = isOneOfSeveral ? (schema.$ref?.split("/").at(-1) ?? null) : null;
  return types.map((type) => ({ name, type, schema: own }));
}

/** Several components beside each other are distinguished by their names. */
const isOtherRef = (one: Schema) => (other: Schema) =>
  one !== other && one.$ref !== undefined && other.$ref !== undefined;

function typesOfValues(schema: Schema): string[] {
  const values = valuesOf(schema);
  if (!values) return TYPES;
  return [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
}

/** Returns the only values that a schema allows; null if it allows others. */
export const valuesOf = (schema: Schema): unknown[] | null =>
  "const" in schema ? [schema.const] : (schema.enum ?? null);
