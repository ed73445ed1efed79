import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, mute, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);

interface Notified {
  id: string;
  type: string;
  text: string;
  actorsCount: number;
  url: string;
  excerpt: string | null;
  seen: boolean;
  read: boolean;
  actors: { id: string; name: string }[];
}

const LIST = `query ($first: Int, $after: String, $filter: NotificationFilter) { viewer {
  unreadNotificationsCount counters { notifications bondRequests }
  notifications(first: $first, after: $after, filter: $filter) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { id type text actorsCount url excerpt seen read actors { id name } createdAt } } } } }`;

interface Answer {
  viewer: {
    unreadNotificationsCount: number;
    counters: { notifications: number; bondRequests: number };
    notifications: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: { node: Notified & { createdAt: string } }[];
    };
  };
}

const look = async (who: Person, variables: Record<string, unknown> = {}) =>
  (await who.query<Answer>(LIST, variables)).viewer;
const notificationsOf = async (who: Person) => (await look(who)).notifications.edges.map(({ node }) => node);
const texts = async (who: Person) => (await notificationsOf(who)).map(({ text }) => text);
const like = (who: Person, post: { id: number }, liked = true) =>
  who.query(`mutation ($id: ID!, $liked: Boolean!) { setLiked(postId: $id, liked: $liked) { id } }`, {
    id: String(post.id),
    liked,
  });
const likeComment = (who: Person, comment: { id: number }, liked = true) =>
  who.query(`mutation ($id: ID!, $liked: Boolean!) { setCommentLiked(id: $id, liked: $liked) { id } }`, {
    id: String(comment.id),
    liked,
  });
const seen = (who: Person) => who.query(`mutation { markNotificationsSeen { notifications } }`);

describe("a member is notified", () => {
  test("of likes: one row with names, a count, and a link", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("A city of small bridges");
    await like(bo, post);
    expect(await notificationsOf(ada)).toMatchObject([
      {
        type: "LIKE",
        text: "Bo liked your idea",
        actorsCount: 1,
        url: `/post/${post.id}`,
        excerpt: "A city of small bridges",
        seen: false,
        read: false,
        actors: [{ id: String(bo.id), name: "Bo" }],
      },
    ]);
    await like(cy, post);
    expect(await texts(ada)).toEqual(["Cy and Bo liked your idea"]);
    const fans = await Promise.all(["Dee", "Eve", "Fay", "Gus", "Hal"].map((name) => join(app, name)));
    for (const fan of fans) await like(fan, post);
    const [row] = await notificationsOf(ada);
    expect(row).toMatchObject({ text: "Hal and 6 others liked your idea", actorsCount: 7 });
    expect(row?.actors.map(({ name }) => name)).toEqual(["Hal", "Gus", "Fay", "Eve", "Dee"]);
    expect((await look(ada)).counters.notifications).toBe(1);
  });

  test("of comments, replies, mentions and likes of comments, each member once", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts(`Hello @${cy.username}`);
    expect(await texts(cy)).toEqual(["Ada mentioned you in an idea"]);
    const first = await bo.comments(post, "I like the bridges");
    expect(await notificationsOf(ada)).toMatchObject([
      { text: "Bo commented on your idea", url: `/post/${post.id}?comment=${first.id}`, excerpt: "I like the bridges" },
    ]);
    const reply = await cy.comments(post, `So do I, @${bo.username} and @${ada.username}`, first);
    expect(await texts(bo)).toEqual(["Cy replied to your comment"]);
    expect(await texts(ada)).toEqual(["Cy and Bo commented on your idea"]);
    await ada.comments(post, "Thank you", reply);
    expect((await texts(cy))[0]).toBe("Ada replied to your comment");
    expect(await texts(bo)).toEqual(["Ada and Cy replied to your comment"]);
    await likeComment(ada, first);
    expect((await notificationsOf(bo))[0]).toMatchObject({
      text: "Ada liked your comment",
      url: `/post/${post.id}?comment=${first.id}`,
      excerpt: "I like the bridges",
    });
  });

  test("of friend requests while they are pending, and of their acceptance", async () => {
    const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
    await ada.send("/api/friends/request", { user_id: bo.id });
    expect(await notificationsOf(bo)).toMatchObject([
      { type: "BOND_REQUEST", text: "Ada sent you a friend request", url: "/bonds" },
    ]);
    expect((await look(bo)).counters).toEqual({ notifications: 1, bondRequests: 1 });
    const { body } = await bo.get<{ requests: { id: number }[] }>("/api/friends/requests");
    await bo.send(`/api/friends/requests/${body.requests[0]?.id}/accept`);
    expect(await notificationsOf(bo)).toEqual([]);
    expect(await notificationsOf(ada)).toMatchObject([
      { text: "Bo accepted your friend request", url: `/profile/${bo.username.toLowerCase()}` },
    ]);
    const cy = await join(app, "Cy");
    await cy.send("/api/friends/request", { user_id: bo.id });
    expect(await notificationsOf(bo)).toHaveLength(1);
    await cy.query(`mutation ($id: ID!) { withdrawBondRequest(userId: $id) { id } }`, { id: String(bo.id) });
    expect(await notificationsOf(bo)).toEqual([]);
    expect((await look(bo)).counters).toEqual({ notifications: 0, bondRequests: 0 });
  });

  test("never of their own acts", async () => {
    const { ada } = await people(app);
    const post = await ada.posts(`I, @${ada.username}`);
    await like(ada, post);
    await likeComment(ada, await ada.comments(post, `Me, @${ada.username}`));
    expect(await notificationsOf(ada)).toEqual([]);
  });

  test("of a mention that an edit adds, and not any more of one that it removes", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Who was it?");
    await ada.rest.put(`/api/posts/${post.id}`, { content: `It was @${bo.username}` }, { token: ada.token });
    expect(await texts(bo)).toEqual(["Ada mentioned you in an idea"]);
    await ada.rest.put(`/api/posts/${post.id}`, { content: "It was nobody" }, { token: ada.token });
    expect(await texts(bo)).toEqual([]);
    const comment = await ada.comments(post, "Or was it?");
    const edit = (content: string) => rest.put(`/api/comments/${comment.id}`, { content }, { token: ada.token });
    await edit(`Or @${bo.username}?`);
    expect(await texts(bo)).toEqual(["Ada mentioned you in a comment"]);
    await edit("Or not?");
    expect(await texts(bo)).toEqual([]);
  });
});

