import * as z from "zod";

/** Fields by name, each with its zod schema (of either build). */
export type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** The parts of a JSON Schema that this module reads. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  $ref?: string;
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

/** The part of the document that contains schemas with several uses. */
const COMPONENTS = "#/components/schemas/";

/**
 * Converts zod schemas to JSON Schema 2020-12. A schema with an `id` becomes a component, to which all others refer.
 */
export class JsonSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** Returns the schema itself, or a reference to its component. */
  schemaOf(schema: z.core.$ZodType): JsonSchema {
    return this.ofAnswer({ schema }).properties?.["schema"] ?? {};
  }

  /**
   * Describes the fields of an answer. Further fields may follow in later versions, so clients must ignore unknown
   * ones.
   */
  ofAnswer(fields: Fields): JsonSchema {
    return this.#convert(z.object(fields), "output");
  }

  /** Describes the fields of a path or query. */
  ofParameters(fields: Fields): JsonSchema {
    return this.#convert(z.object(fields), "input");
  }

  /** Describes the input of a rule, with the field names of REST. */
  ofBody(rule: z.core.$ZodType): JsonSchema {
    return inSnakeCase(this.#convert(rule, "input"));
  }

  #convert(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
    const converted = z.toJSONSchema(schema, {
      io,
      override({ jsonSchema }) {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        // These bounds are those of numbers in JavaScript, and say nothing of the product.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
    // Zod returns JSON Schema without a useful type, so this is the only place that trusts one.
    const {
      $schema: _dialect,
      $defs,
      ...own
    } = JSON.parse(JSON.stringify(converted), pointing) as JsonSchema & {
      $defs?: Record<string, JsonSchema>;
    };
    for (const [id, one] of Object.entries($defs ?? {})) this.components[id] ??= one;
    return own;
  }
}

const pointing = (key: string, value: unknown) =>
  key === "$ref" && typeof value === "string" ? value.replace("#/$defs/", COMPONENTS) : value;

/** REST clients know `passwordConfirmation` as `password_confirmation`, in requests and in answers. */
export const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

function inSnakeCase(schema: JsonSchema): JsonSchema {
  const { properties, required, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [toSnakeCase(name), inSnakeCase(field)]),
      ),
    }),
    ...(required && { required: required.map(toSnakeCase) }),
    ...(items && { items: inSnakeCase(items) }),
    ...(anyOf && { anyOf: anyOf.map(inSnakeCase) }),
  };
}

/** Returns an example value of a schema, made of the examples of its parts. Recursive fields are left out. */
export function exampleOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  above: readonly string[] = [],
): unknown {
  const { $ref, examples, enum: choices, anyOf, type, properties, items } = schema;
  const inside = (one: JsonSchema) => exampleOf(one, components, above);
  if (examples) return examples[0];
  if ("const" in schema) return schema.const;
  if (choices) return choices[0];
  if ($ref !== undefined) {
    const id = $ref.slice(COMPONENTS.length);
    return above.includes(id) ? undefined : exampleOf(components[id] ?? {}, components, [...above, id]);
  }
  if (anyOf) return inside(anyOf.find((one) => one.type !== "null") ?? {});
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inside(field)]));
  }
  const types = [type].flat();
  if (types.includes("array")) return items ? [inside(items)].filter((one) => one !== undefined) : [];
  if (types.includes("boolean")) return true;
  if (types.includes("integer") || types.includes("number")) return 1;
  if (types.includes("string")) return "text";
  return types.includes("object") ? {} : null;
}
