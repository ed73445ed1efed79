import { describe, expect, test } from "vitest";
import { profileChange } from "#server/features/profiles/profiles.rules";
import { changeOf } from "./profileFields.ts";
import type { ProfileFields } from "./profileFields.ts";

const ada: ProfileFields = {
  name: "Ada Byron",
  username: "ada",
  headline: "",
  bio: "",
  location: "",
  website: "",
  phone: "",
};

/** Returns the errors of the rule for the fields of the form. */
function faultsOf(fields: ProfileFields): Record<string, string> {
  const issues = profileChange.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

describe("a profile", () => {
  test("requires a name and a username", () => {
    expect(faultsOf({ ...ada, name: " ", username: "" })).toEqual({
      name: "Name is required",
      username: "Username is required",
    });
  });

  test("may leave the rest empty", () => {
    expect(faultsOf(ada)).toEqual({});
  });

  test.each(["http://a.example", "https://ada.example/notes?x=1"])("may have the website %s", (website) => {
    expect(faultsOf({ ...ada, website })).toEqual({});
  });

  test.each(["ada.example", "ftp://ada.example", "https://localhost", "javascript:alert(1)", 'https://a.b"onclick="x'])(
    "cannot have the website %s",
    (website) => {
      expect(faultsOf({ ...ada, website })).toEqual({
        website: "Website must be a valid URL starting with http:// or https://",
      });
    },
  );

  test("is sent with its changed fields only", () => {
    expect(changeOf(ada, { ...ada, name: " Ada King ", bio: "Numbers." })).toEqual({
      name: "Ada King",
      bio: "Numbers.",
    });
    expect(changeOf({ ...ada, bio: "Numbers." }, ada)).toEqual({ bio: "" });
    expect(changeOf(ada, { ...ada, name: "Ada Byron " })).toEqual({});
  });
});
