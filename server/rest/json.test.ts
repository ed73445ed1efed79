import { expect, test } from "vitest";
import { share } from "#server/cache/renderedOnce";
import { toJson } from "./json.ts";

test.each([
  {},
  { success: true, none: undefined, nothing: null, 'a "name"': "a \u2028 text" },
  { list: [], of: [1, undefined, null, { a: undefined, b: [undefined] }] },
  { posts: [share({ id: 1, tags: ["a"] }), { id: 2 }, undefined], at: new Date(0), hasMore: false },
])("a body is converted as by JSON.stringify: %j", (body) => {
  for (let i = 0; i < 2; i++) expect(toJson(body)).toBe(JSON.stringify(body));
});
