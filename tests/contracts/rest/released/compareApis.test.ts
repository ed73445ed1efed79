import { describe, expect, test } from "vitest";
import { namedBreaks, unnamed } from "#tests/contracts/changelog";
import { compareApis } from "./compareApis.ts";
import type { Api, Operation, Schema } from "./document.ts";

const post: Schema = {
  type: "object",
  properties: {
    id: { type: "integer" },
    title: { type: ["string", "null"] },
    visibility: { type: "string", enum: ["public", "bonds"] },
    replies: { type: "array", items: { $ref: "#/components/schemas/Post" } },
    figures: { type: "object", additionalProperties: { type: "integer" } },
    author: { anyOf: [{ $ref: "#/components/schemas/Author" }, { type: "null" }] },
  },
  required: ["id", "title"],
};
const author: Schema = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };

interface Changes {
  post?: Partial<Schema>;
  author?: Partial<Schema>;
  operation?: Partial<Operation>;
  body?: Partial<Schema>;
  refusal?: Partial<Schema>;
}

function api(changes: Changes = {}): Api {
  const answer = { type: "object", properties: { post: { $ref: "#/components/schemas/Post" } }, required: ["post"] };
  const body: Schema = {
    type: "object",
    properties: { content: { type: "string", maxLength: 100 }, size: { type: "number" }, kind: { enum: ["a", "b"] } },
    required: ["content"],
    ...changes.body,
  };
  const operation: Operation = {
    security: [],
    parameters: [{ name: "page", in: "query", schema: { type: "integer", maximum: 9 } }],
    requestBody: { content: { "application/json": { schema: body } } },
    responses: {
      200: { content: { "application/json": { schema: answer } } },
      404: { $ref: "#/components/responses/404" },
    },
    ...changes.operation,
  };
  const refusal = { type: "object", properties: { message: { type: "string" } }, ...changes.refusal };
  return {
    paths: { "/posts/{id}": { put: operation } },
    components: {
      schemas: { Post: { ...post, ...changes.post }, Author: { ...author, ...changes.author } },
      responses: { 404: { content: { "application/json": { schema: refusal } } } },
    },
  };
}

const findings = (changes: Changes) => compareApis(api(), api(changes));
const properties = (own: Record<string, Schema>, of: Schema = post) => ({ properties: { ...of.properties, ...own } });
const { title: _title, ...untitled } = post.properties ?? {};

test("the same API breaks nobody, nor do more fields, values and types that clients may send", () => {
  expect(compareApis(api(), api())).toEqual([]);
  expect(findings({ post: properties({ more: { type: "string" } }) })).toEqual([]);
  expect(
    findings({ post: properties({ visibility: { enum: ["public", "bonds", "group"], type: "string" } }) }),
  ).toEqual([]);
  const wider = { content: { type: ["string", "null"], maxLength: 200 }, size: { type: "number" }, kind: {} };
  expect(findings({ body: { properties: wider, required: [] } })).toEqual([]);
});

test("addresses of one script may become those of every script, and not the other way", () => {
  const mail = (format: string) => api({ body: { properties: { email: { type: "string", format } } } });
  expect(compareApis(mail("email"), mail("idn-email"))).toEqual([]);
  expect(compareApis(mail("idn-email"), mail("email"))).toEqual(["PUT /posts/{id} body email has a tighter format"]);
});

test("a path, a method, a status or a type of body that is gone is found", () => {
  const none: Api = { ...api(), paths: {} };
  expect(compareApis(api(), none)).toEqual(["/posts/{id} is gone"]);
  expect(compareApis(api(), { ...none, paths: { "/posts/{id}": {} } })).toEqual(["PUT /posts/{id} is gone"]);
  expect(findings({ operation: { responses: { 404: { $ref: "#/components/responses/404" } } } })).toEqual([
    "PUT /posts/{id} 200 is gone",
  ]);
  const form = { content: { "multipart/form-data": { schema: {} } } };
  expect(findings({ operation: { requestBody: form } })).toEqual(["PUT /posts/{id} application/json is gone"]);
});

