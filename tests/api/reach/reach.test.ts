import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { talk, trySendMessage } from "#tests/kit/chat";
import { runJob } from "#tests/kit/jobs";
import { startMailServer } from "#tests/kit/mailbox";
import { setLike } from "#tests/kit/notifications";
import { people, type Person, withStanding } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const PUBLIC_URL = "https://ideas.example";
const server = await startMailServer();
const app = await startApp({ smtpUrl: server.url, publicUrl: PUBLIC_URL }, { mailBackOff: () => 50 });
const rest = new RestClient(app);

interface Settings {
  settings: {
    matrix: Record<string, { app?: boolean; mail: boolean; digest?: boolean }>;
    digest: string;
    time_zone: string | null;
    do_not_disturb: boolean;
    quiet_from: string;
    quiet_to: string;
    mail: string;
  };
}

const settingsOf = async (who: Person) => (await who.get<Settings>("/api/settings/notifications")).body.settings;
const choose = (who: Person, changes: object) =>
  rest.put<Settings>("/api/settings/notifications", changes, { token: who.token });

/** The name of a time zone in which it is noon now, so that a digest is due. */
const NOON = (() => {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
})();

/** Members whose addresses are verified, and who have been here for a month. */
async function verifiedPeople() {
  const { ada, bo, cy } = await people(app);
  await app.sql`update users set email_verified_at = now(), created_at = now() - interval '30 days'
    where id = any(${[ada.id, bo.id, cy.id]})`;
  return { ada, bo, cy };
}

const leave = (who: Person, minutes = 11) =>
  app.sql`update users set last_active_at = now() - ${minutes} * interval '1 minute' where id = ${who.id}`;

async function jobsDone(name: string): Promise<void> {
  const left = async () => (await app.sql`select from graphile_worker.jobs where task_identifier = ${name}`).length;
  await expect.poll(left).toBe(0);
}

async function sendDigests(): Promise<void> {
  await runJob(app, "reach.digests");
  await jobsDone("reach.mailDigest");
}

/** Looks for messages of a while ago, as the job does every minute. */
async function sendNotices(): Promise<void> {
  await app.sql`update messages set sent_at = sent_at - interval '1 minute'`;
  await runJob(app, "reach.notices");
  await jobsDone("reach.mailNotices");
}

/** The kinds of which a device is pushed by default: what somebody says to the member, or wants of them. */
const PUSHED = new Set([
  "comment",
  "reply",
  "mention",
  "bond_request",
  "group_request",
  "group_invited",
  "message_request",
]);

test("one table says how each kind reaches a member, quietly by default; a change leaves the rest", async () => {
  const { ada } = await people(app);
  const settings = await settingsOf(ada);
  expect(settings).toMatchObject({ digest: "weekly", time_zone: null, do_not_disturb: false, mail: "unverified" });
  expect(settings).toMatchObject({ quiet_from: "22:00", quiet_to: "07:00" });
  const { message, ...others } = settings.matrix;
  expect(message).toEqual({ push: true, mail: true });
  expect(Object.keys(others)).toHaveLength(19);
  for (const [kind, row] of Object.entries(others))
    expect(row, kind).toEqual({ app: true, push: PUSHED.has(kind), mail: false, digest: true });

  const changed = await choose(ada, {
    matrix: { like: { app: false }, mention: { mail: true, digest: false }, message: { mail: false } },
    digest: "daily",
    time_zone: "europe/berlin",
    do_not_disturb: true,
    quiet_from: "21:30",
  });
  expect(changed.status, changed.text).toBe(200);
  expect(changed.body.settings).toEqual({
    ...settings,
    matrix: {
      ...settings.matrix,
      like: { app: false, push: false, mail: false, digest: true },
      mention: { app: true, push: true, mail: true, digest: false },
      message: { push: true, mail: false },
    },
    digest: "daily",
    time_zone: "Europe/Berlin",
    do_not_disturb: true,
    quiet_from: "21:30",
  });
  // The earlier switches are the first column of the table.
  const { body } = await ada.get<{ settings: Record<string, boolean> }>("/api/notifications/settings");
  expect(body.settings).toMatchObject({ like: false, mention: true });

  const fields = "matrix { kind app push mail digest } digest timeZone doNotDisturb quietFrom quietTo pushContent mail";
  const { updateReach } = await ada.query<{ updateReach: object }>(
    `mutation { updateReach(input: { matrix: [{ kind: LIKE, app: true }, { kind: MESSAGE, mail: true }], quietTo: "08:00" }) { ${fields} } }`,
  );
  expect(updateReach).toMatchObject({
    digest: "DAILY",
    timeZone: "Europe/Berlin",
    quietFrom: "21:30",
    quietTo: "08:00",
  });
  const { viewer } = await ada.query<{ viewer: { reach: object } }>(`{ viewer { reach { ${fields} } } }`);
  expect(viewer.reach).toEqual(updateReach);
  expect((await settingsOf(ada)).matrix).toMatchObject({ like: { app: true }, message: { mail: true } });
});

