import { expect, test } from "vitest";
import { members } from "#server/demo/content/members";
import { Passwords } from "#server/platform/secrets/passwords";
import { demoLogins, PASSWORD } from "./logins.ts";
import { makeStaff } from "./staff.ts";

test("a moderator and an admin of the demo community have passwords that nobody can know", async () => {
  const [first, second] = await Promise.all([makeStaff(), makeStaff()]);
  expect(first.map(({ role }) => role).toSorted()).toEqual(["admin", "moderator"]);
  const names = first.map(({ username }) => username);
  expect(members.filter(({ username }) => names.includes(username))).toHaveLength(2);
  // The logins that are printed at every start are those of members without a role.
  expect(demoLogins.filter(({ login }) => names.includes(login))).toEqual([]);
  const passwords = [...first, ...second].map(({ password }) => password);
  expect(new Set(passwords).size).toBe(4);
  expect(passwords.every((password) => password.length >= 16)).toBe(true);
  for (const { password, passwordHash } of first) {
    expect(await new Passwords().verify(passwordHash, password)).toBe("current");
    expect(await new Passwords().verify(passwordHash, PASSWORD)).toBeNull();
  }
});
