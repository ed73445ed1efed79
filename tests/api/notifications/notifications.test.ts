import { describe, expect, test } from "vitest";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import {
  markSeen,
  notificationTexts,
  notificationsOf,
  readNotifications,
  setCommentLike,
  setLike,
} from "#tests/kit/notifications";
import { block, join, mute, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);

describe("a member is notified", () => {
  test("of likes: one row with names, a count, and a link", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("A city of small bridges");
    await setLike(bo, post);
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
    await setLike(cy, post);
    expect(await notificationTexts(ada)).toEqual(["Cy and Bo liked your idea"]);
    const fans = await Promise.all(["Dee", "Eve", "Fay", "Gus", "Hal"].map((name) => join(app, name)));
    for (const fan of fans) await setLike(fan, post);
    const [row] = await notificationsOf(ada);
    expect(row).toMatchObject({ text: "Hal and 6 others liked your idea", actorsCount: 7 });
    expect(row?.actors.map(({ name }) => name)).toEqual(["Hal", "Gus", "Fay", "Eve", "Dee"]);
    expect((await readNotifications(ada)).counters.notifications).toBe(1);
  });

  test("of comments, replies, mentions and likes of comments, each member once", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts(`Hello @${cy.username}`);
    expect(await notificationTexts(cy)).toEqual(["Ada mentioned you in an idea"]);
    const first = await bo.comments(post, "I like the bridges");
    expect(await notificationsOf(ada)).toMatchObject([
      { text: "Bo commented on your idea", url: `/post/${post.id}?comment=${first.id}`, excerpt: "I like the bridges" },
    ]);
    const reply = await cy.comments(post, `So do I, @${bo.username} and @${ada.username}`, first);
    expect(await notificationTexts(bo)).toEqual(["Cy replied to your comment"]);
    expect(await notificationTexts(ada)).toEqual(["Cy and Bo commented on your idea"]);
    await ada.comments(post, "Thank you", reply);
    expect((await notificationTexts(cy))[0]).toBe("Ada replied to your comment");
    expect(await notificationTexts(bo)).toEqual(["Ada and Cy replied to your comment"]);
    await setCommentLike(ada, first);
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
    expect((await readNotifications(bo)).counters).toEqual({ notifications: 1, bondRequests: 1 });
    const { body } = await bo.get<{ requests: { id: number }[] }>("/api/friends/requests");
    await bo.send(`/api/friends/requests/${body.requests[0]?.id}/accept`);
    expect(await notificationsOf(bo)).toEqual([]);
    expect(await notificationsOf(ada)).toMatchObject([
      { text: "Bo accepted your friend request", url: `/profile/${bo.username.toLowerCase()}` },
    ]);
    const cy = await join(app, "Cy");
    await cy.send("/api/friends/request", { user_id: bo.id });
    expect(await notificationsOf(bo)).toHaveLength(1);
    await cy.query(`mutation ($id: ID!) { withdrawBondRequest(id: $id) { id } }`, { id: String(bo.id) });
    expect(await notificationsOf(bo)).toEqual([]);
    expect((await readNotifications(bo)).counters).toEqual({ notifications: 0, bondRequests: 0 });
  });

  test("never of their own acts", async () => {
    const { ada } = await people(app);
    const post = await ada.posts(`I, @${ada.username}`);
    await setLike(ada, post);
    await setCommentLike(ada, await ada.comments(post, `Me, @${ada.username}`));
    expect(await notificationsOf(ada)).toEqual([]);
  });

  test("of a mention that an edit adds, and not any more of one that it removes", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Who was it?");
    await ada.rest.put(`/api/posts/${post.id}`, { content: `It was @${bo.username}` }, { token: ada.token });
    expect(await notificationTexts(bo)).toEqual(["Ada mentioned you in an idea"]);
    await ada.rest.put(`/api/posts/${post.id}`, { content: "It was nobody" }, { token: ada.token });
    expect(await notificationTexts(bo)).toEqual([]);
    const comment = await ada.comments(post, "Or was it?");
    const edit = (content: string) => rest.put(`/api/comments/${comment.id}`, { content }, { token: ada.token });
    await edit(`Or @${bo.username}?`);
    expect(await notificationTexts(bo)).toEqual(["Ada mentioned you in a comment"]);
    await edit("Or not?");
    expect(await notificationTexts(bo)).toEqual([]);
  });
});

