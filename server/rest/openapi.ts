import * as z from "zod";
import { calledBy, failure, idNumber } from "./answers.ts";
import { exampleOf, type Fields, type JsonSchema, JsonSchemas } from "./jsonSchema.ts";
import { type Refusal, REFUSALS, refusalsOf } from "./refusals.ts";
import type { Doc, Route } from "./route.ts";

const INTRODUCTION = `
Every answer is JSON: \`{"success": true, ...}\`, or \`{"success": false, "message": "...", "errors": {...}}\` with a
sentence that can be shown to the member.

Sign in with \`POST /auth/login\` and send the returned token with every call: \`Authorization: Bearer <token>\`.

- All paths are under \`/api\`, and for older clients also at the root of the server. A trailing slash is ignored. At the
  root, a path that is also a screen returns the screen to a browser.
- Bodies are JSON or multipart forms; under \`/auth\` also urlencoded forms. A form sends numbers as text and lists
  separated by commas. Unknown fields in a body or query are ignored.
- \`HEAD\` works wherever \`GET\` does, except for links that change something; \`OPTIONS\` returns the methods of a path.
- Every \`POST\` accepts an \`Idempotency-Key\`: for 24 hours, repeating it with the same key and body returns the same answer
  again, with the header \`Idempotent-Replayed: true\`, and has no further effect.
- Answers must not be cached. \`x-request-id\` identifies a request in the log.
`.trim();

export interface OpenApi {
  openapi: "3.1.1";
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
}

/** Describes the REST API from its table of routes. */
export function describeApi(routes: readonly Route[], publicUrl: string): OpenApi {
  const schemas = new JsonSchemas();
  const refused = schemas.schemaOf(failure);
  const paths: OpenApi["paths"] = {};
  for (const route of routes) {
    const address = route.path.replace(/:(\w+)/g, "{$1}");
    paths[address] = { ...paths[address], [route.method.toLowerCase()]: operation(route, schemas) };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Commonplace", version: "1.0.0", summary: "Where people share ideas.", description: INTRODUCTION },
    servers: [
      { url: `${publicUrl}/api`, description: "The API" },
      { url: publicUrl, description: "The same API for older clients" },
    ],
    security: [{ bearer: [] }],
    tags: headingsOf(routes).map((name) => ({ name })),
    paths,
    components: {
      responses: Object.fromEntries(REFUSALS.map((one) => [one.status, refusal(one, refused, schemas)])),
      schemas: schemas.components,
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: "The token returned by signing in." } },
    },
  };
}

/** The headings in the order in which the description lists them. */
const HEADINGS = [
  "Signing in",
  "Me",
  "Profiles",
  "Friends",
  "Groups",
  "Posts",
  "Comments",
  "Uploads",
  "Drafts",
  "Bookmarks",
  "Search",
  "Explore",
  "Insights",
  "Messages",
  "Notifications",
];

/** Returns every heading of the routes; unlisted ones follow the others. */
function headingsOf(routes: readonly Route[]): string[] {
  const used = new Set(routes.map(({ doc }) => doc.tag));
  return [...new Set([...HEADINGS.filter((name) => used.has(name)), ...used])];
}

function operation(route: Route, schemas: JsonSchemas) {
  const { doc } = route;
  const { status = route.creates ? 201 : 200, answer, details, query = {} } = doc;
  const schema = schemas.ofAnswer({ success: z.literal(true), ...answer });
  const body = requestBody(route, schemas);
  return {
    operationId: operationId(route),
    tags: [doc.tag],
    summary: doc.summary,
    ...(details !== undefined && { description: details }),
    ...(doc.guests && { security: [] }),
    parameters: [
      ...parameters("path", { ...namesIn(route.path), ...doc.path }, schemas),
      ...parameters("query", query, schemas),
      ...(route.method === "POST" ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [status]: { description: status === 201 ? "Created." : "Done.", ...json(schema, schemas) },
      ...Object.fromEntries(refusalsOf(route).map((one) => [one, { $ref: `#/components/responses/${one}` }])),
      ...refusalsWithFacts(doc, schemas),
    },
  };
}

const json = (schema: JsonSchema, { components }: JsonSchemas, example = exampleOf(schema, components)) => ({
  content: { "application/json": { schema, example } },
});

/** `getPostsIdComments` */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return method.toLowerCase() + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  description: "A key generated by the client for this request, so that repeating the request has no further effect.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  example: "5d1f9f0e-2b8c-4a53-9b0e-3c1f7a6d2e41",
};

/** Describes the `:names` of a path: ids and other names of things. */
function namesIn(path: string): Fields {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((one) => [one, /(^|_)id$/.test(one) ? idNumber : calledBy]));
}

function parameters(location: "path" | "query", fields: Fields, schemas: JsonSchemas) {
  const { properties = {}, required = [] } = schemas.ofParameters(fields);
  return Object.entries(properties).map(([one, { description, ...schema }]) => ({
    name: one,
    in: location,
    required: required.includes(one),
    ...(description !== undefined && { description }),
    schema,
    example: exampleOf(schema, schemas.components),
  }));
}

const FILE = { type: "string", contentMediaType: "application/octet-stream" };

function requestBody({ doc, upload, urlencoded }: Route, schemas: JsonSchemas) {
  const { body, example } = doc;
  if (!body && !upload) return null;
  const schema = schemas.ofBody(body ?? z.object({}));
  const files = upload ? [upload.field, ...(upload.also ?? [])] : [];
  const properties = { ...schema.properties, ...Object.fromEntries(files.map((file) => [file, FILE])) };
  return {
    content: {
      ...(body && json(schema, schemas, example).content),
      "multipart/form-data": { schema: { ...schema, properties } },
      ...(urlencoded && { "application/x-www-form-urlencoded": { schema } }),
    },
  };
}

function refusal({ meaning, example, headers = {} }: Refusal, schema: JsonSchema, schemas: JsonSchemas) {
  const described = Object.entries(headers).map(([header, description]) => [
    header,
    { description, schema: { type: "string" } },
  ]);
  return { description: meaning, headers: Object.fromEntries(described), ...json(schema, schemas, example) };
}

/** Describes refusals that contain more fields at this call than at others. */
function refusalsWithFacts({ facts = {} }: Doc, schemas: JsonSchemas) {
  return Object.fromEntries(
    REFUSALS.flatMap((one) => {
      const more = one.code && facts[one.code];
      if (!more) return [];
      const described = Object.entries(more).map(([field, schema]) => [field, z.optional(schema)] as const);
      const schema = schemas.ofAnswer({ ...failure.shape, ...Object.fromEntries(described) });
      return [[one.status, refusal(one, schema, schemas)] as const];
    }),
  );
}
