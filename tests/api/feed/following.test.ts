import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { cast, followingOf, restTabOf, tabOf } from "./tabs.ts";
import { block, bond, mute, type Person } from "#tests/kit/people";

const app = await startApp();

const follow = (follower: Person, followee: Person) => follower.query(`mutation { follow(id: ${followee.id}) { id } }`);
const followTag = (member: Person, name: string, followed = true) =>
  member.query(`mutation { setTagFollowed(name: "${name}", followed: ${followed}) { name } }`);
const like = (member: Person, post: { id: number }) =>
  member.query(`mutation { setLiked(id: ${post.id}, liked: true) { id } }`);

async function groupOf(owner: Person, visibility: "public" | "private", name: string): Promise<number> {
  const { body } = await owner.send<{ group: { id: number } }>("/api/groups", {
    name: `${name} ${owner.username}`,
    description: "For members",
    category: "Technology",
    visibility,
  });
  return body.group.id;
}

const joins = (group: number, member: Person) =>
  app.sql`insert into group_members (group_id, user_id, state) values (${group}, ${member.id}, 'member')`;

describe("what is in Following", () => {
  test("nothing, for whoever follows nothing; the own posts have no reason", async () => {
    const { ada, bo } = await cast(app, "ada", "bo");
    await bo.posts("Nobody asked");
    expect(await followingOf(ada)).toEqual([]);
    await ada.posts("Mine");
    expect(await followingOf(ada)).toEqual(["Mine | own"]);
  });

  test("each post has the strongest reason for it", async () => {
    const { ada, bo, cy, dee } = await cast(app, "ada", "bo", "cy", "dee");
    await bond(app, ada, bo);
    await follow(ada, cy);
    await followTag(ada, "energy");
    const group = await groupOf(ada, "public", "Off-grid");
    await joins(group, bo);
    await joins(group, dee);
    await bo.posts("By a bond #energy", { group_id: group });
    await bo.posts("For bonds", { visibility: "bonds" });
    await cy.posts("By one I follow #energy");
    await cy.posts("Not for me", { visibility: "bonds" });
    await dee.posts("In a group #energy", { group_id: group });
    await dee.posts("About #energy");
    await dee.posts("About nothing");
    await like(bo, await dee.posts("Liked"));
    expect(await followingOf(ada)).toEqual([
      "Liked | liked",
      "About #energy | tag",
      "In a group #energy | group",
      "By one I follow #energy | follow",
      "For bonds | bond",
      "By a bond #energy | bond",
    ]);
  });

  test("a reason is a line with what it is about, on both faces", async () => {
    const { ada, bo, cy, dee, eve } = await cast(app, "ada", "Mei-Lin", "cy", "dee", "eve").then((all) => ({
      ...all,
      bo: all["Mei-Lin"],
    }));
    for (const friend of [bo, cy, dee]) await bond(app, ada, friend);
    await followTag(ada, "solar");
    const group = await groupOf(ada, "private", "Off-grid");
    await joins(group, eve);
    await eve.posts("About #solar");
    await eve.posts("In the group", { group_id: group });
    const liked = await eve.posts("Liked");
    for (const friend of [cy, dee, bo]) await like(friend, liked);
    const name = `Off-grid ${ada.username}`;

    const page = await tabOf(ada);
    expect(page.edges.map(({ node }) => node.reason)).toEqual([
      {
        kind: "LIKED",
        text: "Mei-Lin and 2 others you know liked it",
        tag: null,
        user: { id: String(bo.id), name: "Mei-Lin" },
        group: null,
      },
      {
        kind: "GROUP",
        text: `in ${name}`,
        tag: null,
        user: null,
        group: expect.objectContaining({ id: String(group), name }),
      },
      { kind: "TAG", text: "#solar, which you follow", tag: "solar", user: null, group: null },
    ]);

    const { posts } = await restTabOf(ada);
    expect(posts.map(({ reason }) => reason)).toEqual([
      {
        kind: "liked",
        text: "Mei-Lin and 2 others you know liked it",
        user: expect.objectContaining({ id: bo.id, name: "Mei-Lin", username: bo.username }),
      },
      { kind: "group", text: `in ${name}`, group: expect.objectContaining({ id: group, name }) },
      { kind: "tag", text: "#solar, which you follow", tag: "solar" },
    ]);
  });

  test("posts of a private group are there as long as one is its member", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    const group = await groupOf(bo, "private", "Cellar");
    await joins(group, ada);
    await bond(app, bo, cy);
    await bo.posts("Among us", { group_id: group });
    expect(await followingOf(ada)).toEqual(["Among us | group"]);
    expect(await followingOf(cy), "a bond who is no member").toEqual([]);
    await ada.query(`mutation { leaveGroup(id: ${group}) { id } }`);
    expect(await followingOf(ada)).toEqual([]);
  });

  test("a block, a mute, the end of a follow and of a bond count at once, on both faces", async () => {
    const { ada, bo, cy, dee } = await cast(app, "ada", "bo", "cy", "dee");
    await bond(app, ada, bo);
    await follow(ada, cy);
    await followTag(ada, "tools");
    await bo.posts("By bo");
    await cy.posts("By cy");
    await dee.posts("By dee #tools");
    const liked = await dee.posts("Liked");
    await like(bo, liked);
    expect(await followingOf(ada)).toEqual(["Liked | liked", "By dee #tools | tag", "By cy | follow", "By bo | bond"]);
    await ada.query(`mutation { unfollow(id: ${cy.id}) { id } }`);
    expect(await followingOf(ada)).toEqual(["Liked | liked", "By dee #tools | tag", "By bo | bond"]);
    await mute(app, ada, bo);
    expect(await followingOf(ada), "the likes of whom one has muted do not count").toEqual(["By dee #tools | tag"]);
    await app.sql`delete from mutes where muter_id = ${ada.id}`;
    await ada.query(`mutation { removeBond(id: ${bo.id}) { id } }`);
    expect(await followingOf(ada), "who was a bond is no longer followed either").toEqual(["By dee #tools | tag"]);
    await block(app, dee, ada);
    expect(await followingOf(ada)).toEqual([]);
  });

  test("a like counts only of bonds whose activity the viewer may see", async () => {
    const { ada, bo, cy, dee } = await cast(app, "ada", "bo", "cy", "dee");
    await bond(app, ada, bo);
    await follow(ada, cy);
    const post = await dee.posts("Liked");
    await like(cy, post);
    expect(await followingOf(ada), "of somebody whom they only follow").toEqual([]);
    await like(bo, post);
    expect(await followingOf(ada)).toEqual(["Liked | liked"]);
    await bo.query(`mutation { updateSettings(input: { showOnline: false }) { showOnline } }`);
    expect(await followingOf(ada), "of a bond who hides when they are active").toEqual([]);
  });
});

