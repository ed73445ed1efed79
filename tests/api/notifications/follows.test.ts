import { beforeEach, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { markSeen, notificationsOf, notificationTexts, readNotifications } from "#tests/kit/notifications";
import { befriend, block, join, mute, type Person } from "#tests/kit/people";

const app = await startApp();

const setFollow = (who: Person, { id }: Person, followed = true) =>
  who.query(`mutation ($id: ID!) { ${followed ? "follow" : "unfollow"}(userId: $id) { id } }`, { id: String(id) });

let ada: Person;
let bo: Person;
let cy: Person;

beforeEach(async () => {
  [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
});

describe("a member who is followed is notified", () => {
  test("by one row for all followers, with a link, in both faces", async () => {
    await setFollow(bo, ada);
    expect(await notificationsOf(ada)).toMatchObject([
      { type: "FOLLOW", text: "Bo followed you", actorsCount: 1, url: `/profile/${bo.username}`, seen: false },
    ]);
    expect((await cy.send(`/api/users/${ada.id}/follow`)).status).toBe(200);
    expect(await notificationTexts(ada)).toEqual(["Cy and Bo followed you"]);
    expect(await notificationsOf(ada), "to all of them").toMatchObject([{ url: "/friends?tab=followers" }]);
    const { body } = await ada.get<{ notifications: { type: string; text: string; actors_count: number }[] }>(
      "/api/notifications",
    );
    expect(body.notifications).toMatchObject([{ type: "follow", text: "Cy and Bo followed you", actors_count: 2 }]);
  });

  test("not again by whoever ends the follow and follows again, however much later", async () => {
    await setFollow(bo, ada);
    expect(await notificationTexts(ada)).toEqual(["Bo followed you"]);
    await markSeen(ada);
    await setFollow(bo, ada, false);
    expect(await notificationTexts(ada)).toEqual([]);
    await setFollow(bo, ada);
    expect(await notificationsOf(ada)).toMatchObject([{ text: "Bo followed you", seen: true }]);
    await app.sql`update notifications set last_event_at = now() - interval '3 days', created_at = now() - interval '9 days'
      where user_id = ${ada.id}`;
    await setFollow(bo, ada, false);
    await setFollow(bo, ada);
    expect(await notificationsOf(ada)).toMatchObject([{ text: "Bo followed you", actorsCount: 1, seen: true }]);
    expect((await readNotifications(ada)).counters.notifications).toBe(0);
  });

  test("of each follow alone: a member who follows two ends one of them", async () => {
    await setFollow(bo, ada);
    await setFollow(bo, cy);
    await setFollow(bo, cy, false);
    expect(await notificationTexts(ada)).toEqual(["Bo followed you"]);
    expect(await notificationTexts(cy)).toEqual([]);
  });

  test("unless they turned it off, through either face", async () => {
    const settings = await ada.rest.put("/api/notifications/settings", { follow: false }, { token: ada.token });
    expect(settings.body).toMatchObject({ settings: { follow: false, like: true } });
    await setFollow(bo, ada);
    expect(await notificationTexts(ada)).toEqual([]);
    await ada.query(`mutation { setNotificationSetting(type: FOLLOW, enabled: true) { enabled } }`);
    await setFollow(cy, ada);
    expect(await notificationTexts(ada)).toEqual(["Cy followed you"]);
  });
});

describe("nobody is notified of a follow", () => {
  test("by whom they have muted, or who has muted them", async () => {
    await mute(app, ada, bo);
    await mute(app, cy, ada);
    await setFollow(bo, ada);
    await setFollow(cy, ada);
    expect(await notificationTexts(ada)).toEqual([]);
  });

  test("that a bond brings with it, before or after, nor of one that ended with a bond or a block", async () => {
    await befriend(bo, ada);
    expect(await notificationTexts(ada)).not.toContain("Bo followed you");
    await setFollow(bo, ada, false);
    await setFollow(bo, ada);
    expect(await notificationTexts(ada)).not.toContain("Bo followed you");

    await setFollow(cy, bo);
    expect(await notificationTexts(bo)).toContain("Cy followed you");
    await bo.send(`/api/users/${cy.id}/block`);
    await bo.query(`mutation ($id: ID!) { unblock(id: $id) { id } }`, { id: String(cy.id) });
    expect(await notificationTexts(bo)).not.toContain("Cy followed you");
  });

  test("where either has blocked the other", async () => {
    await block(app, ada, bo);
    expect((await bo.ask(`mutation { follow(id: "${ada.id}") { id } }`)).code).toBe("NOT_FOUND");
    expect(await notificationTexts(ada)).toEqual([]);
  });
});
