import { expect, test } from "vitest";
import { authorizationIn } from "./connectionParams.ts";

test.each([
  [{ authorization: "Bearer abc" }],
  [{ Authorization: "Bearer abc" }],
  [{ AUTHORIZATION: "abc" }],
  [{ authorization: null, headers: { Authorization: "abc" } }],
  [{ Headers: { authorization: "Bearer abc" } }],
])("a token is found in %j", (params) => {
  expect(authorizationIn(params)).toBe("Bearer abc");
});

test.each([[undefined], [{}], [{ authorization: null }], [{ headers: "Bearer abc" }], [{ headers: null }]])(
  "there is none in %j",
  (params) => {
    expect(authorizationIn(params)).toBeUndefined();
  },
);

test("another scheme stays what it is", () => {
  expect(authorizationIn({ authorization: "Basic abc" })).toBe("Basic abc");
});
