import { expect, test } from "vitest";
import { isAddress, messageOf, parseMailbox, UndeliverableError } from "./mail.ts";

const FROM = { name: "Commonplace", address: "no-reply@ideas.example" };
const mailTo = (to: string) => ({ to, subject: "Hello", html: "<p>Hello</p>", text: "Hello" });

test.each(["ada@example.test", "zoë@beispiel.example", "a+b@localhost"])("%s is one plain address", (address) => {
  expect(isAddress(address)).toBe(true);
});

test.each([
  "ada",
  "ada@",
  "@example.test",
  "ada@example.test, bo@example.test",
  "ada@example.test;bo@example.test",
  "ada@example.test\r\nBcc: bo@example.test",
  "Ada <ada@example.test>",
  '"ada@evil.test x"@example.test',
  "group: ada@example.test",
  "ada@bo@example.test",
  `${"a".repeat(250)}@example.test`,
])("%j is not, and no mail goes there", (address) => {
  expect(isAddress(address)).toBe(false);
  expect(() => messageOf(mailTo(address), FROM)).toThrow(UndeliverableError);
});

test("a sender is an address, or a name with an address", () => {
  expect(parseMailbox("no-reply@ideas.example")).toEqual({ name: "", address: "no-reply@ideas.example" });
  expect(parseMailbox("Our Ideas <hello@ideas.example>")).toEqual({
    name: "Our Ideas",
    address: "hello@ideas.example",
  });
  for (const text of ["", "Ideas", "Ideas <hello>", "a@b.example, c@d.example", "Ideas\r\nBcc: x <a@b.example>"])
    expect(parseMailbox(text)).toBeUndefined();
});
