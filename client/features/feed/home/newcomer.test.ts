import { beforeEach, expect, test } from "vitest";
import { endFirstSteps, isNewcomer } from "./newcomer.ts";

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
