import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { notificationsOf } from "#tests/kit/notifications";
import { members, type Person } from "#tests/kit/people";
import { answer, createGroup, enter, type RestGroup } from "./founding.ts";

const app = await startApp();

type Refused = { message: string; errors?: Record<string, string[]> };
type Questioned = RestGroup & { questions: string[]; decline_reason: string | null; declined_at: string | null };
const seen = async (who: Person, group: RestGroup) => await who.get<{ group: Questioned }>(`/api/groups/${group.slug}`);

async function four(): Promise<[Person, Person, Person, Person]> {
  const [ada, bo, cy, di] = await members(app, ["Ada", "Bo", "Cy", "Di"]);
  if (!ada || !bo || !cy || !di) throw new Error("nobody was created");
  return [ada, bo, cy, di];
}

test("a private group asks questions; whoever is declined reads why and can be admitted later", async () => {
  const [ada, bo, cy] = await four();
  const [group, open] = [await createGroup(ada, { visibility: "private" }), await createGroup(ada)];
  const edit = (questions: unknown, of = group) =>
    ada.rest.put<Refused>(`/api/groups/${of.id}`, { questions }, { token: ada.token });
  expect((await edit(["a", "b", "c", "d"])).body.message).toBe("A group can have at most 3 questions");
  expect((await edit(["x".repeat(201)])).status).toBe(422);
  expect((await edit(["What do you grow?"], open)).body.errors?.["questions"]).toEqual([
    "Only private groups ask questions",
  ]);
  expect((await edit(["What do you grow?", "Where?"])).status).toBe(200);
  expect((await seen(bo, group)).body.group.questions).toEqual(["What do you grow?", "Where?"]);

  const ask = (who: Person, answers?: unknown) => who.send<Refused>(`/api/groups/${group.id}/join`, { answers });
  for (const answers of [undefined, ["Beans"], ["Beans", " "]]) {
    expect((await ask(bo, answers)).body.errors?.["answers"]).toEqual(["Please answer all questions"]);
  }
  expect((await ask(bo, ["Beans", "x".repeat(501)])).status).toBe(422);
  expect((await ask(bo, ["Beans", "On the roof"])).status).toBe(200);
  const { body } = await ada.get<{ requests: { answers: object[] }[] }>(`/api/groups/${group.slug}/requests`);
  expect(body.requests[0]?.answers).toEqual([
    { question: "What do you grow?", answer: "Beans" },
    { question: "Where?", answer: "On the roof" },
  ]);
  expect((await cy.get<{ requests: object[] }>(`/api/groups/${group.slug}/requests`)).body.requests).toEqual([]);

  const decline = `mutation ($g: ID!, $u: ID!) { answerJoinRequest(id: $g, userId: $u, accept: false, reason: "Roofs are too hot") { id } }`;
  await ada.query(decline, { g: group.id, u: bo.id });
  expect((await seen(bo, group)).body.group).toMatchObject({ state: "none", decline_reason: "Roofs are too hot" });
  const [notice] = await notificationsOf(bo);
  expect(notice).toMatchObject({
    text: `${ada.name} declined your request to join ${group.name}`,
    excerpt: "Roofs are too hot",
  });
  expect((await ask(bo, ["Beans", "In the yard"])).status).toBe(429);
  const declined = async (who: Person) =>
    (await who.get<{ declined: { reason: string }[] }>(`/api/groups/${group.slug}/declined`)).body.declined;
  expect(await declined(ada)).toMatchObject([{ reason: "Roofs are too hot" }]);
  expect(await declined(bo)).toEqual([]);
  expect((await answer(ada, group, bo, "approve")).status).toBe(200);
  expect((await seen(bo, group)).body.group).toMatchObject({
    state: "member",
    decline_reason: null,
    declined_at: null,
  });
  expect(await declined(ada)).toEqual([]);
});

test("a member is invited by name, and accepts or declines; nobody but the managers invites", async () => {
  const [ada, bo, cy] = await four();
  const group = await createGroup(ada, { visibility: "private" });
  const invite = (who: Person, whom: Person) =>
    who.rest.put<Refused>(`/api/groups/${group.id}/invitations/${whom.id}`, {}, { token: who.token });
  expect((await invite(bo, cy)).status).toBe(403);
  expect((await invite(ada, bo)).status).toBe(200);
  await invite(ada, bo);
  expect((await notificationsOf(bo)).map(({ text }) => text)).toEqual([
    `${ada.name} invited you to join ${group.name}`,
  ]);
  const invited = async () =>
    (await ada.get<{ invited: { id: number }[] }>(`/api/groups/${group.id}/invitations`)).body.invited;
  expect(await invited()).toMatchObject([{ id: bo.id }]);
  const reply = (who: Person, verdict: string) => who.send(`/api/groups/${group.id}/invitation/${verdict}`);
  expect((await reply(cy, "accept")).status).toBe(404);
  expect((await reply(bo, "accept")).status).toBe(200);
  expect((await seen(bo, group)).body.group).toMatchObject({ state: "member", members_count: 2 });
  expect(await notificationsOf(bo)).toEqual([]);
  expect((await invite(ada, bo)).body.message).toBe("This person is a member already.");

  await invite(ada, cy);
  expect((await reply(cy, "decline")).status).toBe(200);
  expect((await invite(ada, cy)).status).toBe(409);
  expect(await invited()).toEqual([]);
});

