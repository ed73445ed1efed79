import { expect, test } from "vitest";
import { type Applicant, type Holder, type Kind, Places } from "./places.ts";

const holder = (isMember: boolean): Holder => ({ isMember, running: 0, waiting: 0 });
const takeAll = (places: Places, who: Holder) => {
  let count = 0;
  while (places.take(who)) count++;
  return count;
};

/** Returns a request that notes in `log` what became of it. */
function applicant(
  name: string,
  who: Holder,
  log: string[],
  { kind = "read", since = 0 }: { kind?: Kind; since?: number } = {},
): Applicant {
  return { holder: who, kind, since, start: () => log.push(name), refuse: () => log.push(`no ${name}`) };
}

const LIMITS = { running: 20, waiting: 20, waitMs: 1_000 };

test("one member takes half of the places, the next one a part of the rest, and somebody new always one", () => {
  const places = new Places(LIMITS);
  expect([takeAll(places, holder(true)), takeAll(places, holder(true)), takeAll(places, holder(true))]).toEqual([
    10, 5, 3,
  ]);
  expect(places.take(holder(true))).toBe(true);
});

test("the guests of one address take a third, and all guests leave places to members", () => {
  const places = new Places(LIMITS);
  expect(takeAll(places, holder(false))).toBe(7);
  for (let n = 0; n < 50; n++) takeAll(places, holder(false));
  expect(places.running).toBe(12);
  expect(places.take(holder(true))).toBe(true);
});

test("a free place goes to what is refused last, then to whoever came first", () => {
  const places = new Places({ running: 1, waiting: 20, waitMs: 1_000 });
  const [ada, bo, cy, dee] = [holder(true), holder(true), holder(true), holder(true)];
  places.occupy(ada);
  const log: string[] = [];
  places.join(applicant("guest", holder(false), log, { kind: "guest" }));
  places.join(applicant("search", bo, log, { kind: "search" }));
  places.join(applicant("feed", cy, log));
  places.join(applicant("later feed", bo, log));
  places.join(applicant("post", dee, log, { kind: "write" }));
  for (const who of [ada, dee, cy, bo, bo]) places.leave(who);
  expect(log).toEqual(["post", "feed", "later feed", "search", "guest"]);
});

test("a free place goes to whoever holds least", () => {
  const places = new Places({ running: 4, waiting: 20, waitMs: 1_000 });
  const [ada, bo] = [holder(true), holder(true)];
  for (const who of [ada, ada, ada, bo]) places.occupy(who);
  const log: string[] = [];
  places.join(applicant("Ada's", ada, log));
  places.join(applicant("Cy's", holder(true), log));
  places.leave(bo);
  expect(log).toEqual(["Cy's"]);
});

test("a long queue refuses guests first, then searches, then feeds, and writes last", () => {
  const places = new Places({ running: 0, waiting: 8, waitMs: 1_000 });
  const joins = (kind: Kind) => places.join(applicant(kind, holder(kind !== "guest"), [], { kind }));
  const admitted = Array.from({ length: 9 }, () => (["guest", "search", "read", "write"] as const).map(joins));
  expect(admitted.map((four) => four.filter(Boolean).length)).toEqual([4, 2, 1, 1, 0, 0, 0, 0, 0]);
});

test("who has waited too long is refused, and who is gone is not started", () => {
  const places = new Places({ running: 1, waiting: 20, waitMs: 1_000 });
  const log: string[] = [];
  const first = holder(true);
  places.occupy(first);
  const gone = applicant("gone", holder(true), log, { since: 500 });
  places.join(applicant("early", holder(true), log, { since: 100 }));
  places.join(gone);
  places.join(applicant("late", holder(true), log, { since: 900 }));
  places.sweep(1_100);
  places.withdraw(gone);
  places.leave(first);
  expect(log).toEqual(["no early", "late"]);
});