describe("the reversal of an act", () => {
  test("removes the member from the row of a like, and a repeated like alerts once", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await setLike(bo, post);
    await setLike(cy, post);
    await setLike(cy, post, false);
    expect(await notificationTexts(ada)).toEqual(["Bo liked your idea"]);
    await setLike(bo, post, false);
    expect(await notificationsOf(ada)).toEqual([]);
    expect((await readNotifications(ada)).counters.notifications).toBe(0);
    await setLike(bo, post);
    expect(await notificationTexts(ada)).toEqual(["Bo liked your idea"]);
    await markSeen(ada);
    await setLike(bo, post, false);
    await setLike(bo, post);
    expect(await notificationsOf(ada)).toMatchObject([{ text: "Bo liked your idea", seen: true, actorsCount: 1 }]);
    expect((await readNotifications(ada)).counters.notifications).toBe(0);
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
    await setLike(bo, post);
    await setLike(cy, post);
    await cy.comments(post, "Fine");
    await leaveForGood(app, cy);
    expect(await notificationsOf(ada)).toMatchObject([{ text: "Bo liked your idea", actorsCount: 1 }]);
  });

  test("for a deleted post removes its notifications", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Bridges");
    await setLike(bo, post);
    await rest.delete(`/api/posts/${post.id}`, { token: ada.token });
    expect((await readNotifications(ada)).counters.notifications).toBe(0);
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
    await setLike(bo, post);
    await age(ada, "23 hours");
    await setLike(cy, post);
    expect(await notificationTexts(ada)).toEqual(["Cy and Bo liked your idea"]);
    await age(ada, "25 hours");
    await setLike(dee, post);
    expect(await notificationTexts(ada)).toEqual(["Dee liked your idea", "Cy and Bo liked your idea"]);
  });

  test("ends after a week, however many events there are", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await setLike(bo, post);
    await age(ada, "1 minute", "169 hours");
    await setLike(cy, post);
    expect(await notificationTexts(ada)).toEqual(["Cy liked your idea", "Bo liked your idea"]);
  });

  test("makes a row unread again when another member is added", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    await setLike(bo, post);
    const [row] = await notificationsOf(ada);
    await ada.query(`mutation ($id: ID!) { setNotificationRead(id: $id, read: true) { id read seen } }`, {
      id: row?.id,
    });
    expect(await notificationsOf(ada)).toMatchObject([{ seen: true, read: true }]);
    await setLike(cy, post);
    expect(await notificationsOf(ada)).toMatchObject([{ id: row?.id, seen: false, read: false, actorsCount: 2 }]);
  });

  test("of simultaneous likes is one row with all members", async () => {
    const { ada, bo, cy } = await people(app);
    const fans: Person[] = [];
    for (let i = 0; i < 18; i++) fans.push(await join(app, `Fan${i}`));
    const [one, two] = [await ada.posts("One"), await ada.posts("Two")];
    await Promise.all([setLike(bo, one), setLike(cy, one)]);
    expect(await notificationsOf(ada)).toMatchObject([{ actorsCount: 2 }]);
    await Promise.all([bo, cy, ...fans].map((fan) => setLike(fan, two)));
    const [row] = await notificationsOf(ada);
    expect(row).toMatchObject({ actorsCount: 20 });
    await Promise.all(fans.map((fan) => setLike(fan, two, false)));
    expect((await notificationsOf(ada))[0]).toMatchObject({ actorsCount: 2 });
  });
});

