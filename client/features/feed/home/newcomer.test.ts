import { beforeEach, expect, test } from "vitest";
import { justJoined } from "#client/features/auth/justJoined.ts";
import { endFirstSteps, hasChosen, isNewcomer, noteChoice } from "./newcomer.ts";

const ada = { id: "7", memberSince: "2024-01-05T12:00:00.000Z" };
const at = (day: number) => Date.parse("2024-01-05T12:00:00.000Z") + day * 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

test("a member is new for two weeks", () => {
  expect(isNewcomer(ada, at(0))).toBe(true);
  expect(isNewcomer(ada, at(14))).toBe(true);
  expect(isNewcomer(ada, at(14.1))).toBe(false);
});

test("a member who dismissed the first steps does not see them again; another member here does", () => {
  endFirstSteps(ada.id);
  expect(isNewcomer(ada, at(1))).toBe(false);
  expect(isNewcomer({ ...ada, id: "8" }, at(1))).toBe(true);
});

test("what a member chose to follow is asked once, of each member", () => {
  expect(hasChosen(ada.id)).toBe(false);
  noteChoice(ada.id);
  expect([hasChosen(ada.id), hasChosen("8")]).toEqual([true, false]);
});

test("whoever has just registered is known in this tab, until the home page has seen it", () => {
  expect(justJoined.read()).toBe(false);
  justJoined.note();
  expect(justJoined.read()).toBe(true);
  justJoined.forget();
  expect(justJoined.read()).toBe(false);
});