describe("pages of Following", () => {
  test("follow each other without a gap, by cursor and by number, while new posts arrive", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await follow(ada, bo);
    await followTag(ada, "pages");
    const ids: number[] = [];
    for (let i = 0; i < 23; i++) ids.unshift((await (i % 2 ? bo : cy).posts(`Idea ${i} #pages`)).id);
    const first = await restTabOf(ada);
    const found = (await tabOf(ada, { first: 9 })).edges.map(({ node }) => Number(node.id));
    let { endCursor: after, hasNextPage } = (await tabOf(ada, { first: 9 })).pageInfo;
    await bo.posts("Meanwhile");
    while (hasNextPage) {
      const page = await tabOf(ada, { first: 9, after });
      found.push(...page.edges.map(({ node }) => Number(node.id)));
      ({ endCursor: after, hasNextPage } = page.pageInfo);
    }
    expect(found).toEqual(ids);
    const pages = [
      first,
      await restTabOf(ada, "scope=following&page=2"),
      await restTabOf(ada, "scope=following&page=3"),
    ];
    expect(pages.flatMap(({ posts }) => posts.map(({ id }) => id))).toEqual(ids);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(first.total).toBe(23);
    expect((await tabOf(ada)).totalCount).toBe(24);
    expect((await restTabOf(ada, "scope=following&page=51")).posts).toEqual([]);
  });

  test("state the same number of posts, with those that likes bring, and an empty page adds none", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await bond(app, ada, bo);
    for (let i = 0; i < 4; i++) await bo.posts(`By a bond ${i}`);
    for (let i = 0; i < 9; i++) {
      const { id } = await cy.posts(`By a stranger ${i}`);
      await bo.query(`mutation { setLiked(id: ${id}, liked: true) { id } }`);
    }
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await restTabOf(ada, `scope=following&page=${page}`));
    expect(pages.map(({ posts }) => posts.length)).toEqual([10, 3, 0]);
    expect(pages.map(({ total }) => total)).toEqual([13, 13, 13]);
    expect((await tabOf(ada)).totalCount).toBe(13);
  });

  test("find old posts behind many of others", async () => {
    const { ada, bo, cy, dee } = await cast(app, "ada", "bo", "cy", "dee");
    await bond(app, ada, bo);
    await followTag(ada, "rare");
    const group = await groupOf(ada, "private", "Attic");
    await joins(group, cy);
    await bo.posts("Old, by bo");
    await cy.posts("Old, in the attic", { group_id: group });
    await cy.posts("Old #rare");
    await app.sql`insert into posts (author_id, content) select ${dee.id}, 'Noise' from generate_series(1, 450)`;
    const expected = ["Old #rare | tag", "Old, in the attic | group", "Old, by bo | bond"];
    expect(await followingOf(ada)).toEqual(expected);
    await bo.posts("New, by bo");
    expect(await followingOf(ada)).toEqual(["New, by bo | bond", ...expected]);
  });

  test("a page is one statement", async () => {
    const { ada, bo } = await cast(app, "ada", "bo");
    await bond(app, ada, bo);
    await bo.posts("By bo");
    await tabOf(ada);
    app.statements.length = 0;
    await ada.query(
      "{ feed(scope: FOLLOWING) { edges { node { id content author { name } reason { kind text } } } } }",
    );
    expect(app.statements.filter((statement) => /posts/.test(statement))).toHaveLength(1);
  });
});