test.each([
  [{ matrix: { like: { pigeon: true } } }, "matrix.like"],
  [{ matrix: { poke: { app: true } } }, "matrix"],
  [{ matrix: { message: { app: false } } }, "matrix.message"],
  [{ matrix: { like: { app: "yes" } } }, "matrix.like.app"],
  [{ digest: "hourly" }, "digest"],
  [{ time_zone: "+02:00" }, "timeZone"],
  [{ time_zone: "Atlantis/Sunk" }, "timeZone"],
  [{ quiet_from: "24:00" }, "quietFrom"],
])("the table refuses %j", async (changes, field) => {
  const { ada } = await people(app);
  const before = await settingsOf(ada);
  const { status, body } = await choose(ada, changes);
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual([field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)]);
  expect(await settingsOf(ada)).toEqual(before);
});

test("a digest says once what happened to Ada's own and the best of what she follows, and ends by one click", async () => {
  const { ada, bo, cy } = await verifiedPeople();
  await withStanding(app, bo);
  for (const one of [ada, bo, cy]) await choose(one, { digest: "daily", time_zone: NOON });
  const idea = await ada.posts("Lend tools, not only books");
  await setLike(bo, idea);
  await bo.comments(idea, "Look at https://evil.example now");
  const shared = await bo.posts("A square of gardens");
  await app.sql`update users set name = 'win at evil.example' where id = ${cy.id}`;
  await setLike(cy, idea);
  await choose(ada, { matrix: { comment: { digest: false } } });

  await Promise.all([sendDigests(), sendDigests()]);
  await sendDigests();
  const [mail, ...more] = server.allTo(ada.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Your day on Commonplace");
  expect(mail?.text).toMatch(/What happened to yours\n\n- (Somebody|Bo) and (Bo|1 other|Somebody) liked your idea\n/);
  expect(mail?.text).toContain("Lend tools, not only books");
  expect(mail?.text).toContain("From what you follow\n\n- A square of gardens\n  by Bo");
  expect(mail?.links).toContain(`${PUBLIC_URL}/post/${shared.id}`);
  expect(mail?.text).not.toMatch(/commented|evil/);
  expect(mail?.html).toContain(`href="${PUBLIC_URL}/post/${idea.id}"`);
  // Cy follows nobody, and nothing happened to what is theirs: there is nothing to say.
  expect(server.allTo(cy.email)).toEqual([]);

  // A job that is run again for the same day, as after the death of its process, sends nothing.
  const [digest] = await app.sql`select period, sent_at from digests where user_id = ${ada.id}`;
  expect(digest?.["sent_at"]).not.toBeNull();
  await app.sql`select graphile_worker.add_job('reach.mailDigest', ${app.sql.json({ userId: ada.id, period: digest?.["period"] })}::json)`;
  await jobsDone("reach.mailDigest");
  expect(server.allTo(ada.email)).toHaveLength(1);

  expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = new URL(/^<(.+)>$/.exec(mail?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "no link");
  expect(mail?.links).toContain(link.href);
  expect(link.origin + link.pathname).toBe(`${PUBLIC_URL}/auth/unsubscribe`);
  const click = (search: string) =>
    rest.post(`/auth/unsubscribe${search}`, new URLSearchParams({ "List-Unsubscribe": "One-Click" }));
  expect((await click(link.search.replace("digest", "notices"))).status).toBe(403);
  expect((await click(link.search.replace(/.$/, "A"))).status).toBe(403);
  expect((await settingsOf(ada)).digest).toBe("daily");
  // A browser that opens the link changes nothing; a mail program that posts it does, and needs no session.
  await rest.get(`/auth/unsubscribe${link.search}`, { headers: { accept: "text/html" } });
  expect((await settingsOf(ada)).digest).toBe("daily");
  expect((await click(link.search)).status).toBe(200);
  expect((await settingsOf(ada)).digest).toBe("never");
});

test("Ada, away for ten minutes, is mailed once of a conversation until she was back, and never what was written", async () => {
  const { ada, bo } = await verifiedPeople();
  await sendNotices();
  const conversation = await talk(bo, [ada]);
  await trySendMessage(bo, conversation, "The secret plan");
  await sendNotices();
  expect(server.allTo(ada.email)).toEqual([]);

  await leave(ada);
  await choose(ada, { do_not_disturb: true, time_zone: NOON, quiet_from: "11:00", quiet_to: "14:00" });
  await leave(ada);
  await sendNotices();
  expect(server.allTo(ada.email)).toEqual([]);
  await choose(ada, { do_not_disturb: false });
  await leave(ada);
  await sendNotices();
  expect(server.allTo(ada.email)).toHaveLength(1);
  const [mail] = server.allTo(ada.email);
  expect(mail).toMatchObject({ subject: "Bo wrote to you" });
  expect(mail?.links[0]).toBe(`${PUBLIC_URL}/chat?c=${conversation.id}`);
  expect(mail?.raw).not.toContain("secret");

  await trySendMessage(bo, conversation, "Are you there?");
  await leave(ada, 60);
  await sendNotices();
  expect(server.allTo(ada.email)).toHaveLength(1);

  await app.sql`update users set last_active_at = now() where id = ${ada.id}`;
  await trySendMessage(bo, conversation, "Good to see you");
  await app.sql`update message_notices set sent_at = sent_at - interval '1 hour'`;
  await leave(ada);
  await sendNotices();
  expect(server.allTo(ada.email)).toHaveLength(2);

  await ada.send(`/api/conversations/${conversation.id}/mute`, { length: "forever" });
  await app.sql`update message_notices set sent_at = sent_at - interval '2 hours'`;
  await trySendMessage(bo, conversation, "Never mind");
  await leave(ada);
  await sendNotices();
  expect(server.allTo(ada.email)).toHaveLength(2);
});

test("other kinds are mailed at once only to who chose it, and by the link no more", async () => {
  const { ada, bo } = await verifiedPeople();
  await choose(ada, { matrix: { like: { mail: true } } });
  const idea = await ada.posts("Benches for everyone");
  await setLike(bo, idea);
  await setLike(ada, await bo.posts("Trees"));
  await leave(bo);
  await leave(ada);
  await sendNotices();
  await leave(ada);
  await sendNotices();
  expect(server.allTo(bo.email)).toEqual([]);
  expect(server.allTo(ada.email).map(({ subject }) => subject)).toEqual(["Bo liked your idea"]);
  const [mail] = server.allTo(ada.email);
  const { search } = new URL(mail?.headers.get("list-unsubscribe")?.slice(1, -1) ?? "no link");
  const input = Object.fromEntries(new URLSearchParams(search));
  const stopped = await rest.post<{ data: { unsubscribe: { list: string } } }>("/graphql", {
    query: `mutation ($member: ID!, $signature: String!) { unsubscribe(input: { member: $member, list: NOTICES, signature: $signature }) { list } }`,
    variables: input,
  });
  expect(stopped.body.data, stopped.text).toEqual({ unsubscribe: { list: "NOTICES" } });
  const { matrix, digest } = await settingsOf(ada);
  expect(digest).toBe("weekly");
  expect(Object.values(matrix).filter((row) => row.mail)).toEqual([]);
});

test("an address that the mail server refuses for good gets nothing more until it is verified again", async () => {
  const { ada, bo } = await verifiedPeople();
  await choose(ada, { digest: "daily", time_zone: NOON });
  await setLike(bo, await ada.posts("A bridge of boats"));
  server.refused.add(ada.email);
  await sendDigests();
  expect((await settingsOf(ada)).mail).toBe("refused");
  server.refused.delete(ada.email);
  await app.sql`delete from digests where user_id = ${ada.id}`;
  await sendDigests();
  expect(server.allTo(ada.email)).toEqual([]);

  await ada.send("/api/auth/email/verify/resend", { email: ada.email });
  const { searchParams } = new URL((await server.to(ada.email)).links[0] ?? "no link");
  const { id, hash, ...signed } = Object.fromEntries(searchParams);
  await rest.get(`/api/auth/email/verify/${id}/${hash}?${new URLSearchParams(signed).toString()}`);
  expect((await settingsOf(ada)).mail).toBe("working");
  await sendDigests();
  expect(await server.to(ada.email, ({ subject }) => subject.startsWith("Your day"))).toBeDefined();
});