describe("the reversal of an act", () => {
  test("removes the member from the row of a like, and a repeated like alerts once", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    await like(cy, post);
    await like(cy, post, false);
    expect(await texts(ada)).toEqual(["Bo liked your idea"]);
    await like(bo, post, false);
    expect(await notificationsOf(ada)).toEqual([]);
    expect((await look(ada)).counters.notifications).toBe(0);
    await like(bo, post);
    expect(await texts(ada)).toEqual(["Bo liked your idea"]);
    await seen(ada);
    await like(bo, post, false);
    await like(bo, post);
    expect(await notificationsOf(ada)).toMatchObject([{ text: "Bo liked your idea", seen: true, actorsCount: 1 }]);
    expect((await look(ada)).counters.notifications).toBe(0);
  });

  test("removes the member from the row of a comment only with their last one", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Bridges");
    const [first, second] = [await bo.comments(post, "One"), await bo.comments(post, "Two")];
    expect(await notificationsOf(ada)).toMatchObject([{ actorsCount: 1, excerpt: "Two" }]);
    await rest.delete(`/api/comments/${second.id}`, { token: bo.token });
    expect(await notificationsOf(ada)).toMatchObject([{ actorsCount: 1, excerpt: "One" }]);
    await rest.delete(`/api/comments/${first.id}`, { token: bo.token });
    expect(await notificationsOf(ada)).toEqual([]);
  });

  test("for a deleted account removes everything", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    await like(cy, post);
    await cy.comments(post, "Fine");
    await cy.rest.send("DELETE", "/api/account", { password: "correct horse battery" }, { token: cy.token });
    expect(await notificationsOf(ada)).toMatchObject([{ text: "Bo liked your idea", actorsCount: 1 }]);
  });

  test("for a deleted post removes its notifications", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    await rest.delete(`/api/posts/${post.id}`, { token: ada.token });
    expect((await look(ada)).counters.notifications).toBe(0);
  });
});

