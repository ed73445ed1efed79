import type postgres from "postgres";
import { expect, test } from "vitest";
import { LIMITS } from "#server/core/limits";
import { SharedLimits } from "./limiter.ts";
import { postgresLimits } from "./limitStores.ts";

/** A database that is away, with the one method that the limits use. */
const away = { unsafe: () => Promise.reject(new Error("ECONNREFUSED")) } as unknown as postgres.Sql;

const SECRET = "a secret that is long enough to derive keys from";

test("a member without standing reaches the limit of a day sooner, and others are counted as ever", async () => {
  const limits = new SharedLimits({
    store: postgresLimits(away),
    secret: SECRET,
    hasStanding: (memberId) => Promise.resolve(memberId === 1),
  });
  const lower = LIMITS.messageRequestsWithoutStanding.points;
  for (let i = 0; i < lower; i++) {
    await limits.consume("messageRequestsByMember", 1);
    await limits.consume("messageRequestsByMember", 2);
  }
  await expect(limits.consume("messageRequestsByMember", 2)).rejects.toMatchObject({
    code: "RATE_LIMITED",
    message: "Too many attempts. Please try again in 24 hours.",
  });
  await expect(limits.consume("messageRequestsByMember", 1)).resolves.toBe(lower + 1);
});

test("while the database is away each process counts in its own memory, for each key alone", async () => {
  const limits = new SharedLimits({
    store: postgresLimits(away),
    secret: SECRET,
    hasStanding: () => Promise.resolve(true),
  });
  for (let i = 0; i < LIMITS.loginByAccountAndAddress.points; i++)
    await limits.consume("loginByAccountAndAddress", "ada");
  await expect(limits.consume("loginByAccountAndAddress", "ada")).rejects.toMatchObject({
    code: "RATE_LIMITED",
    message: "Too many attempts. Please try again in 15 minutes.",
  });
  await expect(limits.consume("loginByAccountAndAddress", "bo")).resolves.toBe(1);
  await limits.forget("loginByAccountAndAddress", "ada");
  await expect(limits.consume("loginByAccountAndAddress", "ada")).resolves.toBe(1);
});
