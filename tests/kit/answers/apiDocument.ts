import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

interface Media {
  schema: Record<string, unknown>;
  example?: unknown;
}
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  security?: unknown[];
  "x-staff"?: boolean;
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown>; example: unknown }[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}
export interface Document {
  openapi: string;
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, { content: Record<string, Media> }> };
}

/** An answer as it was received. */
export interface Observed {
  method: string;
  /** The path of the address, without its query. */
  path: string;
  status: number;
  body: unknown;
}

/** The promises of the API's description, against which answers are checked. */
export class ApiDocument {
  readonly #ajv = new Ajv2020({ allErrors: true, strict: false });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #paths: [RegExp, string][];

  constructor(readonly document: Document) {
    addFormats.default(this.#ajv);
    // The package knows no addresses with other scripts.
    this.#ajv.addFormat("idn-email", /^[^\s@]+@[^\s@]+$/u);
    this.#ajv.addSchema({ $id: "api", components: closed(document.components) });
    // Fixed paths come before those with parameters, as in the router.
    this.#paths = Object.keys(document.paths)
      .toSorted((a, b) => Number(a.includes("{")) - Number(b.includes("{")))
      .map((path) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`, "i"), path]);
  }

  /** Returns every documented call. */
  operations(): { method: string; path: string; operation: Operation }[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
  }

  /** Returns the path of the description for an address, with either base; null for none. */
  pathOf(address: string): string | null {
    const plain = address.replace(/\/+$/, "").replace(/^(\/api){1,2}(?=\/)/, "");
    return this.#paths.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  }

  /** Returns the faults of an answer; none if it is as described. */
  faultsOf({ method, path, status, body }: Observed): string[] {
    const route = this.pathOf(path);
    const operation = route === null ? undefined : this.document.paths[route]?.[method.toLowerCase()];
    if (!operation) {
      if (status < 400) return [`${method} ${path} answered ${status} and is not described`];
      return this.#against("refusal", this.#ofStatus(String(status)), body);
    }
    const name = `${method} ${route} ${status}`;
    const documented = operation.responses[status];
    if (!documented) return [`${name} is not described`];
    const schema = documented.$ref
      ? this.#ofStatus(documented.$ref.split("/").at(-1) ?? "")
      : documented.content?.["application/json"]?.schema;
    return this.#against(name, schema, body);
  }

  /** Returns the faults of a value against a schema of the description. */
  #against(name: string, schema: Record<string, unknown> | undefined, value: unknown): string[] {
    if (!schema) return [`${name} has no schema`];
    const validate = this.validator(name, schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${name}: ${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
    );
  }

  validator(name: string, schema: Record<string, unknown>): ValidateFunction {
    const known = this.#validators.get(name);
    if (known) return known;
    const made = this.#ajv.compile(pointing(closed(schema)));
    this.#validators.set(name, made);
    return made;
  }

  #ofStatus(status: string) {
    return this.document.components.responses[status]?.content["application/json"]?.schema;
  }
}

/** Forbids fields that are not described: clients ignore them, but here they are faults. */
function closed<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    typeof value === "object" && value !== null && "properties" in value && !("additionalProperties" in value)
      ? { ...value, additionalProperties: false }
      : value,
  ) as T;
}

const pointing = <T>(schema: T): T =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? `api${value}` : value,
  ) as T;