describe("an answer", () => {
  const at = "PUT /posts/{id} 200 post";
  test.each<[string, Changes, string[]]>([
    ["a field that is gone", { post: { properties: untitled, required: ["id"] } }, [`${at}.title is gone`]],
    ["a field that can be missing", { post: { required: ["id"] } }, [`${at}.title can be missing`]],
    [
      "a type that clients do not know",
      { post: properties({ id: { type: ["integer", "null"] } }) },
      [`${at}.id can be null`],
    ],
    ["a wider number", { post: properties({ id: { type: "number" } }) }, [`${at}.id can be number`]],
    [
      "a value that is gone",
      { post: properties({ visibility: { type: "string", enum: ["public"] } }) },
      [`${at}.visibility "bonds" is gone`],
    ],
    ["a change inside of a component", { author: { properties: {}, required: [] } }, [`${at}.author.name is gone`]],
    [
      "a change of a list",
      { post: properties({ replies: { type: "array", items: { type: "string" } } }) },
      [`${at}.replies[] can be string`],
    ],
    [
      "a change of a record",
      { post: properties({ figures: { type: "object", additionalProperties: { type: "string" } } }) },
      [`${at}.figures{} can be string`],
    ],
    ["a change of a refusal", { refusal: { properties: {} } }, ["PUT /posts/{id} 404 message is gone"]],
  ])("with %s is found", (_name, changes, expected) => expect(findings(changes)).toEqual(expected));
});

describe("a request", () => {
  const at = "PUT /posts/{id}";
  const body = (own: Record<string, Schema>) => ({
    body: properties(own, {
      properties: { content: { type: "string", maxLength: 100 }, size: { type: "number" }, kind: { enum: ["a", "b"] } },
    }),
  });
  test.each<[string, Changes, string[]]>([
    ["a field that is required now", { body: { required: ["content", "size"] } }, [`${at} body size is required`]],
    ["a narrower type", body({ size: { type: "integer" } }), [`${at} body size cannot be number any more`]],
    [
      "a tighter bound",
      body({ content: { type: "string", maxLength: 50 } }),
      [`${at} body content has a tighter maxLength`],
    ],
    [
      "a new list of values",
      body({ content: { type: "string", enum: ["x"] } }),
      [`${at} body content is one of several values`],
    ],
    ["a value that is gone", body({ kind: { enum: ["a"] } }), [`${at} body kind "b" is gone`]],
    ["no guests any more", { operation: { security: [{ bearer: [] }] } }, [`${at} is not for guests any more`]],
    ["a parameter that is gone", { operation: { parameters: [] } }, [`${at} ?page is gone`]],
    [
      "a parameter that is required now",
      {
        operation: {
          parameters: [{ name: "page", in: "query", required: true, schema: { type: "integer", maximum: 9 } }],
        },
      },
      [`${at} ?page is required`],
    ],
  ])("with %s is found", (_name, changes, expected) => expect(findings(changes)).toEqual(expected));
});

test("a break stands in the changelog under the next version, word for word", () => {
  const changelog = [
    "# Changelog",
    "## 1.0.0 (unreleased)",
    "- Posts have titles.",
    "- BREAKING: GET /posts/{id} 200 post.title is gone: read `heading`.",
    "## 0.9.0",
    "- BREAKING: GET /old is gone",
  ].join("\n");
  expect(namedBreaks(changelog)).toEqual(["GET /posts/{id} 200 post.title is gone: read `heading`."]);
  expect(namedBreaks("# Changelog\n## 0.9.0\n- BREAKING: GET /old is gone\n")).toEqual([]);
  expect(unnamed(["GET /posts/{id} 200 post.title is gone", "GET /old is gone"], namedBreaks(changelog))).toEqual([
    "GET /old is gone",
  ]);
});