describe("grouping", () => {
  const age = (who: Person, last: string, first = last) =>
    app.sql`update notifications set last_event_at = now() - ${last}::interval, created_at = now() - ${first}::interval
      where user_id = ${who.id}`;

  test("continues within a day of the last event, and begins again after it", async () => {
    const { ada, bo, cy } = await people(app);
    const dee = await join(app, "Dee");
    const post = await ada.posts("Bridges");
    await like(bo, post);
    await age(ada, "23 hours");
    await like(cy, post);
    expect(await texts(ada)).toEqual(["Cy and Bo liked your idea"]);
    await age(ada, "25 hours");
    await like(dee, post);
    expect(await texts(ada)).toEqual(["Dee liked your idea", "Cy and Bo liked your idea"]);
  });

  test("ends after a week, however many events there are", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    await age(ada, "1 minute", "169 hours");
    await like(cy, post);
    expect(await texts(ada)).toEqual(["Cy liked your idea", "Bo liked your idea"]);
  });

  test("makes a row unread again when another member is added", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    const [row] = await notificationsOf(ada);
    await ada.query(`mutation ($id: ID!) { setNotificationRead(id: $id, read: true) { id read seen } }`, {
      id: row?.id,
    });
    expect(await notificationsOf(ada)).toMatchObject([{ seen: true, read: true }]);
    await like(cy, post);
    expect(await notificationsOf(ada)).toMatchObject([{ id: row?.id, seen: false, read: false, actorsCount: 2 }]);
  });

  test("of simultaneous likes is one row with all members", async () => {
    const { ada, bo, cy } = await people(app);
    const fans: Person[] = [];
    for (let i = 0; i < 18; i++) fans.push(await join(app, `Fan${i}`));
    const [one, two] = [await ada.posts("One"), await ada.posts("Two")];
    await Promise.all([like(bo, one), like(cy, one)]);
    expect(await notificationsOf(ada)).toMatchObject([{ actorsCount: 2 }]);
    await Promise.all([bo, cy, ...fans].map((fan) => like(fan, two)));
    const [row] = await notificationsOf(ada);
    expect(row).toMatchObject({ actorsCount: 20 });
    await Promise.all(fans.map((fan) => like(fan, two, false)));
    expect((await notificationsOf(ada))[0]).toMatchObject({ actorsCount: 2 });
  });
});

describe("nobody is notified", () => {
  test("across a block, and of muted members, then and later", async () => {
    const { ada, bo, cy } = await people(app);
    const dee = await join(app, "Dee");
    const post = await ada.posts("Bridges");
    await mute(app, ada, bo);
    await like(bo, post);
    expect(await notificationsOf(ada)).toEqual([]);
    await like(cy, post);
    await like(dee, post);
    expect(await texts(ada)).toEqual(["Dee and Cy liked your idea"]);
    await block(app, cy, ada);
    expect(await notificationsOf(ada)).toMatchObject([{ text: "Dee liked your idea", actorsCount: 1 }]);
    await mute(app, ada, dee);
    expect(await notificationsOf(ada)).toEqual([]);
    expect(await look(ada)).toMatchObject({ counters: { notifications: 0 }, unreadNotificationsCount: 0 });
  });

  test("of a post that the member may not see, or no longer see", async () => {
    const { ada, bo, cy } = await people(app);
    await ada.posts(`For bonds: @${bo.username} and @${cy.username}`, { visibility: "bonds" });
    expect(await texts(bo)).toEqual(["Ada mentioned you in an idea"]);
    expect(await texts(cy)).toEqual([]);
    await rest.delete(`/api/friends/${bo.id}`, { token: ada.token });
    expect(await texts(bo)).toEqual([]);
  });

  test("of types that the member switched off", async () => {
    const { ada, bo } = await people(app);
    const { data } = await ada.ask<{ setNotificationSetting: object }>(
      `mutation { setNotificationSetting(type: LIKE, enabled: false) { type enabled } }`,
    );
    expect(data).toEqual({ setNotificationSetting: { type: "LIKE", enabled: false } });
    const post = await ada.posts("Bridges");
    await like(bo, post);
    await bo.comments(post, `Well, @${ada.username}`);
    expect(await texts(ada)).toEqual(["Bo commented on your idea"]);
    await rest.put("/api/notifications/settings", { like: true, comment: false }, { token: ada.token });
    const settings = await ada.get<{ settings: Record<string, boolean> }>("/api/notifications/settings");
    expect(settings.body.settings).toMatchObject({ like: true, comment: false, mention: true });
    await bo.comments(post, `Once more, @${ada.username}`);
    expect((await texts(ada))[0]).toBe("Bo mentioned you in a comment");
    const nonsense = await rest.put("/api/notifications/settings", { like: "yes" }, { token: ada.token });
    expect(nonsense.status).toBe(422);
    expect(nonsense.body.errors).toEqual({ like: ["This is either on or off"] });
  });

  test("nor reads or marks another member's", async () => {
    const { ada, bo, cy } = await people(app);
    await like(bo, await ada.posts("Bridges"));
    const [row] = await notificationsOf(ada);
    expect(
      (await rest.send("PATCH", `/api/notifications/${row?.id}`, { read: true }, { token: cy.token })).status,
    ).toBe(404);
    await cy.query(`mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }`, { ids: [row?.id] });
    expect(await notificationsOf(ada)).toMatchObject([{ read: false }]);
    for (const path of ["", "/count", "/settings"])
      expect((await rest.get(`/api/notifications${path}`)).status).toBe(401);
    const guest = await ada.gql.ask("mutation { markNotificationsSeen { notifications } }");
    expect(guest.code).toBe("UNAUTHENTICATED");
  });
});

