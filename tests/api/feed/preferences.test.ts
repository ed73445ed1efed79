import { describe, expect, test } from "vitest";
import { deleteLeft } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { cast, followingOf, restTabOf, tabOf } from "./tabs.ts";
import { bond, type Person } from "#tests/kit/people";

const app = await startApp();

const LIST = `{ viewer { feedPreferences(first: 50) { totalCount edges { node {
  id kind tag until createdAt user { name } group { name membersCount }
} } } } }`;

interface Preference {
  id: string;
  kind: string;
  tag: string | null;
  until: string | null;
  user: { name: string } | null;
  group: { name: string } | null;
}
interface Listed {
  viewer: { feedPreferences: { totalCount: number; edges: { node: Preference }[] } };
}

const listOf = async (member: Person) => {
  const { feedPreferences } = (await member.query<Listed>(LIST)).viewer;
  expect(feedPreferences.totalCount).toBe(feedPreferences.edges.length);
  return feedPreferences.edges.map(({ node }) => node);
};
const restListOf = async (member: Person) =>
  (
    await member.get<{ preferences: { id: number; kind: string; user: { name: string } | null }[]; total: number }>(
      "/api/feed/preferences",
    )
  ).body;

const follow = (follower: Person, followee: Person) => follower.query(`mutation { follow(id: ${followee.id}) { id } }`);
const followTag = (member: Person, name: string) =>
  member.query(`mutation { setTagFollowed(name: "${name}", followed: true) { name } }`);

async function groupOf(owner: Person, name: string): Promise<number> {
  const { body } = await owner.send<{ group: { id: number } }>("/api/groups", {
    name: `${name} ${owner.username}`,
    description: "For members",
    category: "Technology",
    visibility: "private",
  });
  return body.group.id;
}

