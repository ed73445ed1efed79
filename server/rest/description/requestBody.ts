import * as z from "zod";
import { exampleOf, type JsonSchema, type JsonSchemas } from "#server/rest/jsonSchema";
import type { Route } from "#server/rest/route";

/** Generators of clients take the format for a file; the media type is that of JSON Schema 2020-12. */
const FILE = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };

/**
 * Describes the body of a call; null if it has none. Where a file is possible, the form comes first, because generators
 * and readers take the first type; where one is required, there is no other.
 */
export function requestBody({ doc, upload, urlencoded }: Route, schemas: JsonSchemas) {
  const { body, example } = doc;
  if (!body && !upload) return null;
  const schema = schemas.ofBody(body ?? z.object({}));
  const json = body && { "application/json": { schema, example: example ?? exampleOf(schema, schemas.components) } };
  const form = { "multipart/form-data": { schema: withFiles(schema, upload) } };
  return {
    ...((upload || schema.required?.length) && { required: true }),
    content: {
      ...(upload ? form : json),
      ...(upload ? !upload.isRequired && json : form),
      ...(urlencoded && { "application/x-www-form-urlencoded": { schema } }),
    },
  };
}

function withFiles(schema: JsonSchema, upload: Route["upload"]): JsonSchema {
  if (!upload) return schema;
  const files = Object.entries(upload.about).map(([field, description]) => [field, { ...FILE, description }]);
  const required = [...(schema.required ?? []), ...(upload.isRequired ? [upload.field] : [])];
  return {
    ...schema,
    properties: { ...Object.fromEntries(files), ...schema.properties },
    ...(required.length > 0 && { required }),
  };
}
