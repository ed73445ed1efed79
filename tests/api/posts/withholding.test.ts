import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { sendMessage, talk, type RestConversation } from "#tests/kit/chat";
import { eventually } from "#tests/kit/eventually";
import { inside } from "#tests/kit/inside/inside";
import { Listener } from "#tests/kit/live";
import { notificationsOf } from "#tests/kit/notifications";
import { people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import type { RestComment, RestFeed, RestPost } from "#tests/kit/rest";
import { COUNTS, DriftLog, recountAll } from "#tests/api/counters/scene";

const log = new DriftLog();
const app = await startApp({}, log.options);
const act = inside(app);

type How = "hidden" | "removed";
const WHY = { rule: "no-ads", words: "This advertises a shop." };
const takeOff = (id: number, how: How) =>
  act((tx, { postWithholding }) => postWithholding.withhold(tx, { id, how, ...WHY }));
const putBack = (id: number, before: Awaited<ReturnType<typeof takeOff>>) =>
  act(async (tx, { postWithholding }) => before !== null && postWithholding.restore(tx, { id, before }));

const seen = async (who: Person, id: number) => (await who.get<{ post: RestPost }>(`/api/posts/${id}`)).status === 200;
const home = async (who: Person) => (await who.get<RestFeed>("/api/feed")).body;
const profileOf = async (who: Person, author: Person) =>
  (await who.get<RestFeed>(`/api/feed?username=${author.username}`)).body;
const finds = async (who: Person, query: string) => {
  const { search } = await who.query<{ search: { edges: { node: { post: { id: string } } }[] } }>(
    "query ($query: String!) { search(kind: IDEAS, query: $query, first: 5) { edges { node { post { id } } } } }",
    { query },
  );
  return search.edges.map(({ node }) => Number(node.post.id));
};

/** Every stored count is the number of its rows. */
async function expectRightCounts(): Promise<void> {
  await recountAll(app);
  expect(log.drifts).toEqual([]);
}

/** What Bo finds of a post of Ada's in every place where it may be. */
async function placesOf({ ada, bo }: { ada: Person; bo: Person }, post: RestPost, word: string) {
  const [feed, profile] = [await home(bo), await profileOf(bo, ada)];
  const { tag } = await bo.query<{ tag: { postsCount: number } }>(
    "query ($n: String!) { tag(name: $n) { postsCount } }",
    {
      n: word,
    },
  );
  return {
    page: await seen(bo, post.id),
    feed: feed.posts.some(({ id }) => id === post.id),
    total: feed.total,
    profile: profile.posts.some(({ id }) => id === post.id),
    written: profile.total,
    search: (await finds(bo, word)).includes(post.id),
    tagged: tag.postsCount,
  };
}

describe("a post that moderators take off", () => {
  test.each(["public", "bonds", "only_me"])("and that was %s is put back exactly", async (visibility) => {
    const { ada, bo, cy } = await people(app);
    const word = `lantern${ada.id}`;
    const post = await ada.posts(`Buy a #${word} at https://shop.example/${ada.id}`, { visibility });
    await ada.send(`/api/posts/${post.id}/bookmark`);
    const before = { bo: await placesOf({ ada, bo }, post, word), own: await placesOf({ ada, bo: ada }, post, word) };
    expect(before.bo.feed).toBe(visibility !== "only_me");
    expect(before.own).toMatchObject({ page: true, feed: true, profile: true, search: true });

    const was = await takeOff(post.id, "hidden");
    expect(was).toEqual({ visibility, withheld: null });
    expect(await takeOff(post.id, "hidden")).toBeNull();
    for (const who of [bo, cy]) expect(await seen(who, post.id)).toBe(false);
    const gone = visibility === "only_me" ? 0 : 1;
    await eventually(async () =>
      expect(await placesOf({ ada, bo }, post, word)).toMatchObject({
        feed: false,
        profile: false,
        search: false,
        total: before.bo.total - gone,
        written: before.bo.written - gone,
        tagged: 0,
      }),
    );
    // Its author sees it as before, and why others do not.
    expect(await placesOf({ ada, bo: ada }, post, word)).toMatchObject({ ...before.own, tagged: 0 });
    const { body } = await ada.get<{ post: RestPost }>(`/api/posts/${post.id}`);
    expect(body.post).toMatchObject({ visibility: "hidden", hidden_note: WHY, updated_at: post.updated_at });
    await expectRightCounts();

    const hidden = await takeOff(post.id, "removed");
    expect(hidden).toEqual({ visibility: "hidden", withheld: { visibility, ...WHY } });
    await eventually(async () =>
      expect(await placesOf({ ada, bo: ada }, post, word)).toMatchObject({
        page: false,
        feed: false,
        profile: false,
        search: false,
      }),
    );
    expect((await ada.get<{ posts: object[] }>("/api/bookmarks")).body.posts).toMatchObject([
      { id: post.id, available: false },
    ]);
    await expectRightCounts();

    expect(await putBack(post.id, was)).toBe(true);
    expect(await putBack(post.id, was)).toBe(false);
    await eventually(async () => expect(await placesOf({ ada, bo }, post, word)).toEqual(before.bo));
    expect(await placesOf({ ada, bo: ada }, post, word)).toEqual(before.own);
    const [back, links] = [
      await ada.get<{ post: RestPost }>(`/api/posts/${post.id}`),
      await app.sql`select from post_links where post_id = ${post.id}`,
    ];
    expect(back.body.post).toEqual({ ...post, bookmarked: true, bookmarks_count: 1, bookmarksCount: 1 });
    expect(links).toHaveLength(visibility === "public" ? 1 : 0);
    await expectRightCounts();
  });

  test("leaves open pages at once, cannot be opened again by its author, and can be deleted by them", async () => {
    const { ada, bo } = await people(app);
    const [post, other] = [await ada.posts("An advertisement"), await ada.posts("Another one")];
    const none = "999999999";
    const watch = async (who: Person) => {
      const tab = new Listener<{ postGone: string }>(
        app,
        who.token,
        "subscription ($ids: [ID!]!) { postGone(ids: $ids) }",
        {
          ids: [String(post.id), String(other.id), none],
        },
      );
      await tab.next(({ postGone }) => postGone === none);
      return tab;
    };
    const [his, hers] = [await watch(bo), await watch(ada)];
    const isAbout =
      ({ id }: RestPost) =>
      ({ postGone }: { postGone: string }) =>
        postGone === String(id);
    await takeOff(post.id, "hidden");
    await his.next(isAbout(post));
    await takeOff(other.id, "removed");
    await hers.next(isAbout(other));
    expect(hers.events.filter(isAbout(post))).toEqual([]);
    await Promise.all([his.stop(), hers.stop()]);

    const edit = await ada.rest.put<{ message: string }>(
      `/api/posts/${post.id}`,
      { visibility: "public" },
      { token: ada.token },
    );
    expect(edit).toMatchObject({
      status: 422,
      body: { message: "Moderators hid this post, so its audience cannot be changed" },
    });
    expect(
      (await ada.rest.put(`/api/posts/${post.id}`, { content: "Not one any more" }, { token: ada.token })).status,
    ).toBe(200);
    expect(await seen(bo, post.id)).toBe(false);
    for (const visibility of ["hidden", "removed"])
      expect((await ada.send("/api/posts", { content: "Mine", visibility })).status).toBe(422);
    for (const { id } of [post, other])
      expect((await ada.rest.delete(`/api/posts/${id}`, { token: ada.token })).status).toBe(200);
    expect(await putBack(post.id, { visibility: "public", withheld: null })).toBe(false);
    await expectRightCounts();
  });

  test("takes its pictures along, and brings them back", async () => {
    const { ada, bo } = await people(app);
    const file = await ada.uploads(await pictures.png());
    const post = await ada.posts("A picture", { media_ids: [file.id] });
    const address = post.image ?? "";
    expect((await fetch(address)).status).toBe(200);
    const was = await takeOff(post.id, "removed");
    await eventually(async () => expect((await fetch(address)).status).toBe(404));
    const [row] = await app.sql<{ key: string }[]>`select media -> 0 ->> 'key' as key from posts where id = ${post.id}`;
    expect(row?.key).toMatch(/^~/);
    expect((await fetch(`${app.url}/media/${row?.key}`)).status).not.toBe(200);
    await putBack(post.id, was);
    await eventually(async () => {
      const { body } = await bo.get<{ post: RestPost }>(`/api/posts/${post.id}`);
      expect((await fetch(body.post.image ?? "")).status).toBe(200);
    });
  });
});

test("a post in a private group that is hidden leaves the group for all but its author, and comes back to its members", async () => {
  const { ada, bo } = await people(app);
  const { body } = await bo.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name: `Quiet readers ${ada.id}`,
    description: "We read",
    category: "Design",
    visibility: "private",
  });
  await app.sql`insert into group_members (group_id, user_id, role, state) values (${body.group.id}, ${ada.id}, 'member', 'member')`;
  await app.sql`update groups set members_count = members_count + 1 where id = ${body.group.id}`;
  const post = await ada.posts("Only for us", { group_id: body.group.id });
  const inGroup = async (who: Person) => {
    const { group } = await who.query<{
      group: { posts: { totalCount: number; edges: { node: { id: string; visibility: string } }[] } };
    }>(
      "query ($slug: String!) { group(slug: $slug) { posts(first: 5) { totalCount edges { node { id visibility } } } } }",
      {
        slug: body.group.slug,
      },
    );
    return { total: group.posts.totalCount, posts: group.posts.edges.map(({ node }) => node) };
  };
  expect(await inGroup(bo)).toMatchObject({ total: 1 });
  const was = await takeOff(post.id, "hidden");
  expect(await inGroup(bo)).toMatchObject({ total: 0, posts: [] });
  expect(await inGroup(ada)).toMatchObject({ total: 1, posts: [{ id: String(post.id), visibility: "HIDDEN" }] });
  await putBack(post.id, was);
  expect(await inGroup(bo)).toMatchObject({ total: 1, posts: [{ id: String(post.id), visibility: "GROUP" }] });
});

