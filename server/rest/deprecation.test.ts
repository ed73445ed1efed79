import { expect, test } from "vitest";
import type { Route } from "./route.ts";
import { describeApi } from "#server/rest/description/openapi";
import { announce } from "#server/rest/serving/preference";
import { deprecationHeaders } from "./deprecation.ts";

const OLD = { since: "2026-03-01", sunset: "2026-09-01", use: "listComments" };

const route = (deprecated?: typeof OLD): Route => ({
  method: "GET",
  path: "/old",
  doc: {
    name: "listOld",
    tag: "Posts",
    summary: "List old things",
    details: "Lists what is old.",
    answer: {},
    ...(deprecated && { deprecated }),
  },
  handle: () => Promise.resolve({ body: {} }),
});

/** Returns the headers that the answers of a route have. */
function headersOf(one: Route): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  const res = { setHeader: (name: string, value: unknown) => void (headers[name] = value) };
  announce(one, {}, res);
  return headers;
}

test("every answer of a deprecated call says since when, and when the call ends", () => {
  expect(headersOf(route(OLD))).toEqual({ Deprecation: "@1772323200", Sunset: "Tue, 01 Sep 2026 00:00:00 GMT" });
  expect(headersOf(route())).toEqual({});
});

test("the description says it too, with what to use instead", () => {
  const { paths } = describeApi([route(OLD)], "http://localhost");
  expect(paths["/old"]?.["get"]).toMatchObject({
    deprecated: true,
    description: expect.stringMatching(/Lists what is old\.\s+Deprecated since 2026-03-01: use `listComments` instead/),
  });
  expect(describeApi([route()], "http://localhost").paths["/old"]?.["get"]).not.toHaveProperty("deprecated");
});

test("a call works for 180 days after it is deprecated", () => {
  expect(() => deprecationHeaders({ ...OLD, sunset: "2026-08-27" })).toThrow("180 days");
  expect(() => deprecationHeaders({ ...OLD, sunset: "some day" })).toThrow("180 days");
  expect(deprecationHeaders({ ...OLD, sunset: "2026-08-28" })).toHaveProperty("Sunset");
  expect(() => describeApi([route({ ...OLD, sunset: "2026-04-01" })], "http://localhost")).toThrow("180 days");
});
