import type { Community } from "./community.ts";
import { hostileText, hostileValue, MOMENTS, RawJson } from "./hostile.ts";
import type { Random } from "./random.ts";
import { kindOf, likelyText } from "./words.ts";

/** The parts of JSON Schema that the description of the API uses for inputs. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  contentMediaType?: string;
}

/** A field whose value is a file. */
export class FileValue {
  readonly isFile = true;
}

interface Circumstances {
  random: Random;
  community: Community;
  /** The call, for ids whose field is only called `id`. */
  operation: string;
}

/** Returns a value for a schema: mostly a valid one, sometimes one at the edge of it, and hostile ones by chance. */
export function valueFor(schema: Schema, name: string, circumstances: Circumstances): unknown {
  const { random } = circumstances;
  if (schema.contentMediaType) return new FileValue();
  if (random.isHostile()) return hostileFor(schema, random);
  if (schema.anyOf) return valueFor(random.choose(schema.anyOf), name, circumstances);
  if (schema.enum) return random.choose(schema.enum);
  const type = Array.isArray(schema.type) ? random.choose(schema.type) : schema.type;
  switch (type) {
    case "object":
      return objectFor(schema, circumstances);
    case "array":
      return Array.from({ length: random.between(0, Math.min(3, schema.maxItems ?? 3)) }, () =>
        valueFor(schema.items ?? {}, name, circumstances),
      );
    case "integer":
    case "number":
      return numberFor(schema, name, circumstances);
    case "boolean":
      return random.isLikely(0.5);
    case "null":
      return null;
    case undefined:
    default:
      return likelyText(name, circumstances.community, random);
  }
}

function hostileFor(schema: Schema, random: Random): unknown {
  if (random.isLikely(0.3)) return nearValue(schema, random);
  return schema.type === "string" && random.isLikely(0.6) ? hostileText(random) : hostileValue(random);
}

function objectFor(schema: Schema, circumstances: Circumstances): Record<string, unknown> {
  const { random } = circumstances;
  const required = new Set(schema.required ?? []);
  const names = Object.keys(schema.properties ?? {}).filter((name) => required.has(name) || random.isLikely(0.55));
  const value = Object.fromEntries(
    names.map((name) => [name, valueFor(schema.properties?.[name] ?? {}, name, circumstances)]),
  );
  if (random.isHostile()) value[hostileText(random).slice(0, 200)] = hostileValue(random);
  return value;
}

function numberFor(
  { minimum, maximum }: Schema,
  name: string,
  { random, community, operation }: Circumstances,
): number {
  if (/id|folders/.test(name)) return community.idOf(kindOf(name, operation), random);
  return random.between(minimum ?? 1, Math.min(maximum ?? 20, 20));
}

/** Returns a value just beyond what a schema allows. */
function nearValue({ type, maxLength, maxItems, maximum, minimum, format }: Schema, random: Random): unknown {
  if (format === "date-time") return random.choose(MOMENTS);
  if (maxLength !== undefined) return random.choose(["x", "é", "👍", " "]).repeat(maxLength + random.between(0, 1));
  if (maxItems !== undefined) return Array(maxItems + 1).fill(random.choose<unknown>([1, "x", null]));
  if (maximum !== undefined) return random.choose<unknown>([maximum, maximum + 1, new RawJson(`${maximum}0`)]);
  if (minimum !== undefined) return minimum - 1;
  return type === "boolean" ? random.choose(["true", 1, "on", null]) : null;
}