test("a public post whose group is deleted while it is off waits with the group's others, and comes back with them", async () => {
  const { ada, bo } = await people(app);
  const { body } = await ada.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name: "Open Gardeners",
    description: "For everybody",
    category: "Design",
    visibility: "public",
  });
  const post = await ada.posts("Grown in the open", { group_id: body.group.id });
  const other = await ada.posts("Grown beside it", { group_id: body.group.id });
  const before = await takeOff(post.id, "removed");
  const name = { name: "Open Gardeners" };
  const gone = await ada.rest.send("DELETE", `/api/groups/${body.group.id}`, name, { token: ada.token });
  expect(gone.status).toBe(200);
  await putBack(post.id, before);
  expect([await seen(bo, post.id), await seen(bo, other.id)], "its group is deleted").toEqual([false, false]);
  await expectRightCounts();
  await ada.send(`/api/groups/${body.group.id}/restore`);
  expect([await seen(bo, post.id), await seen(bo, other.id)]).toEqual([true, true]);
  await expectRightCounts();
});

test("a comment that moderators remove looks deleted, and is put back with its text, likes, counts and notifications", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("A question");
  const root = await bo.comments(post, `An insult for @${cy.username}`);
  const reply = await cy.comments(post, "That hurts", root);
  await cy.send(`/api/comments/${root.id}/like`);
  const read = async (who: Person) => {
    const { body } = await who.get<{ comments: RestComment[] }>(`/api/posts/${post.id}/comments`);
    const opened = await who.get<{ post: RestPost }>(`/api/posts/${post.id}`);
    const kinds = (await notificationsOf(who)).map(({ type, excerpt }) => `${type} ${excerpt}`).toSorted();
    return { comments: body.comments, count: opened.body.post.comments_count, kinds };
  };
  const change = (id: number) => act((tx, { commentWithholding }) => commentWithholding.withhold(tx, { id }));
  const before = {
    ada: await eventually(async () => {
      const now = await read(ada);
      expect(now.kinds).toHaveLength(1);
      return now;
    }),
    cy: await read(cy),
  };
  expect(before.ada.count).toBe(2);

  const was = await change(root.id);
  expect(await change(root.id)).toBeNull();
  expect((await read(ada)).comments).toMatchObject([
    {
      id: root.id,
      deleted: true,
      content: "",
      user: null,
      likes_count: 0,
      replies: [{ id: reply.id, content: "That hurts" }],
    },
  ]);
  expect((await read(ada)).count).toBe(1);
  expect((await bo.rest.put(`/api/comments/${root.id}`, { content: "Again" }, { token: bo.token })).status).toBe(404);
  // Without replies nothing of it is shown, as of a deleted one.
  const replyWas = await change(reply.id);
  expect(await read(ada)).toMatchObject({ comments: [], count: 0 });
  await expectRightCounts();
  for (const [id, what] of [
    [reply.id, replyWas],
    [root.id, was],
  ] as const)
    expect(
      await act(
        async (tx, { commentWithholding }) => what !== null && commentWithholding.restore(tx, { id, before: what }),
      ),
    ).toBe(true);
  await eventually(async () => {
    expect(await read(ada)).toEqual(before.ada);
    expect(await read(cy)).toEqual(before.cy);
  });
  await expectRightCounts();
});