describe("a tab and the feed as a whole", () => {
  test("a reason belongs to one viewer: two who read the same post each read their own", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await follow(ada, cy);
    await bond(app, bo, cy);
    await cy.posts("Read by two");
    for (let round = 0; round < 2; round++) {
      const [own, other] = await Promise.all([tabOf(ada), tabOf(bo)]);
      expect(own.edges.map(({ node }) => node.reason?.text)).toEqual(["by cy, whom you follow"]);
      expect(other.edges.map(({ node }) => node.reason?.text)).toEqual(["by your friend cy"]);
    }
    const everything = await tabOf(ada, { scope: "EVERYTHING", first: 1 });
    expect(everything.edges.map(({ node }) => node)).toEqual([
      expect.objectContaining({ content: "Read by two", reason: null }),
    ]);
    const { posts } = await restTabOf(ada, "");
    expect(posts[0], "without a scope posts are as they were").not.toHaveProperty("reason");
    expect((await restTabOf(ada, "scope=everything")).posts[0]).toMatchObject({ content: "Read by two", reason: null });
  });

  test("an unknown scope or order is refused, and so is a scope of one member's posts", async () => {
    const { ada } = await cast(app, "ada");
    for (const query of [
      "scope=all",
      "scope=",
      "scope=following&order=best",
      "scope=following&page=0",
      `scope=following&username=${ada.username}`,
    ])
      expect((await ada.get(`/api/feed?${query}`)).status, query).toBe(422);
    expect((await ada.get("/api/feed?order=best")).status, "an unknown order of no scope").toBe(422);
    const scopeless = await ada.get<{ errors: object }>("/api/feed?order=top");
    expect([scopeless.status, scopeless.body.errors]).toEqual([422, { order: ["An order needs a scope."] }]);
    expect((await ada.ask(`{ feed(order: TOP) { totalCount } }`)).code).toBe("BAD_USER_INPUT");
    const both = await ada.ask(`{ feed(scope: FOLLOWING, filter: { username: "${ada.username}" }) { totalCount } }`);
    expect(both.code).toBe("BAD_USER_INPUT");
  });

  test("whoever is not signed in is refused", async () => {
    const { ada } = await cast(app, "ada");
    expect((await ada.rest.get("/api/feed?scope=following")).status).toBe(401);
    expect((await ada.gql.ask("{ feed(scope: FOLLOWING) { totalCount } }")).code).toBe("UNAUTHENTICATED");
  });
});
