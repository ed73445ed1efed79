import { expect, test } from "vitest";
import { STAFF_ACTS } from "#server/features/staff/staff.acts.rules";
import { SUBJECT_KINDS } from "#server/features/staff/staff.limits.rules";
import { ACTION_NAMES, changesOf, deedOf, subjectName } from "./logWords.ts";

test("an act says in words what it changed, and leaves out what stayed", () => {
  expect(changesOf('{"role":"member","name":"Bo"}', '{"role":"moderator","name":"Bo"}')).toEqual([
    { name: "role", before: "member", after: "moderator" },
  ]);
  expect(changesOf(null, '{"outcome":"warn","memberId":7,"rule":"no-spam","until":null}')).toEqual([
    { name: "rule", before: null, after: "no-spam" },
  ]);
  expect(changesOf('{"settings":{"open":true,"places":["a","b"]}}', '{"settings":{"open":false}}')).toEqual([
    { name: "open", before: "yes", after: "no" },
    { name: "places", before: "a, b", after: null },
  ]);
  expect(changesOf("not json", undefined)).toEqual([{ name: "value", before: "not json", after: null }]);
});

test("an act that the client does not know yet still has words", () => {
  expect(deedOf("moderation.hide", false)).toBe("hid");
  expect(deedOf("role.set", true)).toBe("undid: changed the role of");
  expect(deedOf("settings.logo_set", false)).toBe("did settings logo set to");
});

test("every act that the server writes has words, and nothing else has", () => {
  expect(ACTION_NAMES.map(({ value }) => value).toSorted()).toEqual([...STAFF_ACTS].toSorted());
  for (const action of STAFF_ACTS) expect(deedOf(action, false)).not.toContain("did ");
});

test("a thing has its name, its first words, or at least its kind", () => {
  expect(subjectName({ kind: "MEMBER", id: "2", name: "Bo Dahl", handle: "bo" })).toBe("Bo Dahl (@bo)");
  expect(subjectName({ kind: "POST", id: "7", name: "A library of things" })).toBe("the post “A library of things”");
  expect(subjectName({ kind: "GROUP", id: "3", name: "Bicycles", handle: "bicycles" })).toBe("the group “Bicycles”");
  expect(subjectName({ kind: "MEMBER", id: "2", deleted: true })).toBe("member 2, deleted");
  expect(subjectName({ kind: "POST", id: "7" })).toBe("post 7");
  expect(subjectName({ kind: "COMMUNITY", id: "1" })).toBe("the community");
  for (const kind of SUBJECT_KINDS.filter((one) => one !== "community"))
    expect(subjectName({ kind: kind.toUpperCase() as "POST", id: "7" })).toBe(`${kind} 7`);
});
