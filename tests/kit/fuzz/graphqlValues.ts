import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLNamedInputType,
} from "graphql";
import type { Community } from "./community.ts";
import { EnumValue, hostileCursor, hostileText, hostileValue, jsonText, MOMENTS, RawJson } from "./hostile.ts";
import type { Random } from "./random.ts";
import { kindOf, likelyText } from "./words.ts";

export interface Circumstances {
  random: Random;
  community: Community;
  /** The field whose argument is written. */
  operation: string;
}

/** Returns a value of a type of the schema: mostly a valid one, and hostile ones by chance. */
export function argumentFor(type: GraphQLInputType, name: string, circumstances: Circumstances, depth = 0): unknown {
  const { random } = circumstances;
  if (isNonNullType(type)) return argumentFor(type.ofType, name, circumstances, depth);
  if (random.isHostile()) return hostileFor(type, name, circumstances);
  if (isListType(type)) {
    const length = random.between(random.isHostile() ? 0 : 1, 3);
    return Array.from({ length }, () => argumentFor(type.ofType, name, circumstances, depth));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || random.isLikely(0.5));
    const value: Record<string, unknown> = Object.fromEntries(
      fields.map((field) => [field.name, argumentFor(field.type, field.name, circumstances, depth + 1)]),
    );
    if (random.isHostile()) value[random.choose(["__proto__", "constructor", "unknown"])] = hostileText(random);
    return value;
  }
  return isEnumType(type) ? new EnumValue(random.choose(type.getValues()).name) : scalarFor(type, name, circumstances);
}

/** Returns a value that a member does not send; most of them have the right type, so that they pass GraphQL itself. */
function hostileFor(type: GraphQLInputType, name: string, { random, community }: Circumstances): unknown {
  if (name === "after") return hostileCursor(random, community.cursors);
  if (isListType(type) || isInputObjectType(type) || random.isLikely(0.2)) return hostileValue(random);
  const texts = { ID: ["0", "-1", "007", "1e3", "9223372036854775808", " 1", "1.0", "0x1"], DateTime: MOMENTS };
  if (type.name === "ID" || type.name === "DateTime") return random.choose([...texts[type.name], hostileText(random)]);
  if (type.name === "Int") return random.choose([0, -1, 51, 2 ** 31 - 1, -(2 ** 31)]);
  if (type.name === "Float")
    return random.choose<unknown>([new RawJson("-0.0"), new RawJson("1e308"), 5e-324, -90.000001]);
  return hostileText(random);
}

function scalarFor(
  type: GraphQLNamedInputType,
  name: string,
  { random, community, operation }: Circumstances,
): unknown {
  switch (type.name) {
    case "ID":
      if (name === "clientId") return `client-${random.between(1, 400)}`;
      return String(community.idOf(kindOf(name, operation), random));
    case "Int":
      return random.between(1, name === "first" ? 3 : 20);
    case "Float":
      return random.between(-90, 90) + 0.25;
    case "Boolean":
      return random.isLikely(0.5);
    case "DateTime":
      return random.isLikely(0.3) ? random.choose(MOMENTS) : "2026-01-05T10:00:00.000Z";
    default:
      if (name === "after" || name === "before")
        return community.cursors.length > 0 ? random.choose(community.cursors) : "x";
      return likelyText(name, community, random);
  }
}

const NAME = /^[_A-Za-z]\w*$/;

/** Writes a value as a literal of a document. */
export function literal(value: unknown): string {
  if (value instanceof EnumValue) return value.name;
  // The deep ones would be more tokens than a document may have; as a variable they arrive.
  if (value instanceof RawJson)
    return value.text.length > 1_000 ? "[".repeat(200) + "]".repeat(200) : value.text.replaceAll('"', "");
  if (Array.isArray(value)) return `[${value.slice(0, 300).map(literal).join(" ")}]`;
  if (typeof value !== "object" || value === null) return jsonText(value);
  const fields = Object.entries(value).filter(([name]) => NAME.test(name));
  return `{ ${fields.map(([name, field]) => `${name}: ${literal(field)}`).join(" ")} }`;
}
