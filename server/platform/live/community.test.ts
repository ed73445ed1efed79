import { expect, test } from "vitest";
import { Caches } from "#server/cache/caches";
import type { PublicRow } from "#server/db/community/communityRow";
import { CommunityMemory, PRODUCT_NAME } from "./community.ts";

const ROW: PublicRow = {
  name: "Potters",
  contact: null,
  logo: null,
  accentLight: null,
  accentDark: null,
  announcement: "Kiln on Friday",
  announcementUntil: null,
  maintenance: true,
  maintenanceMessage: "",
  publicIdeas: true,
};

function remembering(read: () => Promise<PublicRow | undefined>) {
  let forget = () => {};
  const events = { onChange: (_event: object, listener: () => void) => void (forget = listener), onResumed: () => {} };
  const caches = new Caches(true);
  const memory = new CommunityMemory({ events: events as never, caches, read, contact: "hello@ideas.example" });
  return { memory, forget: () => forget() };
}

test("the community is read once, and again after a change", async () => {
  let reads = 0;
  const { memory, forget } = remembering(async () => {
    reads++;
    return reads === 1 ? undefined : ROW;
  });
  const before = await memory.current();
  expect(before).toMatchObject({ name: PRODUCT_NAME, contact: "hello@ideas.example", announcement: null });
  await Promise.all([memory.current(), memory.current()]);
  expect(reads).toBe(1);
  forget();
  expect(await memory.current()).toMatchObject({ name: "Potters", announcement: { text: "Kiln on Friday" } });
  expect((await memory.current()).maintenance?.message).toContain("maintained");
  expect(reads).toBe(2);
});

test("what was read before a change is not remembered after it", async () => {
  let answer: (row?: PublicRow) => void = () => {};
  const { memory, forget } = remembering(() => new Promise((resolve) => (answer = resolve as typeof answer)));
  const early = memory.current();
  const answerEarly = answer;
  forget();
  const late = memory.current();
  answer(ROW);
  await late;
  answerEarly(undefined);
  await early;
  expect((await memory.current()).name).toBe("Potters");
});

test("a change that is told twice leaves whoever reads between with what they read", async () => {
  let answer: (row?: PublicRow) => void = () => {};
  const { memory, forget } = remembering(() => new Promise((resolve) => (answer = resolve as typeof answer)));
  const reading = memory.current();
  forget();
  answer(ROW);
  expect((await reading).name).toBe("Potters");
});

test("while the database does not answer the community is as it was last known, and an announcement ends in time", async () => {
  let isDown = false;
  const over = { ...ROW, announcementUntil: new Date(Date.now() - 1).toISOString() };
  const { memory, forget } = remembering(() => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(over)));
  expect((await memory.current()).announcement).toBeNull();
  isDown = true;
  forget();
  expect((await memory.current()).name).toBe("Potters");
});