test("a message that moderators remove looks deleted, and is put back with its text, pictures and reactions", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  const picture = await ada.uploads(await pictures.png());
  const message = await sendMessage(ada, conversation, "A threat", { media_ids: [picture.id] });
  await bo.send(`/api/messages/${message.id}/reactions`, { emoji: "👍" });
  const read = async () =>
    (await bo.get<{ conversation: RestConversation }>(`/api/conversations/${conversation.id}`)).body.conversation;
  const bare = ({ unreadCount, messages }: RestConversation) => ({
    unreadCount,
    messages: messages.map(({ media, ...rest }) => ({ ...rest, media: media.length })),
  });
  const before = bare(await read());
  expect(before).toMatchObject({
    unreadCount: 1,
    messages: [{ text: "A threat", media: 1, reactions: [{ count: 1 }] }],
  });
  const take = () => act((tx, { messageWithholding }) => messageWithholding.withhold(tx, { id: message.id }));
  const was = await take();
  expect(was).toEqual({});
  expect(await take()).toBeNull();
  expect(bare(await read())).toMatchObject({
    unreadCount: 0,
    messages: [{ text: "", media: 0, reactions: [], deleted: true }],
  });
  expect(await act((tx, { messageWithholding }) => messageWithholding.restore(tx, { id: message.id }))).toBe(true);
  expect(bare(await read())).toEqual(before);
});

test("there are counts to compare", () => expect(COUNTS.length).toBeGreaterThan(10));
