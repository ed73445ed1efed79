import { GraphQLError } from "graphql";
import { describe, expect, test } from "vitest";
import { DomainError, type ErrorCode, invalid } from "#server/core/errors";
import { CODE, formatError } from "#server/graphql/errors";
import { STATUS, toFailure } from "#server/rest/errors";

/** The status that the contract promises for each code. */
const CONTRACT: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 422,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  QUERY_TOO_COMPLEX: 400,
  SERVICE_UNAVAILABLE: 503,
};
const codes = Object.keys(CONTRACT) as ErrorCode[];

const reporting = (bugs: unknown[] = []) => ({
  requestId: "request-7",
  suggest: true,
  onBug: (error: unknown) => void bugs.push(error),
});
const overGraphQL = (error: Error, bugs: unknown[] = []) => {
  const wrapped = new GraphQLError(error.message, { originalError: error, path: ["createPost"] });
  return formatError(wrapped, error, reporting(bugs));
};

test("both faces translate the same codes, and no others", () => {
  expect(Object.keys(STATUS).toSorted()).toEqual([...codes].toSorted());
  expect(Object.keys(CODE).toSorted()).toEqual([...codes].toSorted());
});

describe.each(codes)("%s", (code) => {
  test("has the same message on both faces and reveals nothing else", () => {
    const error = new DomainError(code, "Words for a member");
    const rest = toFailure(error, "request-7");
    expect(rest).toMatchObject({ status: CONTRACT[code], bug: false });
    expect(rest.body).toEqual({ success: false, code, message: "Words for a member" });

    const bugs: unknown[] = [];
    const graphql = overGraphQL(error, bugs);
    expect(graphql).toMatchObject({ message: "Words for a member", path: ["createPost"], extensions: { code } });
    expect(graphql.extensions).not.toHaveProperty("stacktrace");
    expect(bugs).toEqual([]);
  });

  test("contains the seconds to wait, where that makes sense", () => {
    const error = new DomainError(code, "Later", { retryAfter: 1.4 });
    const { headers } = toFailure(error, "request-7");
    expect(headers["Retry-After"]).toBe("2");
    expect(overGraphQL(error).extensions).toMatchObject({ retryAfter: 2 });
  });
});

test("validation names the same fields on both faces, each in its own case", () => {
  const error = invalid({ passwordConfirmation: ["Passwords do not match"], name: ["Name is required"] });
  expect(toFailure(error, "id").body).toEqual({
    success: false,
    code: "BAD_USER_INPUT",
    message: "Passwords do not match",
    errors: { password_confirmation: ["Passwords do not match"], name: ["Name is required"] },
  });
  expect(overGraphQL(error)).toMatchObject({
    message: "Passwords do not match",
    extensions: { fields: { passwordConfirmation: ["Passwords do not match"], name: ["Name is required"] } },
  });
});

test("a bug is answered with its request id alone, and is logged once on either face", () => {
  const bug = new Error("select * from users where password_hash = 'hunter2'");
  const rest = toFailure(bug, "request-7");
  expect(rest).toMatchObject({ status: 500, bug: true, body: { success: false, request_id: "request-7" } });
  const bugs: unknown[] = [];
  const graphql = overGraphQL(bug, bugs);
  expect(graphql.extensions).toEqual({ code: "INTERNAL_SERVER_ERROR", requestId: "request-7" });
  expect(bugs).toEqual([bug]);
  expect(JSON.stringify([rest.body, graphql])).not.toMatch(/hunter2|select|users/);
});
