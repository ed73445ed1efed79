import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { talk, trySendMessage } from "#tests/kit/chat";
import { runJob } from "#tests/kit/jobs";
import { notificationsOf, setLike } from "#tests/kit/notifications";
import { block, people, type Person } from "#tests/kit/people";
import { type Device, startPushService, vapidOf } from "#tests/kit/push/pushService";
import { RestClient } from "#tests/kit/rest";
import { lift, suspend } from "#tests/kit/staff/suspending";

const PUBLIC_URL = "https://ideas.example";
const service = await startPushService();
const app = await startApp({ publicUrl: PUBLIC_URL }, { egress: service.egress, mailBackOff: () => 50 });
const rest = new RestClient(app);

interface Subscription {
  id: number;
  device: string;
  is_current: boolean;
  last_success_at: string | null;
}

const add = (who: Person, device: Device) =>
  rest.post<{ subscription: Subscription }>("/api/push/subscriptions", device.toJSON(), { token: who.token });
const devicesOf = async (who: Person) =>
  (await who.get<{ subscriptions: Subscription[] }>("/api/push/subscriptions")).body.subscriptions;
const choose = (who: Person, changes: object) => rest.put("/api/settings/notifications", changes, { token: who.token });

/** A browser on which a member is pushed. */
async function deviceOf(who: Person): Promise<Device> {
  const device = service.device();
  expect((await add(who, device)).status).toBe(201);
  return device;
}

/** Waits until everything that has happened was pushed, or not: a notification and a message after it all arrived. */
async function settled(): Promise<void> {
  const marker = await deviceOf(witness);
  await writer.comments(await witness.posts(`Marker ${Math.random()}`), "Seen");
  await trySendMessage(writer, await talk(writer, [witness]), "Seen");
  await marker.contents(2);
  const left = async () => (await app.sql`select from graphile_worker.jobs where task_identifier like 'push.%'`).length;
  await expect.poll(left).toBe(0);
}

const { ada: witness, bo: writer } = await people(app);

/** A member has until then read nothing of what happens. */
async function scene() {
  const { ada, bo, cy } = await people(app);
  return { ada, bo, cy, phone: await deviceOf(ada) };
}

test("Ada's devices say what happened, encrypted for each of them, and lead there", async () => {
  const { ada, bo, phone } = await scene();
  const laptop = await deviceOf(ada);
  const idea = await ada.posts("Lend tools, not only books");
  const comment = await bo.comments(idea, "I have a ladder");
  const [onPhone] = await phone.contents(1);
  const [onLaptop] = await laptop.contents(1);
  const [entry] = await notificationsOf(ada);
  expect(onPhone).toEqual({
    title: "Bo commented on your idea",
    body: "I have a ladder",
    url: `/post/${idea.id}?comment=${comment.id}`,
    tag: `notification-${entry?.id}`,
    id: Number(entry?.id),
  });
  expect(onLaptop).toEqual(onPhone);

  const headers = phone.received[0]?.headers ?? {};
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal", topic: onPhone?.tag });
  expect(Number(headers["ttl"])).toBeGreaterThan(43_000);
  const { body } = await ada.get<{ key: string }>("/api/push/key");
  expect(vapidOf(headers)).toMatchObject({
    aud: "https://push.example.com",
    sub: "mailto:operators@ideas.example",
    key: body.key,
  });
  const [used] = await devicesOf(ada);
  expect(used?.last_success_at).not.toBeNull();
  const stored = await app.sql`select payload from graphile_worker._private_jobs`;
  expect(JSON.stringify(stored)).not.toContain("ladder");
});

test("without content a device learns only that there is something", async () => {
  const { ada, bo, phone } = await scene();
  await choose(ada, { push_content: false });
  await bo.comments(await ada.posts("A secret garden"), "Where is it?");
  const [pushed] = await phone.contents(1);
  expect(pushed).toEqual({
    title: "Commonplace",
    body: "You have a new notification",
    url: "/notifications",
    tag: pushed?.tag,
    id: pushed?.id,
  });
});

test("the table of choices has a column for push, which holds for messages too", async () => {
  const { ada, bo, phone } = await scene();
  const idea = await ada.posts("Benches for everyone");
  await setLike(bo, idea);
  await choose(ada, { matrix: { comment: { push: false }, message: { push: false } } });
  await bo.comments(idea, "With backs");
  const conversation = await talk(bo, [ada]);
  await trySendMessage(bo, conversation, "Hello");
  await settled();
  expect(phone.requests).toBe(0);

  await choose(ada, { matrix: { like: { push: true }, message: { push: true } } });
  await setLike(bo, await ada.posts("Trees for everyone"));
  expect((await phone.contents(1)).map(({ title }) => title)).toEqual(["Bo liked your idea"]);
  await trySendMessage(bo, conversation, "Are you there?");
  expect((await phone.contents(2))[1]).toEqual({
    title: "Bo",
    body: "Are you there?",
    url: `/chat?c=${conversation.id}`,
    tag: `conversation-${conversation.id}`,
    id: conversation.id,
  });
  expect(phone.received[1]?.headers["urgency"]).toBe("high");

  // What is off in the app reaches her in no other way.
  await choose(ada, { matrix: { like: { app: false } } });
  await setLike(bo, await ada.posts("Shade for everyone"));
  await settled();
  expect(phone.requests).toBe(2);
});

