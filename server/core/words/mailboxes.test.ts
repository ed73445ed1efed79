import { expect, test } from "vitest";
import { hasDomain, mailboxOf, spellingsOf, storedAddress } from "./mailboxes.ts";

const JOSE = "jos\u{e9}@example.test";
const BUECHER = "x@b\u{fc}cher.example";
const PUNYCODE = "x@xn--bcher-kva.example";

test.each([
  [JOSE, JOSE.normalize("NFD")],
  [BUECHER, PUNYCODE],
  [BUECHER, BUECHER.normalize("NFD")],
  [BUECHER, "x@B\u{dc}CHER.Example"],
  [PUNYCODE, "x@XN--Bcher-KVA.example"],
  ["x@a.example", "x@\u{ff41}.example"],
])("%s and %s are one mailbox, and each is found by the other", (one, other) => {
  expect(mailboxOf(other)).toBe(mailboxOf(one));
  const inLowerCase = (email: string) => spellingsOf(email).map((spelling) => spelling.toLowerCase());
  expect(inLowerCase(one)).toContain(storedAddress(other).toLowerCase());
  expect(inLowerCase(other)).toContain(storedAddress(one).toLowerCase());
});

test.each(["Ada@Example.test", "ada", "a@1.2", "a@b_c.test", "@", "\u{e9}"])(
  "%s has one spelling, as typed",
  (login) => {
    expect(spellingsOf(login)).toEqual([login]);
    expect(storedAddress(login)).toBe(login);
  },
);

test.each([JOSE, BUECHER, PUNYCODE, "x@B\u{dc}CHER.Example", JOSE.normalize("NFD"), BUECHER.normalize("NFD")])(
  "%s is stored and shown as typed",
  (email) => {
    expect(storedAddress(email)).toBe(email);
  },
);

test("an address that its other spellings do not find is stored in its usual form", () => {
  expect(storedAddress("x@\u{ff41}.example")).toBe("x@a.example");
  expect(storedAddress("e\u{301}\u{e9}@a.example")).toBe("\u{e9}\u{e9}@a.example");
});

test.each(["x@foo.123", "x@xn--a.com", "x@b\u{fc}cher.example/x", "x@b%.com", "x@b^.com", "x@a\u{ff1f}.test"])(
  "%s has no domain that can exist",
  (email) => {
    expect(hasDomain(email)).toBe(false);
  },
);

test.each(["ada@example.test", JOSE, BUECHER, PUNYCODE, "x@b_c.test"])("%s has a domain", (email) => {
  expect(hasDomain(email)).toBe(true);
});