test("a link admits to a private group until it is used up, expired or withdrawn", async () => {
  const [ada, bo, cy, di] = await four();
  const group = await createGroup(ada, { visibility: "private" });
  const create = (who: Person, body: object) =>
    who.send<Refused & { code: string; link: { id: number } }>(`/api/groups/${group.id}/links`, body);
  expect((await create(bo, { days: 7, uses: 1 })).status).toBe(403);
  expect((await create(ada, { days: 91, uses: 1 })).body.errors?.["days"]).toEqual([
    "A link can be valid for 1 to 90 days",
  ]);
  const { code } = (await create(ada, { days: 7, uses: 1 })).body;
  expect(await app.sql`select 1 from group_links where code_hash = ${code}`).toHaveLength(0);
  const joinBy = (who: Person, by: string) => who.send<Refused>("/api/groups/join", { code: by });
  // A member does not use it up.
  expect((await joinBy(ada, code)).status).toBe(200);
  const both = await Promise.all([joinBy(bo, code), joinBy(cy, code)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await seen(ada, group)).body.group.members_count).toBe(2);

  const second = (await create(ada, { days: 7, uses: 5 })).body;
  await app.sql`update group_links set expires_at = now() where id = ${second.link.id}`;
  expect((await joinBy(di, second.code)).body.message).toBe(
    "This link has expired or was withdrawn. Ask for a new one.",
  );
  const third = (await create(ada, { days: 7, uses: 5 })).body;
  const path = `/api/groups/${group.id}/links`;
  expect((await ada.get<{ links: object[] }>(path)).body.links).toHaveLength(1);
  expect((await ada.rest.delete(`${path}/${third.link.id}`, { token: ada.token })).status).toBe(200);
  expect((await joinBy(di, third.code)).status).toBe(404);
});

test("an owner deletes a group: it and its posts are hidden at once, come back, or are removed after 30 days", async () => {
  const [ada, bo, cy] = await four();
  const group = await createGroup(ada);
  await enter(bo, group);
  const post = await bo.posts("Beans on a string #beanpost", { group_id: group.id });
  const publicPosts = async () =>
    (await app.sql<{ public_posts_count: number }[]>`select public_posts_count from users where id = ${bo.id}`)[0];
  const isVisible = async (who: Person) => {
    const found = await Promise.all([
      who.get(`/api/posts/${post.id}`),
      who.get(`/api/groups/${group.slug}`),
      who.get<{ posts: { id: number }[] }>(`/api/profile/${bo.username}/posts`),
    ]);
    return [found[0].status, found[1].status, found[2].body.posts.length];
  };
  const remove = (who: Person, name: string) =>
    who.rest.send<Refused>("DELETE", `/api/groups/${group.id}`, { name }, { token: who.token });
  expect(await isVisible(cy)).toEqual([200, 200, 1]);
  expect((await remove(bo, group.name)).status).toBe(403);
  expect((await remove(ada, "Balcony")).body.errors?.["name"]).toEqual(["Type the name of the group to confirm"]);
  expect((await remove(ada, group.name)).status).toBe(200);
  for (const who of [ada, bo, cy]) expect(await isVisible(who)).toEqual([404, 404, 0]);
  expect(await publicPosts()).toMatchObject({ public_posts_count: 0 });
  expect((await enter(cy, group)).status).toBe(404);
  const own = `{ groups(mine: true) { edges { node { id } } } }`;
  expect(await bo.query(own)).toEqual({ groups: { edges: [] } });

  const deleted = async (who: Person) =>
    (await who.get<{ groups: { id: number }[] }>("/api/groups/deleted")).body.groups.map(({ id }) => id);
  expect(await deleted(ada)).toEqual([group.id]);
  expect(await deleted(bo)).toEqual([]);
  expect((await bo.send(`/api/groups/${group.id}/restore`)).status).toBe(404);
  expect((await ada.send(`/api/groups/${group.id}/restore`)).status).toBe(200);
  expect(await isVisible(cy)).toEqual([200, 200, 1]);
  expect(await publicPosts()).toMatchObject({ public_posts_count: 1 });

  await remove(ada, group.name);
  await app.sql`update groups set deleted_at = now() - interval '31 days' where id = ${group.id}`;
  expect((await ada.send(`/api/groups/${group.id}/restore`)).status).toBe(404);
  await runJob(app, "groups.remove");
  expect(await app.sql`select 1 from groups where id = ${group.id}`).toHaveLength(0);
  expect(await app.sql`select 1 from posts where id = ${post.id}`).toHaveLength(0);
  expect(await publicPosts()).toMatchObject({ public_posts_count: 0 });
});