describe("groups and conversations", () => {
  /** Writes a notification as an act would, for types that groups and chat create. */
  const noted = (who: Person, actor: Person, type: string, thing: { group?: number; conversation?: number }) =>
    app.sql`with row as (
        insert into notifications (user_id, type, group_key, group_id, conversation_id)
        values (${who.id}, ${type}, ${type}, ${thing.group ?? null}, ${thing.conversation ?? null}) returning id
      ) insert into notification_events (notification_id, user_id, actor_id) select id, ${who.id}, ${actor.id} from row`;

  test("notify their managers of requests, while they are pending", async () => {
    const { ada, bo } = await people(app);
    const slug = `slow-cities-${ada.id}`;
    const [group] = await app.sql<{ id: number }[]>`insert into groups (slug, name, description, category, visibility)
      values (${slug}, 'Slow Cities', '', 'Society', 'private') returning id::int`;
    const id = group?.id ?? 0;
    await app.sql`insert into group_members (group_id, user_id, role, state) values (${id}, ${ada.id}, 'owner', 'member')`;
    await noted(ada, bo, "group_request", { group: id });
    expect(await notificationsOf(ada)).toMatchObject([
      { text: "Bo asked to join Slow Cities", url: `/groups/${slug}?tab=requests` },
    ]);
    await app.sql`delete from group_members where group_id = ${id}`;
    expect(await notificationsOf(ada)).toEqual([]);
  });

  test("notify of somebody who wants to write, until that is answered", async () => {
    const { ada, cy } = await people(app);
    const [conversation] = await app.sql<{ id: number }[]>`
      insert into conversations (kind, low_id, high_id)
      values ('direct', ${Math.min(ada.id, cy.id)}, ${Math.max(ada.id, cy.id)}) returning id::int`;
    const id = conversation?.id ?? 0;
    await app.sql`insert into participants (conversation_id, user_id, state) values (${id}, ${ada.id}, 'request')`;
    await noted(ada, cy, "message_request", { conversation: id });
    expect(await notificationsOf(ada)).toMatchObject([
      { text: "Cy wants to send you a message", url: `/chat?c=${id}` },
    ]);
    await app.sql`update participants set state = 'accepted' where conversation_id = ${id}`;
    expect(await notificationsOf(ada)).toEqual([]);
  });
});

describe("seen and read", () => {
  test("are two states: opening the menu marks as seen, and leaves the rows unread", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    await cy.comments(post, "Fine");
    expect(await look(ada)).toMatchObject({ counters: { notifications: 2 }, unreadNotificationsCount: 2 });
    expect(await ada.query("mutation { markNotificationsSeen { notifications bondRequests } }")).toEqual({
      markNotificationsSeen: { notifications: 0, bondRequests: 0 },
    });
    expect(await look(ada)).toMatchObject({ counters: { notifications: 0 }, unreadNotificationsCount: 2 });
    expect(await ada.query("mutation { markNotificationsRead }")).toEqual({ markNotificationsRead: 2 });
    expect(await look(ada)).toMatchObject({ unreadNotificationsCount: 0 });
    expect((await look(ada, { filter: "UNREAD" })).notifications.edges).toEqual([]);
    const [row] = await notificationsOf(ada);
    await ada.query(`mutation ($id: ID!) { setNotificationRead(id: $id, read: false) { id } }`, { id: row?.id });
    expect((await look(ada, { filter: "UNREAD" })).notifications.edges.map(({ node }) => node.id)).toEqual([row?.id]);
    expect((await look(ada)).counters.notifications).toBe(0);
  });

  test("mark no more than what was visible", async () => {
    const { ada, bo, cy } = await people(app);
    await like(bo, await ada.posts("One"));
    const upTo = (await look(ada)).notifications.edges[0]?.node.createdAt;
    await like(cy, await ada.posts("Two"));
    await ada.query(`mutation ($upTo: DateTime) { markNotificationsSeen(upTo: $upTo) { notifications } }`, { upTo });
    expect((await look(ada)).counters.notifications).toBe(1);
    await ada.query(`mutation ($upTo: DateTime) { markNotificationsRead(upTo: $upTo) }`, { upTo });
    expect(await notificationsOf(ada)).toMatchObject([{ read: false }, { read: true }]);
  });
});

