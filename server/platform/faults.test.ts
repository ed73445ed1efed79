import { expect, test } from "vitest";
import { refusal } from "#server/core/errors";
import { toDomainError } from "./faults.ts";

const withCode = (code: string) => Object.assign(new Error("detail that nobody may see"), { code });

test.each(["57014", "55P03", "53300", "40001", "08006", "ECONNREFUSED", "CONNECTION_CLOSED"])(
  "a database that answers %s is unavailable, without detail",
  (code) => {
    const translated = toDomainError(new Error("Failed query: select secret", { cause: withCode(code) }));
    expect(translated).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 1 });
    expect(translated?.message).not.toMatch(/detail|select/);
  },
);

test("a row that refers to a row deleted in the same moment is a domain error", () => {
  expect(toDomainError(withCode("23503"))).toMatchObject({ code: "NOT_FOUND" });
});

test("a domain error is found inside the error that carries it", () => {
  const thrown = refusal("ALREADY_FRIENDS", "Already friends");
  expect(toDomainError(Object.assign(new Error("wrapped"), { originalError: thrown }))).toBe(thrown);
});

test("a connection refused on every address is unavailable", () => {
  expect(toDomainError(new AggregateError([withCode("ECONNREFUSED")]))?.code).toBe("SERVICE_UNAVAILABLE");
});

test("a bug stays unknown", () => {
  expect(toDomainError(new TypeError("x is undefined"))).toBeNull();
  expect(toDomainError(withCode("42P01"))).toBeNull();
  expect(toDomainError("text")).toBeNull();
});

test.each(["22P02", "22003", "22007", "22008", "22009", "2201X", "22021", "22P05"])(
  "a value that PostgreSQL refuses with %s is the client's fault",
  (code) => {
    const translated = toDomainError(new Error("Failed query: select secret", { cause: withCode(code) }));
    expect(translated).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(translated?.message).toMatch(/^This contains (a value|characters) that cannot be stored\.$/);
  },
);