test("nothing is pushed in quiet hours, of what is muted, or by whom she has blocked", async () => {
  const { ada, bo, cy, phone } = await scene();
  const idea = await ada.posts("A night market");
  await choose(ada, { do_not_disturb: true, quiet_from: "00:00", quiet_to: "23:59", time_zone: "UTC" });
  await bo.comments(idea, "At ten");
  await settled();
  expect(phone.requests).toBe(0);

  await choose(ada, { do_not_disturb: false });
  await ada.send(`/api/posts/${idea.id}/mute`, {});
  await bo.comments(idea, "At eleven");
  const conversation = await talk(bo, [ada]);
  await ada.send(`/api/conversations/${conversation.id}/mute`, { length: "forever" });
  await trySendMessage(bo, conversation, "At midnight");
  await block(app, ada, cy);
  await cy.send(`/api/posts/${idea.id}/comments`, { content: "Never" });
  await settled();
  expect(phone.requests).toBe(0);
});

test("what is read on one device is closed on all of them", async () => {
  const { ada, bo, phone } = await scene();
  const idea = await ada.posts("Open doors");
  await bo.comments(idea, "And windows");
  const conversation = await talk(bo, [ada]);
  await trySendMessage(bo, conversation, "Come in");
  const tags = (await phone.contents(2)).map(({ tag }) => tag);
  const [entry] = (await notificationsOf(ada)).filter(({ type }) => type === "COMMENT");

  await rest.send("PATCH", `/api/notifications/${entry?.id}`, { read: true }, { token: ada.token });
  expect((await phone.contents(3))[2]).toEqual({ close: `notification-${entry?.id}` });
  expect(phone.received[2]?.headers["topic"]).toBe(`notification-${entry?.id}`);
  await ada.send(`/api/conversations/${conversation.id}/read`, { seq: 1 });
  expect((await phone.contents(4))[3]).toEqual({ close: `conversation-${conversation.id}` });
  expect(tags).toContain(`conversation-${conversation.id}`);
  // Reading again closes nothing again.
  await ada.send("/api/notifications/read", {});
  await settled();
  expect(phone.requests).toBe(4);
});

test("a notification is pushed once, whatever happens to its job", async () => {
  const { ada, bo, phone } = await scene();
  await bo.comments(await ada.posts("Once"), "And no more");
  const [pushed] = await phone.contents(1);
  const again = { userId: ada.id, notificationId: pushed?.id ?? 0 };
  await app.sql`select graphile_worker.add_job('push.notify', ${app.sql.json(again)}::json)`;
  await settled();
  expect(phone.requests).toBe(1);
});

test.each([404, 410])("a device that its push service answers with %i ends", async (status) => {
  const { ada, bo, phone } = await scene();
  phone.status = status;
  await bo.comments(await ada.posts("Gone"), "Far");
  await expect.poll(() => devicesOf(ada)).toEqual([]);
  await settled();
  expect(phone.requests).toBe(1);
});

test("a push service that is down is tried again, and ends the device after days", async () => {
  const { ada, bo, phone } = await scene();
  const idea = await ada.posts("Patience");
  phone.status = 503;
  await bo.comments(idea, "Still trying");
  await expect.poll(() => phone.requests).toBeGreaterThan(2);
  phone.status = 201;
  await phone.contents(1);
  expect(await devicesOf(ada)).toHaveLength(1);

  phone.status = 403;
  await bo.comments(await ada.posts("Refused"), "One try");
  await settled();
  expect(await devicesOf(ada)).toHaveLength(1);
  await app.sql`update push_subscriptions set failing_since = now() - interval '4 days' where user_id = ${ada.id}`;
  await bo.comments(await ada.posts("Refused again"), "The last");
  await expect.poll(() => devicesOf(ada)).toEqual([]);
});

test.each([
  "http://push.example.com/send/1",
  "https://127.0.0.1/send/1",
  "https://localhost:4000/send/1",
  "https://[::1]/send/1",
  "https://[::ffff:10.0.0.1]/send/1",
  "https://169.254.169.254/latest/meta-data",
  "https://2130706433/send/1",
  "https://db.internal/send/1",
  "https://router/send/1",
  "https://ada:secret@push.example.com/send/1",
  `https://push.example.com/${"a".repeat(1_000)}`,
  "push",
])("the address %s is refused", async (endpoint) => {
  const { ada } = await people(app);
  const { keys } = service.device().toJSON();
  const { status, body } = await rest.post("/api/push/subscriptions", { endpoint, keys }, { token: ada.token });
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual(["endpoint"]);
  expect(await devicesOf(ada)).toEqual([]);
});