describe("nobody is notified", () => {
  test("across a block, and of muted members, then and later", async () => {
    const { ada, bo, cy } = await people(app);
    const dee = await join(app, "Dee");
    const post = await ada.posts("Bridges");
    await mute(app, ada, bo);
    await setLike(bo, post);
    expect(await notificationsOf(ada)).toEqual([]);
    await setLike(cy, post);
    await setLike(dee, post);
    expect(await notificationTexts(ada)).toEqual(["Dee and Cy liked your idea"]);
    await block(app, cy, ada);
    expect(await notificationsOf(ada)).toMatchObject([{ text: "Dee liked your idea", actorsCount: 1 }]);
    await mute(app, ada, dee);
    expect(await notificationsOf(ada)).toEqual([]);
    expect(await readNotifications(ada)).toMatchObject({ counters: { notifications: 0 }, unreadNotificationsCount: 0 });
  });

  test("of a post that the member may not see, or no longer see", async () => {
    const { ada, bo, cy } = await people(app);
    await ada.posts(`For bonds: @${bo.username} and @${cy.username}`, { visibility: "bonds" });
    expect(await notificationTexts(bo)).toEqual(["Ada mentioned you in an idea"]);
    expect(await notificationTexts(cy)).toEqual([]);
    await rest.delete(`/api/friends/${bo.id}`, { token: ada.token });
    expect(await notificationTexts(bo)).toEqual([]);
  });

  test("of what is said in a thread that is hidden from the member, then and later", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Bridges");
    const top = await bo.comments(post, "A beginning");
    const own = await cy.comments(post, "A word", top);
    await ada.comments(post, `Well, @${cy.username}`, top);
    await ada.comments(post, "An answer", own);
    await setCommentLike(ada, own);
    expect(await notificationTexts(cy)).toHaveLength(3);
    await block(app, bo, cy);
    expect(await notificationsOf(cy)).toEqual([]);
    expect(await readNotifications(cy)).toMatchObject({ counters: { notifications: 0 }, unreadNotificationsCount: 0 });
    await ada.comments(post, `Again, @${cy.username}`, top);
    await ada.comments(post, "An answer", own);
    expect(await notificationsOf(cy)).toEqual([]);
    await rest.delete(`/api/users/${cy.id}/block`, { token: bo.token });
    expect(await notificationTexts(cy), "those of the time before are seen again").toHaveLength(3);
  });

  test("of types that the member switched off", async () => {
    const { ada, bo } = await people(app);
    const { data } = await ada.ask<{ setNotificationSetting: object }>(
      `mutation { setNotificationSetting(type: LIKE, enabled: false) { type enabled } }`,
    );
    expect(data).toEqual({ setNotificationSetting: { type: "LIKE", enabled: false } });
    const post = await ada.posts("Bridges");
    await setLike(bo, post);
    await bo.comments(post, `Well, @${ada.username}`);
    expect(await notificationTexts(ada)).toEqual(["Bo commented on your idea"]);
    await rest.put("/api/notifications/settings", { like: true, comment: false }, { token: ada.token });
    const settings = await ada.get<{ settings: Record<string, boolean> }>("/api/notifications/settings");
    expect(settings.body.settings).toMatchObject({ like: true, comment: false, mention: true });
    await bo.comments(post, `Once more, @${ada.username}`);
    expect((await notificationTexts(ada))[0]).toBe("Bo mentioned you in a comment");
    const nonsense = await rest.put("/api/notifications/settings", { like: "yes" }, { token: ada.token });
    expect(nonsense.status).toBe(422);
    expect(nonsense.body.errors).toEqual({ like: ["This must be on or off"] });
  });

  test("nor reads or marks another member's", async () => {
    const { ada, bo, cy } = await people(app);
    await setLike(bo, await ada.posts("Bridges"));
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
