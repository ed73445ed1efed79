import { expect, test } from "vitest";
import { DomainError } from "#server/core/errors";
import { check } from "#server/core/validation";
import { credentials, email, registration, username } from "./auth.rules.ts";

const GOOD = {
  name: "Ada Lovelace",
  email: "ada@example.test",
  username: "ada.l",
  password: "Corr3ct-horse",
  passwordConfirmation: "Corr3ct-horse",
};

/** Returns the fields for which a registration is refused. */
function faults(change: object): Record<string, string[]> | undefined {
  try {
    check(registration, { ...GOOD, ...change });
    return {};
  } catch (error) {
    return error instanceof DomainError ? error.fields : undefined;
  }
}

test("a valid registration passes, without fields that it does not need", () => {
  expect(check(registration, { ...GOOD, id: 1, role: "admin" })).toEqual(GOOD);
});

test.each(["ada", "A1", "a.b-c_d", "x".repeat(30), "edit", "EDIT", "toString", "__proto__", "ai-insights"])(
  "%s is judged by the rule for usernames",
  (name) => {
    expect(username.safeParse(name).success).toBe(["ada", "a.b-c_d", "x".repeat(30)].includes(name));
  },
);

test.each([
  ".a1",
  "a1.",
  "-ab",
  "a b",
  "a/b",
  "<b>x",
  "usér",
  "user😀",
  "paypaI\u200b",
  "ﬁona",
  "a\0b",
  "x".repeat(31),
])("%j is no username", (name) => {
  expect(faults({ username: name })).toHaveProperty("username");
});

test.each([
  "a@",
  "a@b",
  "a b@c.de",
  "a@e.test\r\nBcc: b@e.test",
  "<a@e.test>",
  "a@e.test,b@e.test",
  "a\0@e.test",
  "a@e..test",
  "a\u200b@e.test",
  "\ud800@e.test",
  `${"a".repeat(250)}@e.test`,
])("%j is no address", (address) => {
  expect(faults({ email: address })).toHaveProperty("email");
});

test("an address keeps its case and loses the space around it", () => {
  expect(email.parse("  Ada+ideas@Example.test ")).toBe("Ada+ideas@Example.test");
});

test("a password has 8 to 128 characters, counted as people count, and is never trimmed", () => {
  const same = (password: string) => ({ password, passwordConfirmation: password });
  expect(faults(same("1234567"))).toEqual({ password: ["Password must be at least 8 characters"] });
  expect(faults(same("😀".repeat(7)))).toHaveProperty("password");
  expect(faults(same("😀".repeat(128)))).toEqual({});
  expect(faults(same("p".repeat(129)))).toHaveProperty("password");
  expect(faults(same("nul\0nul\0nul"))).toHaveProperty("password");
  expect(check(registration, { ...GOOD, ...same("  spaced  pass ") }).password).toBe("  spaced  pass ");
});

test("the length of a password is that of its one form, and so is the comparison with its confirmation", () => {
  const same = (password: string) => ({ password, passwordConfirmation: password });
  expect(faults(same("a\u{308}".repeat(7)))).toEqual({ password: ["Password must be at least 8 characters"] });
  expect(faults(same("a\u{308}".repeat(128)))).toEqual({});
  expect(faults(same("\u{fdfa}".repeat(8)))).toEqual({ password: ["Password can have at most 128 characters"] });
  expect(faults(same("\u{301}".repeat(100_000)))).toEqual({ password: ["Password can have at most 128 characters"] });
  expect(faults({ password: "p\u{e4}ssword", passwordConfirmation: "pa\u{308}ssword" })).toEqual({});
});

test("two passwords that differ are reported once", () => {
  expect(faults({ passwordConfirmation: "other" })).toEqual({ passwordConfirmation: ["Passwords do not match"] });
  expect(faults({ passwordConfirmation: undefined })).toEqual({ passwordConfirmation: ["Passwords do not match"] });
});

test("every missing field is reported", () => {
  const everything = Object.fromEntries(Object.keys(GOOD).map((name) => [name, undefined]));
  expect(Object.keys(faults(everything) ?? {})).toEqual(Object.keys(GOOD));
});

test.each([
  { login: { $ne: null }, password: { $ne: null } },
  { login: 1, password: true },
  {},
  { login: " ", password: "" },
])("%j is no sign-in", (input) => {
  expect(() => check(credentials, input)).toThrow(expect.objectContaining({ code: "BAD_USER_INPUT" }));
});
