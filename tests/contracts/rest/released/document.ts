/** The parts of a JSON Schema that are compared. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  [keyword: string]: unknown;
}

type Content = Record<string, { schema: Schema }>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Response {
  $ref?: string;
  content?: Content;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
  security?: unknown[];
}

/** A description of an API, as far as it is compared. */
export interface Api {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

/** Returns what a reference of a document refers to, and everything else as it is. */
export function resolved<Part extends { $ref?: string }>(part: Part, { components }: Api): Part {
  if (part.$ref === undefined) return part;
  const [kind = "", name = ""] = part.$ref.split("/").slice(2);
  const parts: Record<string, Record<string, object>> = components;
  const target = parts[kind]?.[name];
  if (!target) throw new Error(`Nothing is at ${part.$ref}.`);
  return target as Part;
}