describe("the list", () => {
  test("comes in pages that continue each other, at the same cost whatever their length", async () => {
    const { ada, bo } = await people(app);
    for (let i = 0; i < 12; i++) await like(bo, await ada.posts(`Idea ${i}`));
    const first = (await look(ada, { first: 5 })).notifications;
    expect(first).toMatchObject({ totalCount: 12, pageInfo: { hasNextPage: true } });
    const second = (await look(ada, { first: 50, after: first.pageInfo.endCursor })).notifications;
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.edges, ...second.edges].map(({ node }) => node.excerpt)).toEqual(
      Array.from({ length: 12 }, (_, i) => `Idea ${11 - i}`),
    );
    const spent = async (size: number) => {
      const before = app.statements.length;
      await look(ada, { first: size });
      return app.statements.slice(before).filter((one) => /notifications|"users"/.test(one)).length;
    };
    expect(await spent(12)).toBe(await spent(2));
  });

  test("is the same in REST", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    const comment = await cy.comments(post, "Fine");
    const { body } = await ada.get<{ notifications: { id: number }[]; hasMore: boolean }>("/api/notifications");
    expect(body).toEqual({
      success: true,
      hasMore: false,
      notifications: [
        {
          id: expect.any(Number),
          type: "comment",
          text: "Cy commented on your idea",
          excerpt: "Fine",
          actors: [expect.objectContaining({ id: cy.id, name: "Cy", username: cy.username, avatar: null })],
          actors_count: 1,
          post_id: post.id,
          comment_id: comment.id,
          group_id: null,
          conversation_id: null,
          url: `/post/${post.id}?comment=${comment.id}`,
          seen: false,
          read: false,
          created_at: expect.stringMatching(/Z$/),
        },
        expect.objectContaining({ type: "like", text: "Bo liked your idea" }),
      ],
    });
    const count = async () => (await ada.get("/api/notifications/count")).body;
    expect(await count()).toEqual({ success: true, count: 2, unread_count: 2 });
    expect((await ada.send("/api/notifications/seen", {})).body).toMatchObject({
      message: "Notifications seen",
      count: 0,
    });
    const id = body.notifications[0]?.id;
    const patch = (read: unknown) => rest.send("PATCH", `/api/notifications/${id}`, { read }, { token: ada.token });
    expect((await patch(true)).body).toMatchObject({ notification: { id, read: true, seen: true } });
    expect(await count()).toEqual({ success: true, count: 0, unread_count: 1 });
    const unread = await ada.get<{ notifications: { type: string }[] }>("/api/notifications?filter=unread");
    expect(unread.body.notifications.map(({ type }) => type)).toEqual(["like"]);
    expect((await patch(false)).body).toMatchObject({ notification: { read: false, seen: true } });
    expect((await ada.send("/api/notifications/read", {})).body).toMatchObject({ count: 2 });
    const wrong = await Promise.all([
      patch("yes"),
      ada.get("/api/notifications?filter=mine"),
      ada.send("/api/notifications/seen", { up_to: "yesterday" }),
      rest.send("PATCH", "/api/notifications/999999999", { read: true }, { token: ada.token }),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 404]);
  });

  test("answers unknown methods with the supported ones", async () => {
    const { ada } = await people(app);
    const put = await rest.put("/api/notifications/1", {}, { token: ada.token });
    expect(put.status).toBe(405);
    expect(put.headers.get("allow")).toBe("PATCH, OPTIONS");
    const options = await rest.send("OPTIONS", "/api/notifications/1", undefined);
    expect([options.status, options.headers.get("allow")]).toEqual([204, "PATCH, OPTIONS"]);
    const headers = { origin: app.url, "access-control-request-method": "PATCH" };
    const preflight = await rest.send("OPTIONS", "/api/notifications/1", undefined, { headers });
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
  });
});
