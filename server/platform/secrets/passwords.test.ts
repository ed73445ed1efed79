import { expect, test } from "vitest";
import { Passwords } from "./passwords.ts";

const passwords = new Passwords();

test("a password is verified exactly as it was typed", async () => {
  const hashed = await passwords.hash("  spaced  pass ");
  await expect(passwords.verify(hashed, "  spaced  pass ")).resolves.toBe(true);
  await expect(passwords.verify(hashed, "spaced  pass")).resolves.toBe(false);
});

test("hashes are made by argon2id at the current cost, each with its own salt", async () => {
  const [one, two] = await Promise.all([passwords.hash("the same words"), passwords.hash("the same words")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(passwords.isOutdated(one)).toBe(false);
  expect(passwords.isOutdated("$argon2id$v=19$m=4096,t=2,p=1$c2FsdA$aGFzaA")).toBe(true);
});

test("the low cost of tests is another cost: its hashes count as outdated at full cost", async () => {
  const low = new Passwords("low");
  const hashed = await low.hash("the same words");
  expect([low.isOutdated(hashed), passwords.isOutdated(hashed)]).toEqual([false, true]);
  await expect(passwords.verify(hashed, "the same words")).resolves.toBe(true);
  await expect(low.verifyDummy("anything")).resolves.toBe(false);
});

test("an unknown account costs a real check and never matches", async () => {
  await expect(passwords.verifyDummy("anything")).resolves.toBe(false);
});

test("a flood of checks is refused, not queued without end", async () => {
  const small = new Passwords("full", { atOnce: 1, queue: 2, waitMs: 5_000 });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => small.verifyDummy("x")));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  }
});
