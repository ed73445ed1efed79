import { expect, test } from "vitest";
import { isOnline } from "./people.model.ts";

const now = Date.parse("2026-03-01T12:00:00.000Z");

test.each([
  ["2026-03-01T12:00:00.000Z", true],
  ["2026-03-01T11:45:00.000Z", true],
  ["2026-03-01T11:44:59.999Z", false],
  [null, false],
])("someone last active at %s is online at noon: %s", (lastActiveAt, online) => {
  expect(isOnline({ lastActiveAt }, now)).toBe(online);
});
