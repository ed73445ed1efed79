import { expect, test } from "vitest";
import { invalid, refusal } from "#server/core/errors";
import { toFailure, TransportError } from "./errors.ts";
import { toProblem, wantsProblem } from "./problem.ts";

const problemOf = (error: Error) => toProblem(toFailure(error, "request-7"), "https://commonplace.example");

test("a reason has a type at which people can read of it, and what it means as its title", () => {
  const { status, headers, body } = problemOf(refusal("ALREADY_SENT", "You have sent this already."));
  expect([status, headers["Content-Type"]]).toEqual([409, "application/problem+json"]);
  expect(body).toEqual({
    type: "https://commonplace.example/api#ALREADY_SENT",
    title: "The viewer has sent this request already, and it waits.",
    status: 409,
    detail: "You have sent this already.",
    code: "CONFLICT",
    reason: "ALREADY_SENT",
  });
});

test("a failure without a reason is of the type of its code; fields, headers and the request id stay", () => {
  expect(problemOf(invalid({ newName: ["Too long"] })).body).toEqual({
    type: "https://commonplace.example/api#BAD_USER_INPUT",
    title: "Unprocessable Entity",
    status: 422,
    detail: "Too long",
    code: "BAD_USER_INPUT",
    errors: { new_name: ["Too long"] },
  });
  expect(problemOf(new TransportError(405, "No", { Allow: "GET" })).headers).toMatchObject({ Allow: "GET" });
  expect(problemOf(new Error("a bug")).body).toMatchObject({ status: 500, request_id: "request-7" });
});

test.each([
  ["application/problem+json", true],
  ["application/json, application/problem+json;q=0.9", true],
  ["application/json", false],
  [undefined, false],
])("a client that accepts %s gets problems: %s", (accept, gets) => {
  expect(wantsProblem(accept)).toBe(gets);
});
