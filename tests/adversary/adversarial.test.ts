import { describe, expect, test } from "vitest";
import { amended, exceptions } from "./exceptions.ts";
import { cases } from "./cases.ts";
import { startStage } from "./stage.ts";

const { adversary, mails } = await startStage();

const run = cases
  .filter(({ id }) => !(id in exceptions))
  .map((one) => ({ ...one, expect: amended[one.id]?.expect ?? one.expect }));

// All cases use one community, one after the other: what a case leaves behind must not help the next.
describe.each([...new Set(run.map(({ group }) => group))])("%s", (group) => {
  test.each(run.filter((one) => one.group === group))("$id: $method $path", async (one) => {
    expect(await adversary.faults(one)).toEqual([]);
  });
});

test("no mail was sent that should not have been", () => {
  expect(mails.faultsAtTheEnd()).toEqual([]);
});

test("every exception is one of the cases, with its reason", () => {
  const known = new Set(cases.map(({ id }) => id));
  const reasons = [
    ...Object.entries(exceptions),
    ...Object.entries(amended).map(([id, { why }]) => [id, why] as const),
  ];
  for (const [id, reason] of reasons) {
    expect(known.has(id), id).toBe(true);
    expect(reason.length, id).toBeGreaterThan(20);
  }
  expect(cases).toHaveLength(264);
});