describe("what a member asks of their feed", () => {
  test("less like a post leaves its author's posts to bonds and follows, and can be undone", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await bond(app, ada, bo);
    await followTag(ada, "less");
    const post = await cy.posts("By cy #less");
    await bo.query(`mutation { setLiked(id: ${(await cy.posts("Liked")).id}, liked: true) { id } }`);
    await bo.posts("By bo #less");
    expect(await followingOf(ada)).toEqual(["By bo #less | bond", "Liked | liked", "By cy #less | tag"]);
    const { askForLess } = await ada.query<{ askForLess: Preference }>(
      `mutation { askForLess(postId: ${post.id}) { id kind until user { name } } }`,
    );
    expect(askForLess).toEqual({ id: expect.any(String), kind: "LESS", until: null, user: { name: "cy" } });
    expect(await followingOf(ada)).toEqual(["By bo #less | bond"]);
    await follow(ada, cy);
    expect(await followingOf(ada), "whom they follow, they follow").toHaveLength(3);
    await ada.query(`mutation { unfollow(id: ${cy.id}) { id } }`);
    expect(await listOf(ada)).toEqual([
      expect.objectContaining({ id: askForLess.id, kind: "LESS", user: { name: "cy" } }),
    ]);
    await ada.query(`mutation { removeFeedPreference(id: ${askForLess.id}) }`);
    expect(await listOf(ada)).toEqual([]);
    expect(await followingOf(ada)).toHaveLength(3);
  });

  test("less of somebody whom one follows leaves one of their posts a week, until it is undone", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await follow(ada, bo);
    await bond(app, ada, cy);
    const daysAgo = (post: { id: number }, days: number) =>
      app.sql`update posts set created_at = now() - make_interval(days => ${days}::int) where id = ${post.id}`;
    await daysAgo(await bo.posts("Long ago"), 40);
    const tooMuch = await bo.posts("Too much");
    await app.sql`update follows set created_at = now() - interval '50 days' where follower_id = ${ada.id}`;
    await cy.posts("By a friend");
    const { body } = await ada.send<{ preference: { id: number } }>("/api/feed/preferences", { post_id: tooMuch.id });
    expect(await followingOf(ada), "none from before").toEqual(["By a friend | bond"]);
    await app.sql`update feed_preferences set created_at = now() - interval '20 days' where id = ${body.preference.id}`;
    await app.sql`update posts set created_at = now() - interval '21 days' where id = ${tooMuch.id}`;
    await daysAgo(await bo.posts("In the first week"), 19);
    await daysAgo(await bo.posts("In the first week, too"), 18);
    await daysAgo(await bo.posts("In the third week, for friends", { visibility: "bonds" }), 5);
    await daysAgo(await bo.posts("In the third week"), 4);
    await bo.posts("In the third week, too");
    expect(await followingOf(ada)).toEqual([
      "By a friend | bond",
      "In the third week | follow",
      "In the first week | follow",
    ]);
    expect(await listOf(ada)).toEqual([expect.objectContaining({ kind: "LESS", user: { name: "bo" }, until: null })]);
    await ada.query(`mutation { unfollow(id: ${bo.id}) { id } }`);
    await follow(ada, bo);
    expect(await followingOf(ada), "a later follow brings all").toHaveLength(7);
    await ada.query(`mutation { askForLess(postId: ${tooMuch.id}) { id } }`);
    expect(await followingOf(ada)).toEqual(["By a friend | bond"]);
    await ada.query(`mutation { removeFeedPreference(id: ${body.preference.id}) }`);
    expect(await followingOf(ada)).toHaveLength(7);
  });

  test("a tag is named in the form that most posts have", async () => {
    const { ada, bo } = await cast(app, "ada", "bo");
    await followTag(ada, "c++");
    await bo.posts("About #C++");
    const page = (await tabOf(ada)).edges.map(({ node }) => node.reason);
    expect(page).toEqual([expect.objectContaining({ tag: "C++", text: "#C++, which you follow" })]);
    expect((await restTabOf(ada)).posts[0]?.reason).toMatchObject({
      tag: "C++",
      text: "#C++, which you follow",
    });
    const muted = await ada.query(`mutation { muteInFeed(tag: "c++") { tag } }`);
    expect(muted).toEqual({ muteInFeed: { tag: "C++" } });
    expect(await followingOf(ada)).toEqual([]);
    expect(await listOf(ada)).toEqual([expect.objectContaining({ kind: "MUTED_TAG", tag: "C++" })]);
    expect(await restListOf(ada)).toMatchObject({ preferences: [{ tag: "C++" }] });
  });

  test("a person, a tag or a group is muted for a week, which ends by itself", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await bond(app, ada, bo);
    await followTag(ada, "week");
    const group = await groupOf(cy, "Attic");
    await app.sql`insert into group_members (group_id, user_id, state) values (${group}, ${ada.id}, 'member')`;
    await bo.posts("By bo #week");
    await cy.posts("By cy #week");
    await cy.posts("In the attic", { group_id: group });
    const all = ["In the attic | group", "By cy #week | tag", "By bo #week | bond"];
    expect(await followingOf(ada)).toEqual(all);
    const answers = [
      await ada.send("/api/feed/preferences", { user_id: bo.id }),
      await ada.send("/api/feed/preferences", { tag: "#Week" }),
      await ada.send("/api/feed/preferences", { group_id: String(group) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await followingOf(ada)).toEqual([]);
    const listed = await listOf(ada);
    expect(listed.map(({ kind, tag, user, group: named }) => [kind, tag, user?.name, named?.name])).toEqual([
      ["MUTED_GROUP", null, undefined, `Attic ${cy.username}`],
      ["MUTED_TAG", "week", undefined, undefined],
      ["MUTED_PERSON", null, "bo", undefined],
    ]);
    for (const { until } of listed) expect(Date.parse(until ?? "") - Date.now()).toBeCloseTo(7 * 86_400_000, -5);
    expect(await restListOf(ada)).toMatchObject({
      total: 3,
      preferences: [{ kind: "group" }, { kind: "tag" }, { kind: "person" }],
    });
    await app.sql`update feed_preferences set until = now() - interval '1 second' where user_id = ${ada.id}`;
    expect(await followingOf(ada)).toEqual(all);
    expect(await listOf(ada), "what has ended is not listed").toEqual([]);
  });

  test("a muted group that its owner deletes is listed without its name", async () => {
    const { ada, cy } = await cast(app, "ada", "cy");
    const group = await groupOf(cy, "Cellar");
    await app.sql`insert into group_members (group_id, user_id, state) values (${group}, ${ada.id}, 'member')`;
    await ada.send("/api/feed/preferences", { group_id: group });
    const groups = async () => (await listOf(ada)).map((one) => one.group?.name ?? null);
    expect(await groups()).toEqual([`Cellar ${cy.username}`]);
    await cy.rest.send("DELETE", `/api/groups/${group}`, { name: `Cellar ${cy.username}` }, { token: cy.token });
    expect(await groups()).toEqual([null]);
  });

  test("asking the same again is one preference, whose week begins anew", async () => {
    const { ada, bo } = await cast(app, "ada", "bo");
    const mute = () => ada.query(`mutation { muteInFeed(userId: ${bo.id}) { id } }`);
    await Promise.all([mute(), mute(), mute()]);
    await app.sql`update feed_preferences set until = now() + interval '1 hour' where user_id = ${ada.id}`;
    await mute();
    const [only, ...others] = await listOf(ada);
    expect(others).toEqual([]);
    expect(Date.parse(only?.until ?? "") - Date.now()).toBeGreaterThan(6 * 86_400_000);
  });

  test("a preference of another member cannot be removed, and nothing invisible can be named", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    const { body } = await ada.send<{ preference: { id: number } }>("/api/feed/preferences", { tag: "mine" });
    const remove = (who: Person) =>
      who.rest.send("DELETE", `/api/feed/preferences/${body.preference.id}`, undefined, { token: who.token });
    expect((await remove(bo)).status).toBe(404);
    expect((await remove(ada)).status).toBe(200);
    expect((await remove(ada)).status).toBe(404);
    const shared = await bo.posts("For bonds", { visibility: "bonds" });
    const own = await ada.posts("Mine");
    const group = await groupOf(cy, "Closed");
    await app.sql`insert into blocks (blocker_id, blocked_id) values (${cy.id}, ${ada.id})`;
    const ask = async (request: object) => (await ada.send("/api/feed/preferences", request)).status;
    expect(await ask({ post_id: shared.id })).toBe(404);
    expect(await ask({ user_id: cy.id })).toBe(404);
    expect(await ask({ group_id: group + 1_000_000 })).toBe(404);
    expect(await ask({ post_id: own.id })).toBe(422);
    expect(await ask({ user_id: ada.id })).toBe(422);
    expect(await ask({ tag: "no tag at all" })).toBe(422);
    expect(await ask({})).toBe(422);
    expect(await ask({ tag: "one", user_id: bo.id })).toBe(422);
    expect(await restListOf(ada)).toMatchObject({ total: 0 });
  });

  test("two hundred preferences are the most", async () => {
    const { ada } = await cast(app, "ada");
    await app.sql`insert into feed_preferences (user_id, kind, tag) select ${ada.id}, 'tag', 't' || n from generate_series(1, 200) as n`;
    const full = await ada.ask(`mutation { muteInFeed(tag: "onemore") { id } }`);
    expect(full.code).toBe("BAD_USER_INPUT");
    expect(await ada.query(`mutation { muteInFeed(tag: "t7") { tag } }`)).toEqual({ muteInFeed: { tag: "t7" } });
  });

  test("preferences go with the account, and with whom they name", async () => {
    const { ada, bo } = await cast(app, "ada", "bo");
    await ada.query(`mutation { muteInFeed(userId: ${bo.id}) { id } }`);
    await bo.query(`mutation { muteInFeed(tag: "gone") { id } }`);
    await bo.query(`mutation { deleteAccount(password: "correct horse battery") }`);
    await deleteLeft(app);
    expect(
      await app.sql`select id from feed_preferences where user_id = any(${[ada.id, bo.id]}::bigint[])`,
    ).toHaveLength(0);
  });
});
