import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { notificationTexts } from "#tests/kit/notifications";
import { members, type Person } from "#tests/kit/people";
import { answer, createGroup, enter, type RestGroup } from "./founding.ts";

const app = await startApp();

const choose = (who: Person, group: RestGroup, level: string) =>
  who.rest.put<{ group: { notify_level: string | null } }>(
    `/api/groups/${group.id}/level`,
    { level },
    { token: who.token },
  );

async function four(): Promise<[Person, Person, Person, Person]> {
  const [ada, bo, cy, di] = await members(app, ["Ada", "Bo", "Cy", "Di"]);
  if (!ada || !bo || !cy || !di) throw new Error("nobody was created");
  return [ada, bo, cy, di];
}

test("a member chooses a level, which is highlights before; nobody else has one", async () => {
  const [ada, bo] = await four();
  const group = await createGroup(ada);
  expect((await choose(bo, group, "all")).status).toBe(403);
  await enter(bo, group);
  expect((await choose(bo, group, "some")).status).toBe(422);
  const levelOf = async (who: Person) =>
    (
      await who.query<{ group: { notifyLevel: string | null } }>(
        `query ($s: String!) { group(slug: $s) { notifyLevel } }`,
        {
          s: group.slug,
        },
      )
    ).group.notifyLevel;
  expect(await levelOf(bo)).toBe("HIGHLIGHTS");
  expect((await choose(bo, group, "all")).body.group.notify_level).toBe("all");
  const set = `mutation ($g: ID!) { setGroupLevel(id: $g, level: NONE) { notifyLevel } }`;
  await bo.query(set, { g: String(group.id) });
  expect(await levelOf(bo)).toBe("NONE");
  await bo.rest.delete(`/api/groups/${group.id}/membership`, { token: bo.token });
  expect(await levelOf(bo)).toBeNull();
});

test("all notifies of each post in one row, highlights of what concerns the member, none of nothing in the group", async () => {
  const [ada, bo, cy, di] = await four();
  const group = await createGroup(ada, { visibility: "private" });
  for (const who of [bo, cy, di]) {
    await enter(who, group);
    await answer(ada, group, who, "approve");
  }
  await choose(bo, group, "all");
  await choose(di, group, "none");
  const seen = async (who: Person) =>
    (await notificationTexts(who)).filter((text) => !text.includes("approved your request"));
  const own = await di.posts("By Di", { group_id: group.id });
  const post = await ada.posts(`For @${cy.username} and @${di.username}`, { group_id: group.id });
  await ada.posts("Another one", { group_id: group.id });
  await cy.comments(own, "Well said");
  await cy.send(`/api/posts/${own.id}/like`);
  await eventually(async () => {
    expect(await seen(bo)).toEqual([`Ada and Di posted in ${group.name}`]);
  });
  expect(await seen(cy)).toEqual(["Ada mentioned you in an idea"]);
  expect(await seen(di)).toEqual([]);
  await choose(di, group, "highlights");
  await cy.comments(own, "And now?");
  expect(await seen(di)).toEqual(["Cy commented on your idea"]);

  // A post that is gone is no news any more.
  for (const { id } of [post]) await ada.rest.delete(`/api/posts/${id}`, { token: ada.token });
  expect((await seen(cy)).length).toBe(0);
});

test("an owner who wants nothing of a group is not notified of requests, but of what is decided about them", async () => {
  const [ada, bo, cy] = await four();
  const group = await createGroup(ada, { visibility: "private" });
  await choose(ada, group, "none");
  await enter(bo, group);
  expect(await notificationTexts(ada)).toEqual([]);
  await answer(ada, group, bo, "approve");
  await ada.query(`mutation ($g: ID!, $u: ID!) { setGroupRole(id: $g, userId: $u, role: OWNER) { id } }`, {
    g: String(group.id),
    u: String(bo.id),
  });
  const post = await ada.posts("Mine", { group_id: group.id });
  await bo.send(`/api/groups/${group.id}/posts/${post.id}/remove`, { reason: "Twice" });
  expect(await notificationTexts(ada)).toEqual([`Bo removed your post from ${group.name}`]);
  await choose(ada, group, "highlights");
  await enter(cy, group);
  expect(await notificationTexts(ada)).toContain(`Cy asked to join ${group.name}`);
});

test("a private group that its last member leaves archives itself; a public one keeps its last owner", async () => {
  const [ada, bo, cy] = await four();
  const [group, open] = [await createGroup(ada, { visibility: "private" }), await createGroup(ada)];
  await ada.posts("Alone", { group_id: group.id });
  await ada.rest.put(`/api/groups/${group.id}/invitations/${cy.id}`, {}, { token: ada.token });
  const leave = (of: RestGroup) =>
    ada.rest.delete<{ group: RestGroup }>(`/api/groups/${of.id}/membership`, { token: ada.token });
  expect((await leave(open)).status).toBe(409);
  await enter(bo, group);
  await answer(ada, group, bo, "approve");
  expect((await leave(group)).status).toBe(409);
  await bo.rest.delete(`/api/groups/${group.id}/membership`, { token: bo.token });
  const { status, body } = await leave(group);
  expect([status, body.group.state, body.group.members_count]).toEqual([200, "none", 0]);
  for (const who of [ada, bo, cy]) expect((await who.get(`/api/groups/${group.slug}`)).status).toBe(404);
  expect((await ada.get<{ groups: object[] }>("/api/groups/deleted")).body.groups).toEqual([]);
  expect((await ada.send(`/api/groups/${group.id}/restore`)).status).toBe(404);
  expect((await cy.send(`/api/groups/${group.id}/invitation/accept`)).status).toBe(404);
  expect(await notificationTexts(cy)).toEqual([]);
  const [row] = await app.sql`select deleted_at from groups where id = ${group.id}`;
  expect(row?.["deleted_at"]).not.toBeNull();
});
