import { expect, test } from "vitest";
import { presentError, withoutSecrets } from "./logger.ts";

test("secrets are hidden by their names, at any depth", () => {
  const entry = {
    route: "/auth/login",
    body: { login: "ada", password: "pw", passwordConfirmation: "pw", email: "a@b.example" },
    headers: [{ authorization: "Bearer x", Cookie: "c" }],
    link: { signature: "s", hash: "h", reset_token: "t" },
  };
  const text = JSON.stringify(withoutSecrets(entry));
  expect(text).not.toMatch(/"pw"|a@b|Bearer|"c"|"s"|"h"|"t"/);
  expect(text).toContain('"login":"ada"');
});

test("an error is logged without the values of its statement", () => {
  const cause = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(a@b.example)" });
  const error = new Error('Failed query: insert into "users"\nparams: ada,a@b.example,$argon2id', { cause });
  const text = JSON.stringify(presentError(error));
  expect(text).toContain("Failed query");
  expect(text).toContain("23505");
  expect(text).not.toMatch(/a@b|argon2/);
});

test("an entry that contains itself ends somewhere", () => {
  const entry: Record<string, unknown> = { name: "ring" };
  entry["self"] = entry;
  expect(JSON.stringify(withoutSecrets(entry))).toContain("{…}");
});
