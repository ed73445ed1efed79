import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { notificationsOf, readNotifications, setLike } from "#tests/kit/notifications";
import { people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);

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
    await setLike(bo, post);
    await cy.comments(post, "Fine");
    expect(await readNotifications(ada)).toMatchObject({ counters: { notifications: 2 }, unreadNotificationsCount: 2 });
    expect(await ada.query("mutation { markNotificationsSeen { notifications bondRequests } }")).toEqual({
      markNotificationsSeen: { notifications: 0, bondRequests: 0 },
    });
    expect(await readNotifications(ada)).toMatchObject({ counters: { notifications: 0 }, unreadNotificationsCount: 2 });
    expect(await ada.query("mutation { markNotificationsRead }")).toEqual({ markNotificationsRead: 2 });
    expect(await readNotifications(ada)).toMatchObject({ unreadNotificationsCount: 0 });
    expect((await readNotifications(ada, { filter: "UNREAD" })).notifications.edges).toEqual([]);
    const [row] = await notificationsOf(ada);
    await ada.query(`mutation ($id: ID!) { setNotificationRead(id: $id, read: false) { id } }`, { id: row?.id });
    expect((await readNotifications(ada, { filter: "UNREAD" })).notifications.edges.map(({ node }) => node.id)).toEqual(
      [row?.id],
    );
    expect((await readNotifications(ada)).counters.notifications).toBe(0);
  });

  test("mark no more than what was visible", async () => {
    const { ada, bo, cy } = await people(app);
    await setLike(bo, await ada.posts("One"));
    const upTo = (await readNotifications(ada)).notifications.edges[0]?.node.createdAt;
    await setLike(cy, await ada.posts("Two"));
    await ada.query(`mutation ($upTo: DateTime) { markNotificationsSeen(upTo: $upTo) { notifications } }`, { upTo });
    expect((await readNotifications(ada)).counters.notifications).toBe(1);
    await ada.query(`mutation ($upTo: DateTime) { markNotificationsRead(upTo: $upTo) }`, { upTo });
    expect(await notificationsOf(ada)).toMatchObject([{ read: false }, { read: true }]);
  });
});

describe("the list", () => {
  test("comes in pages that continue each other, at the same cost whatever their length", async () => {
    const { ada, bo } = await people(app);
    for (let i = 0; i < 12; i++) await setLike(bo, await ada.posts(`Idea ${i}`));
    const first = (await readNotifications(ada, { first: 5 })).notifications;
    expect(first).toMatchObject({ totalCount: 12, pageInfo: { hasNextPage: true } });
    const second = (await readNotifications(ada, { first: 50, after: first.pageInfo.endCursor })).notifications;
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.edges, ...second.edges].map(({ node }) => node.excerpt)).toEqual(
      Array.from({ length: 12 }, (_, i) => `Idea ${11 - i}`),
    );
    const spent = async (size: number) => {
      const before = app.statements.length;
      await readNotifications(ada, { first: size });
      return app.statements.slice(before).filter((one) => /notifications|"users"/.test(one)).length;
    };
    expect(await spent(12)).toBe(await spent(2));
  });

  test("is the same in REST", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await setLike(bo, post);
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
