import { hash, verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { Passwords } from "./passwords.ts";

vi.mock(import("@node-rs/argon2"), { spy: true });

const passwords = new Passwords();
const low = new Passwords("low");

test("space and case of a password count", async () => {
  const hashed = await passwords.hash("  spaced  pass ");
  await expect(passwords.verify(hashed, "  spaced  pass ")).resolves.toBe("current");
  await expect(passwords.verify(hashed, "spaced  pass")).resolves.toBeNull();
});

test("hashes are made by argon2id at the current cost, each with its own salt", async () => {
  const [one, two] = await Promise.all([passwords.hash("the same words"), passwords.hash("the same words")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test("a hash at another cost is outdated", async () => {
  const hashed = await low.hash("the same words");
  await expect(low.verify(hashed, "the same words")).resolves.toBe("current");
  await expect(passwords.verify(hashed, "the same words")).resolves.toBe("outdated");
});

test.each([
  ["in two parts", "p\u{e4}ssword 12", "pa\u{308}ssword 12"],
  ["in full width", "secret 1234", "\u{ff53}ecret 1234"],
  ["with the space of an input method", "one two three", "one\u{3000}two\u{a0}three"],
  ["with a space that no form maps", "one two three", "one\u{1680}two three"],
  ["with a ligature", "fishing boat", "\u{fb01}shing boat"],
])("a password typed %s is the same password", async (_how, one, other) => {
  await expect(low.verify(await low.hash(one), other)).resolves.toBe("current");
  await expect(low.verify(await low.hash(other), one)).resolves.toBe("current");
});

test("a hash of a password as it was typed stays good, and is outdated", async () => {
  const typed = "pa\u{308}ssword 12";
  const old = await hash(typed, { memoryCost: 64, timeCost: 1, parallelism: 1, outputLen: 32 });
  await expect(low.verify(old, typed)).resolves.toBe("outdated");
  await expect(low.verify(old, "pa\u{308}ssword 13")).resolves.toBeNull();
});

test.each(["all ascii", "pa\u{308}ssword 12"])("%j costs as much without an account as a wrong one", async (typed) => {
  const hashed = await low.hash("another password");
  const countOf = async (check: () => Promise<unknown>) => {
    vi.mocked(verify).mockClear();
    await check();
    return vi.mocked(verify).mock.calls.length;
  };
  const known = await countOf(() => low.verify(hashed, typed));
  expect(await countOf(() => low.verifyDummy(typed))).toBe(known);
});

test("an unknown account costs a real check and never matches", async () => {
  await expect(passwords.verifyDummy("anything")).resolves.toBeNull();
});

test("a flood of checks is refused, not queued without end", async () => {
  const small = new Passwords("full", { atOnce: 1, queue: 2, waitMs: 5_000 });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => small.verifyDummy("x")));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  }
});
