import { describe, expect, test } from "vitest";
import { DomainError, invalid, notFound, refusal, unauthenticated, unavailable } from "#server/core/errors";
import { STATUS, toFailure, TransportError } from "./errors.ts";

describe("the answer to a failure", () => {
  test.each(Object.entries(STATUS))("%s has the status %i and no detail", (code, status) => {
    const answer = toFailure(new DomainError(code as keyof typeof STATUS, "Told to the member"), "id");
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ success: false, code, message: "Told to the member" });
  });

  test("validation names the fields in snake case, and the message is the first of them", () => {
    const answer = toFailure(invalid({ passwordConfirmation: ["Passwords do not match"] }), "id");
    expect(answer.body).toEqual({
      success: false,
      code: "BAD_USER_INPUT",
      message: "Passwords do not match",
      errors: { password_confirmation: ["Passwords do not match"] },
    });
  });

  test("a missing sign-in requires a bearer token, a dead one is named; a busy service says when to try again", () => {
    const none = refusal("SIGN_IN_NEEDED", "Please log in");
    expect(toFailure(none, "id").headers).toEqual({ "WWW-Authenticate": "Bearer" });
    expect(toFailure(unauthenticated(), "id").headers).toEqual({ "WWW-Authenticate": 'Bearer error="invalid_token"' });
    expect(toFailure(unavailable("Busy", 1.2), "id").headers).toEqual({ "Retry-After": "2" });
    expect(toFailure(notFound(), "id").headers).toEqual({});
  });

  test("a parser's error keeps its status and loses its message", () => {
    const parserError = Object.assign(new Error('Unexpected token "p", "password=x" is not JSON'), { status: 400 });
    expect(toFailure(parserError, "id")).toMatchObject({ status: 400, bug: false, body: { success: false } });
    expect(JSON.stringify(toFailure(parserError, "id"))).not.toContain("password");
  });

  test("a refusal of the transport keeps its headers", () => {
    expect(toFailure(new TransportError(405, "No", { Allow: "GET" }), "id")).toMatchObject({
      status: 405,
      headers: { Allow: "GET" },
    });
  });

  test("a bug is answered with the request id and nothing else", () => {
    const answer = toFailure(new Error("db password=hunter2"), "request-1");
    expect(answer).toMatchObject({ status: 500, bug: true });
    expect(answer.body).toEqual({
      success: false,
      code: "INTERNAL_SERVER_ERROR",
      message: "Something went wrong. Please try again.",
      request_id: "request-1",
    });
  });
});
