import { expect, test } from "vitest";
import { Batches } from "./batches.ts";

interface Act {
  memberId: number;
  on: boolean;
}

/** A store that answers when the test lets it, and notes what it received at once. */
function slowStore(refuses: (act: Act) => boolean = () => false, failure = new Error("refused")) {
  const requests: { thing: number; acts: Act[] }[] = [];
  const open: (() => void)[] = [];
  const batches = new Batches<Act, Act>(async (thing, acts) => {
    requests.push({ thing, acts: [...acts] });
    await new Promise<void>((resolve) => open.push(resolve));
    if (acts.some(refuses)) throw failure;
    return acts.filter(({ memberId }) => memberId !== NOBODY);
  });
  return {
    requests,
    batches,
    /** Lets everything end that was requested until now, and what follows from it begin. */
    async answer() {
      for (const go of open.splice(0)) go();
      await new Promise(setImmediate);
    },
  };
}

const NOBODY = 99;
const [ADA, BO, CY] = [1, 2, 3];
const [POST, OTHER_POST] = [10, 20];
const likes = (memberId: number): Act => ({ memberId, on: true });

test("the first like is stored at once, and those that come meanwhile are stored as one", async () => {
  const { requests, batches, answer } = slowStore();
  const all = [ADA, BO, CY].map((member) => batches.do(POST, likes(member)));
  expect(requests).toEqual([{ thing: POST, acts: [likes(ADA)] }]);
  await answer();
  expect(requests[1]).toEqual({ thing: POST, acts: [likes(BO), likes(CY)] });
  await answer();
  expect(await Promise.all(all)).toEqual([likes(ADA), likes(BO), likes(CY)]);
  void batches.do(POST, likes(ADA));
  expect(requests).toHaveLength(3);
});

test("a like of another post does not wait", () => {
  const { requests, batches } = slowStore();
  void batches.do(POST, likes(ADA));
  void batches.do(OTHER_POST, likes(BO));
  expect(requests.map(({ thing }) => thing)).toEqual([POST, OTHER_POST]);
});

test("what one member does to a post is stored in its order", async () => {
  const { requests, batches, answer } = slowStore();
  const acts = [likes(BO), likes(ADA), { memberId: ADA, on: false }, likes(CY), likes(ADA)];
  const all = acts.map((act) => batches.do(POST, act));
  for (let turn = 0; turn < 4; turn++) await answer();
  expect(requests.map(({ acts: some }) => some)).toEqual([
    [likes(BO)],
    [likes(ADA), likes(CY)],
    [{ memberId: ADA, on: false }],
    [likes(ADA)],
  ]);
  expect(await Promise.all(all)).toEqual(acts);
});

test("whoever may not like the post gets nothing, and the others their likes", async () => {
  const { batches, answer } = slowStore();
  const all = [BO, NOBODY, CY].map((member) => batches.do(POST, likes(member)));
  await answer();
  await answer();
  expect(await Promise.all(all)).toEqual([likes(BO), null, likes(CY)]);
});

test("what fails for one member fails for nobody else", async () => {
  const { batches, answer } = slowStore(({ memberId }) => memberId === BO);
  const first = batches.do(POST, likes(NOBODY));
  const all = Promise.allSettled([ADA, BO, CY].map((member) => batches.do(POST, likes(member))));
  for (let turn = 0; turn < 6; turn++) await answer();
  expect(await first).toBeNull();
  expect(await all).toEqual([
    { status: "fulfilled", value: likes(ADA) },
    { status: "rejected", reason: new Error("refused") },
    { status: "fulfilled", value: likes(CY) },
  ]);
});

test("a hundred are stored as one at most", async () => {
  const { requests, batches, answer } = slowStore();
  for (let member = 100; member < 251; member++) void batches.do(POST, likes(member));
  for (let turn = 0; turn < 3; turn++) await answer();
  expect(requests.map(({ acts }) => acts.length)).toEqual([1, 100, 50]);
});

test("a batch fails as one while the database is away, and is not repeated", async () => {
  const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
  const { requests, batches, answer } = slowStore(({ memberId }) => memberId !== NOBODY, away);
  const first = batches.do(POST, likes(NOBODY));
  const all = Promise.allSettled(Array.from({ length: 100 }, (_, at) => batches.do(POST, likes(at + 100))));
  for (let turn = 0; turn < 3; turn++) await answer();
  await first;
  expect(new Set((await all).map((one) => one.status === "rejected" && one.reason))).toEqual(new Set([away]));
  expect(requests).toHaveLength(2);
});

test("a batch in which every act fails is divided a few times, never a hundred", async () => {
  const { requests, batches, answer } = slowStore(({ memberId }) => memberId !== NOBODY);
  const first = batches.do(POST, likes(NOBODY));
  const all = Promise.allSettled(Array.from({ length: 100 }, (_, at) => batches.do(POST, likes(at + 100))));
  for (let turn = 0; turn < 60; turn++) await answer();
  await first;
  expect((await all).every(({ status }) => status === "rejected")).toBe(true);
  expect(requests.length).toBeLessThan(40);
});

test("so many wait for a thing, and the next ones learn at once that it cannot be done now", async () => {
  const { batches } = slowStore();
  for (let at = 0; at <= 1_000; at++) void batches.do(POST, likes(at + 100));
  await expect(batches.do(POST, likes(ADA))).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});
