import { GraphQLError } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { DomainError, type ErrorCode, invalid } from "#server/core/errors";
import { CODE, formatError } from "./errors.ts";

const codes = Object.keys(CODE) as ErrorCode[];

function formatted(originalError: Error, suggest = true) {
  const onBug = vi.fn();
  const error = new GraphQLError(originalError.message, { originalError, path: ["feed"] });
  return { ...formatError(error, error, { requestId: "request-1", suggest, onBug }), onBug };
}

describe("the error that a client receives", () => {
  test.each(codes)("%s keeps its code and its message", (code) => {
    const answer = formatted(new DomainError(code, "Told to the member"));
    expect(answer).toMatchObject({ message: "Told to the member", path: ["feed"], extensions: { code } });
    expect(answer.onBug).not.toHaveBeenCalled();
  });

  test("validation names the fields, and a limit says when to try again", () => {
    expect(formatted(invalid({ firstName: ["Too long"] })).extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { firstName: ["Too long"] },
    });
    expect(formatted(new DomainError("RATE_LIMITED", "Slow down", { retryAfter: 7.2 })).extensions).toEqual({
      code: "RATE_LIMITED",
      retryAfter: 8,
    });
  });

  test("a bug is reported by its request id, and logged", () => {
    const answer = formatted(new Error("db password=hunter2 at /srv/x.ts"));
    expect(answer.message).toBe("Something went wrong. Please try again.");
    expect(answer.extensions).toEqual({ code: "INTERNAL_SERVER_ERROR", requestId: "request-1" });
    expect(JSON.stringify(answer)).not.toContain("hunter2");
    expect(answer.onBug).toHaveBeenCalledOnce();
  });

  test("a closed explorer suggests no names", () => {
    const message = 'Cannot query field "feeed" on type "Query". Did you mean "feed"?';
    const error = new GraphQLError(message, { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });
    const reporting = { requestId: "request-1", onBug: vi.fn() };
    expect(formatError(error, error, { ...reporting, suggest: true }).message).toBe(message);
    expect(formatError(error, error, { ...reporting, suggest: false }).message).toBe(
      'Cannot query field "feeed" on type "Query".',
    );
  });
});
