import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people, type Person } from "#tests/kit/people";

/* The total of the home feed is stored for a moment; whoever changes it reads the new one at once. */

const app = await startApp();
let ada: Person;
let cy: Person;

beforeAll(async () => {
  ({ ada, cy } = await people(app));
});

const total = async (who: Person) =>
  (await who.query<{ feed: { totalCount: number } }>("query Total { feed { totalCount } }")).feed.totalCount;
const act = (who: Person, mutation: string) => who.query(`mutation Act { ${mutation} }`);

test("a post counts for its author and for others as soon as it is there, and no longer when it is gone", async () => {
  const before = [await total(ada), await total(cy)];
  const post = await ada.posts("One more idea");
  expect([await total(ada), await total(cy)]).toEqual(before.map((count) => count + 1));
  await act(ada, `updatePost(id: "${post.id}", input: { visibility: BONDS }) { id }`);
  expect([await total(ada), await total(cy)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  await act(ada, `deletePost(id: "${post.id}")`);
  expect([await total(ada), await total(cy)]).toEqual(before);
});

test.each([
  ["mute", "unmute"],
  ["block", "unblock"],
])("the posts of a member count no longer after a %s, and again after an %s", async (begin, end) => {
  await ada.posts("An idea of Ada's");
  const [before, own] = [await total(cy), await total(ada)];
  await act(cy, `${begin}(userId: "${ada.id}") { id }`);
  expect(await total(cy)).toBeLessThan(before);
  await act(cy, `${end}(userId: "${ada.id}") { id }`);
  expect([await total(cy), await total(ada)]).toEqual([before, own]);
});
