import { expect, test } from "vitest";
import { momentOf, toLocal } from "./localMoment.ts";

test("a moment becomes the local time of a field and comes back", () => {
  const moment = "2026-03-01T09:30:00.000Z";
  expect(toLocal(moment)).toMatch(/^2026-0[23]-\d\dT\d\d:\d\d$/);
  expect(momentOf(toLocal(moment))).toBe(moment);
  expect([toLocal(null), momentOf(""), momentOf("soon")]).toEqual(["", null, null]);
});
