import { afterEach, expect, test, vi } from "vitest";
import { createGroup } from "#tests/api/groups/founding";
import { type Instance, startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { GraphQLClient } from "#tests/kit/gql";
import { join, people, type Person, withStanding } from "#tests/kit/people";
import { form, RestClient } from "#tests/kit/rest";
import { lift, suspend } from "#tests/kit/staff/suspending";
import { pictures } from "#tests/kit/pictures";
import { statementsOf } from "#tests/kit/statements";

const app = await startApp();
const other = await app.another();
/** The first account of the installation, so an admin. */
const admin = await join(app, "Amara");

interface Idea {
  id: number;
  title: string | null;
  excerpt: string;
  user: { name: string; avatar: string | null };
}

const ideas = async (instance: Pick<Instance, "url"> = app) =>
  (await new RestClient(instance).get<{ ideas: Idea[] }>("/api/public-ideas")).body.ideas;
const ids = async (instance?: Pick<Instance, "url">) => (await ideas(instance)).map(({ id }) => id);
/** Repeats the question until it is answered as expected, because the server remembers the ideas for a second. */
const settles = (expected: readonly number[]) =>
  eventually(async () => expect(await ids()).toEqual(expected), { interval: 100 });

/** Empties the community and returns Ada, Bo and Cy, who have standing. */
async function writers() {
  await app.sql`delete from posts`;
  const all = await people(app);
  await withStanding(app, all.ada, all.bo, all.cy);
  return all;
}
const age = (id: number, days: number) =>
  app.sql`update posts set created_at = now() - ${days} * interval '1 day' where id = ${id}`;
const likes = (who: Person, { id }: { id: number }) => who.send(`/api/posts/${id}/like`);

/** From now on only an event can end what is remembered. */
const stopClock = () => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
afterEach(() => void vi.useRealTimers());

test("visitors read the three most liked ideas of the week, and the newest where there are too few", async () => {
  const { ada, bo, cy } = await writers();
  const posts = [];
  for (const n of [1, 2, 3, 4]) posts.push(await ada.posts(`Idea ${n}`));
  const [first, second, third, fourth] = posts.map(({ id }) => id);
  if (!first || !second || !third || !fourth) throw new Error("Four were written.");
  await likes(bo, { id: first });
  await likes(cy, { id: first });
  await likes(bo, { id: second });
  await settles([first, second, fourth]);

  await age(first, 9);
  await age(second, 8);
  await settles([fourth, third, second]);
  expect((await ideas()).map(({ excerpt }) => excerpt)).toEqual(["Idea 4", "Idea 3", "Idea 2"]);
});

test("an idea has its title, the beginning of its text, and the name and face of its author, over both faces", async () => {
  const { ada } = await writers();
  await ada.rest.post("/api/profile", form({ avatar: await pictures.png() }), { token: ada.token });
  const text = `Lend tools, not only books. ${"And again. ".repeat(60)}`;
  const { id } = await ada.posts(text, { title: "A library of things" });
  await settles([id]);
  const [idea] = await ideas();
  expect(idea).toEqual({
    id,
    title: "A library of things",
    excerpt: expect.stringMatching(/^Lend tools.*…$/),
    user: { name: "Ada", avatar: expect.stringContaining("/media/") },
  });
  expect(idea?.excerpt.length).toBeLessThanOrEqual(161);
  const document = "{ publicIdeas { id title excerpt author { name avatar { url } } } }";
  const { publicIdeas } = await new GraphQLClient(app).query<{ publicIdeas: object[] }>(document);
  expect(publicIdeas).toEqual([
    {
      id: String(id),
      title: idea?.title,
      excerpt: idea?.excerpt,
      author: { name: "Ada", avatar: { url: idea?.user.avatar } },
    },
  ]);
});

test("only what a guest may see is shown, of authors with standing, and with words", async () => {
  const { ada, bo } = await writers();
  const newcomer = await join(app, "Nia");
  const visible = await ada.posts("For everybody");
  await newcomer.posts("Buy this");
  await bo.posts("For friends", { visibility: "bonds" });
  await bo.posts("For me", { visibility: "only_me" });
  await bo.send("/api/posts", form({ content: "", media: await pictures.png() }));
  const group = await createGroup(bo, { visibility: "private" });
  await bo.posts("In a private group", { group_id: group.id });
  await settles([visible.id]);
  expect((await ideas()).map(({ excerpt }) => excerpt)).toEqual(["For everybody"]);
});

test("what visitors may no longer see is gone with the next answer, and on other processes with the event", async () => {
  const { ada, bo } = await writers();
  const [deleted, hidden, edited, suspended] = [
    await ada.posts("Deleted"),
    await ada.posts("Taken off"),
    await ada.posts("For friends from now on"),
    await bo.posts("By somebody suspended"),
  ].map(({ id }) => id);
  const group = await createGroup(ada);
  const inGroup = (await ada.posts("In a group that ends", { group_id: group.id })).id;
  await settles([inGroup, suspended, edited].map(Number));
  await eventually(async () => expect(await ids(other)).toEqual([inGroup, suspended, edited]), { interval: 100 });
  stopClock();
  const both = async (expected: readonly unknown[]) => {
    expect(await ids()).toEqual(expected);
    await eventually(async () => expect(await ids(other)).toEqual(expected));
  };

  await ada.rest.send("DELETE", `/api/groups/${group.id}`, { name: group.name }, { token: ada.token });
  await both([suspended, edited, hidden]);
  await suspend(app, bo);
  await both([edited, hidden, deleted]);
  await ada.rest.put(`/api/posts/${edited}`, { visibility: "bonds" }, { token: ada.token });
  await both([hidden, deleted]);
  const act = { kind: "post", id: hidden, outcome: "hide", rule: "no-spam", words: "No." };
  expect((await admin.send("/api/moderation/acts", act)).status).toBeLessThan(300);
  await both([deleted]);
  await ada.rest.delete(`/api/posts/${deleted}`, { token: ada.token });
  await both([]);
  await lift(app, bo);
  await both([suspended]);
});

test("an admin turns them off and on for every process at once", async () => {
  const { ada } = await writers();
  const { id } = await ada.posts("For everybody");
  await settles([id]);
  stopClock();
  const choose = (isOn: unknown) =>
    admin.rest.put("/api/admin/settings", { public_ideas: isOn }, { token: admin.token });
  expect((await choose(false)).body).toMatchObject({ settings: { public_ideas: false } });
  expect(await ids()).toEqual([]);
  await eventually(async () => expect(await ids(other)).toEqual([]));
  expect((await choose("perhaps")).status).toBe(422);
  const turnOn = "mutation { updateCommunitySettings(input: { publicIdeas: true }) { publicIdeas } }";
  expect(await admin.query(turnOn)).toEqual({ updateCommunitySettings: { publicIdeas: true } });
  expect(await ids()).toEqual([id]);
});

test("however often visitors ask, the database is asked once, by one statement", async () => {
  const { ada } = await writers();
  const { id } = await ada.posts("For everybody");
  await settles([id]);
  stopClock();
  await ada.rest.put(`/api/posts/${id}`, { content: "For everybody, edited" }, { token: ada.token });
  const ask = () =>
    statementsOf((requestId) =>
      new RestClient(app).get("/api/public-ideas", { headers: { "x-request-id": requestId } }),
    );
  // The message about the edit may still be under way: it is read once more after it.
  await eventually(async () => {
    await ids();
    const statements = await Promise.all([ask(), ask(), ask()]);
    expect(statements.flat()).toEqual([]);
  });
  vi.useRealTimers();
  await eventually(async () => expect((await ask()).length).toBe(1));
});