test("an address whose name leads nowhere public reaches nothing", async () => {
  const { ada, bo } = await people(app);
  const { keys } = service.device().toJSON();
  const endpoint = "https://127.0.0.1.nip.invalid/send/1";
  expect((await rest.post("/api/push/subscriptions", { endpoint, keys }, { token: ada.token })).status).toBe(201);
  await bo.comments(await ada.posts("Nowhere"), "To be found");
  const failing = () => app.sql`select from push_subscriptions where user_id = ${ada.id} and failing_since is not null`;
  await expect.poll(async () => (await failing()).length).toBe(1);
  await app.sql`delete from push_subscriptions where user_id = ${ada.id}`;
});

test("a member has ten devices; a further one takes the place of the oldest", async () => {
  const { ada } = await people(app);
  for (let n = 0; n < 11; n++) await deviceOf(ada);
  const devices = await devicesOf(ada);
  expect(devices).toHaveLength(10);
  const first = service.device();
  await add(ada, first);
  await add(ada, first);
  expect(await devicesOf(ada)).toHaveLength(10);
});

test("a device ends with its session, and belongs to whoever uses it last", async () => {
  const { ada, bo, phone } = await scene();
  expect((await add(bo, phone)).status).toBe(201);
  expect(await devicesOf(ada)).toEqual([]);
  await bo.comments(await ada.posts("Whose is it"), "Mine");
  await settled();
  expect(phone.requests).toBe(0);

  const idea = await bo.posts("The last word");
  await bo.send("/api/auth/logout", {});
  await ada.comments(idea, "Unheard");
  await settled();
  expect(phone.requests).toBe(0);
  await runJob(app, "push.sweep");
  expect(await app.sql`select from push_subscriptions where user_id = ${bo.id}`).toHaveLength(0);
});

test("a suspended member is not pushed, and is again when it is lifted and they are back", async () => {
  const { ada, bo, phone } = await scene();
  const idea = await ada.posts("Pause");
  await suspend(app, ada);
  await bo.send(`/api/posts/${idea.id}/comments`, { content: "Hello?" });
  await settled();
  expect(phone.requests).toBe(0);
  await lift(app, ada);
});

test("a browser renews its address without a session, and nobody else can", async () => {
  const { ada, bo, phone } = await scene();
  const renewed = service.device();
  const renew = (previous: string) => rest.put("/api/push/subscriptions", { previous, ...renewed.toJSON() });
  expect((await renew("https://push.example.com/send/guessed")).status).toBe(403);
  expect((await renew(phone.endpoint)).status).toBe(200);
  expect((await renew(phone.endpoint)).status).toBe(403);
  await bo.comments(await ada.posts("A new address"), "Found you");
  await renewed.contents(1);
  expect(phone.requests).toBe(0);
});

test("both faces add, list and remove, and only the viewer's own", async () => {
  const { ada, bo, phone } = await scene();
  const fields = "id device isCurrent createdAt lastSuccessAt";
  const laptop = service.device();
  const { addPushSubscription: added } = await ada.query<{ addPushSubscription: { id: string } }>(
    `mutation ($input: PushSubscriptionInput!) { addPushSubscription(input: $input) { ${fields} } }`,
    { input: laptop.toJSON() },
  );
  const { viewer } = await ada.query<{ viewer: { pushKey: string; pushSubscriptions: { id: string }[] } }>(
    `{ viewer { pushKey pushSubscriptions { ${fields} } } }`,
  );
  const listed = await devicesOf(ada);
  expect(viewer.pushSubscriptions.map(({ id }) => Number(id))).toEqual(listed.map(({ id }) => id));
  expect(viewer.pushSubscriptions[0]).toEqual(added);
  expect(viewer.pushKey).toBe((await ada.get<{ key: string }>("/api/push/key")).body.key);
  expect(JSON.stringify(listed)).not.toContain(phone.endpoint);

  const remove = (who: Person, id: number | string) =>
    rest.delete(`/api/push/subscriptions/${id}`, { token: who.token });
  expect((await remove(bo, added.id)).status).toBe(404);
  expect((await remove(ada, added.id)).status).toBe(200);
  expect((await remove(ada, added.id)).status).toBe(404);
  await ada.query(`mutation ($id: ID!) { removePushSubscription(id: $id) }`, { id: String(listed[1]?.id) });
  expect(await devicesOf(ada)).toEqual([]);
});
