import { request } from "node:http";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { type App, type Instance, startApp } from "#tests/kit/app";
import { folderMailbox, type ReceivedMail, startMailServer } from "#tests/kit/mailbox";
import { join, type Person, PASSWORD } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const PUBLIC_URL = "https://ideas.example";
const SOON_MS = 50;
const soon = () => SOON_MS;
const NEW_PASSWORD = "another horse battery";

const server = await startMailServer();
const app = await startApp(
  { smtpUrl: server.url, publicUrl: PUBLIC_URL, mailFrom: "Ideas <hello@ideas.example>" },
  { mailBackOff: soon },
);
const rest = new RestClient(app);

const post = (path: string, body: object, at: Pick<Instance, "url"> = app) => new RestClient(at).post(path, body);
const isReset = ({ subject }: ReceivedMail) => subject === "Reset your password";
const linkOf = (mail: ReceivedMail) => new URL(mail.links[0] ?? "no link");

/** Returns the address with which the screen behind the link checks it. */
function verifyPath(link: URL): string {
  const { id, hash, ...signed } = Object.fromEntries(link.searchParams);
  return `/api/auth/email/verify/${id}/${hash}?${new URLSearchParams(signed).toString()}`;
}

/** Returns the request of the screen behind the link. */
const resetBy = (link: URL, password = NEW_PASSWORD) => ({
  token: link.pathname.split("/").at(-1),
  email: link.searchParams.get("email"),
  password,
  password_confirmation: password,
});

/** Polls a value that only the database or the log contains. */
async function expectSoon(read: () => unknown, value: unknown): Promise<void> {
  await expect.poll(read).toBe(value);
}

const jobsLeft = async (of: App, name: string) =>
  Number((await of.sql`select count(*) from graphile_worker.jobs where task_identifier = ${name}`)[0]?.["count"]);

test("Ada registers and gets a mail whose link verifies her address", async () => {
  const ada = await join(app, "Ada");
  const mail = await server.to(ada.email);
  expect(mail).toMatchObject({ subject: "Verify your email address", from: "hello@ideas.example" });
  expect(mail.text).toContain("Hello Ada,");
  expect(mail.links).toHaveLength(1);
  expect(mail.links[0]).toMatch(
    /^https:\/\/ideas\.example\/auth\/verify-email\?id=\d+&hash=\w+&expires=\d+&signature=/,
  );

  const answer = await rest.get(verifyPath(linkOf(mail)));
  expect(answer.status, answer.text).toBe(200);
  const { body } = await ada.get<{ user: { email_verified_at: string | null } }>("/api/user");
  expect(body.user.email_verified_at).not.toBeNull();
});

test("a mail has a text and an HTML part with the same link, and is marked as automatic", async () => {
  const mail = await server.to((await join(app, "Ada")).email);
  const link = mail.links[0] ?? "no link";
  expect(mail.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
  expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail.headers.get("content-type")).toMatch(/^multipart\/alternative/);
  const encodings = [...mail.raw.matchAll(/^content-transfer-encoding: (.*?)\r?$/gim)].map(([, name]) => name);
  expect(encodings).toHaveLength(2);
  for (const encoding of encodings) expect(encoding).toMatch(/^(7bit|quoted-printable)$/);
});

test("a mail server that is down delays mails and loses none, and none is sent twice", async () => {
  const down = await startMailServer({ open: false });
  const late = await startApp({ smtpUrl: down.url }, { mailBackOff: soon });
  // Four run at a time: the server refuses more passwords at once than a slow machine hashes in two seconds.
  const members: Person[] = [];
  while (members.length < 20) {
    const names = Array.from({ length: 4 }, (_, n) => `Late${members.length + n}`);
    members.push(...(await Promise.all(names.map((name) => join(late, name)))));
  }
  // By now some attempts have failed.
  await expectSoon(
    async () => (await late.sql`select from graphile_worker.jobs where run_at > created_at`).length > 0,
    true,
  );

  await down.open();
  const mails = await Promise.all(members.map(({ email }) => down.to(email)));
  expect(new Set(mails.map(({ to }) => to)).size).toBe(20);
  await expectSoon(() => jobsLeft(late, "auth.mailVerification"), 0);
  expect(down.mails).toHaveLength(20);
  const verified = await new RestClient(late).get(verifyPath(linkOf(mails[0] as ReceivedMail)));
  expect(verified.status).toBe(200);
});

test("a registration that is refused sends nothing", async () => {
  const ada = await join(app, "Ada");
  const refused = await post("/api/auth/register", {
    name: "Eve",
    email: `eve-${ada.email}`,
    username: ada.username.toUpperCase(),
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  expect(refused.status).toBe(422);
  await server.to((await join(app, "Bo")).email);
  await expectSoon(() => jobsLeft(app, "auth.mailVerification"), 0);
  expect(server.allTo(`eve-${ada.email}`)).toEqual([]);
});

test("the link of a reset mail sets a new password once, and the owner receives a mail", async () => {
  const ada = await join(app, "Ada");
  expect((await post("/api/auth/forgot-password", { email: ada.email.toUpperCase() })).status).toBe(200);
  const link = linkOf(await server.to(ada.email, isReset));
  expect(link.origin).toBe(PUBLIC_URL);
  expect(link.pathname).toMatch(/^\/auth\/reset-password\/[\w-]{43}$/);
  expect(link.searchParams.get("email")).toBe(ada.email);

  expect((await post("/api/auth/reset-password", resetBy(link))).status).toBe(200);
  expect((await post("/api/auth/reset-password", resetBy(link))).status).toBe(422);
  expect((await post("/api/auth/login", { login: ada.email, password: NEW_PASSWORD })).status).toBe(200);
  const mail = await server.to(ada.email, ({ subject }) => subject === "Your password was changed");
  expect(mail.links).toEqual([`${PUBLIC_URL}/auth/forgot-password`]);
});

test("a newer reset mail makes the older one useless", async () => {
  const ada = await join(app, "Ada");
  await post("/api/auth/forgot-password", { email: ada.email });
  const older = await server.to(ada.email, isReset);
  await post("/api/auth/forgot-password", { email: ada.email });
  const newer = await server.to(ada.email, (mail) => isReset(mail) && mail.links[0] !== older.links[0]);
  expect((await post("/api/auth/reset-password", resetBy(linkOf(older)))).status).toBe(422);
  expect((await post("/api/auth/reset-password", resetBy(linkOf(newer)))).status).toBe(200);
});

test("requests that are doubled while the mail server is down send one mail", async () => {
  const down = await startMailServer({ open: false });
  const late = await startApp({ smtpUrl: down.url }, { mailBackOff: soon });
  const ada = await join(late, "Ada");
  for (let n = 0; n < 4; n++) await post("/api/auth/forgot-password", { email: ada.email }, late);
  await expectSoon(() => jobsLeft(late, "auth.findReset"), 0);
  // The attempt that was running when it was replaced has failed by now.
  await expectSoon(() => jobsLeft(late, "auth.mailReset"), 1);
  await down.open();
  await down.to(ada.email, isReset);
  await expectSoon(() => jobsLeft(late, "auth.mailReset"), 0);
  expect(down.allTo(ada.email).filter(isReset)).toHaveLength(1);
});

test("a forged Host header does not get into a link", async () => {
  const ada = await join(app, "Ada");
  const body = JSON.stringify({ email: ada.email });
  const status = await new Promise((resolve, reject) => {
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      "content-type": "application/json",
    };
    request(`${app.url}/api/auth/forgot-password`, { method: "POST", headers }, (answer) => {
      resolve(answer.resume().statusCode);
    })
      .on("error", reject)
      .end(body);
  });
  expect(status).toBe(200);
  const mail = await server.to(ada.email, isReset);
  expect(linkOf(mail).origin).toBe(PUBLIC_URL);
  expect(mail.raw).not.toContain("evil.example");
});

test("neither an address nor a name gets into the headers of a mail", async () => {
  const ada = await join(app, "Ada");
  const account = { username: `x${ada.username}`, password: PASSWORD, password_confirmation: PASSWORD };
  for (const email of [
    `${ada.email}\r\nBcc: bo@example.test`,
    `${ada.email}, bo@example.test`,
    [ada.email, "bo@x.test"],
  ]) {
    expect((await post("/api/auth/register", { name: "Eve", email, ...account })).status).toBe(422);
    expect((await post("/api/auth/forgot-password", { email })).status).not.toBe(500);
  }
  const email = `eve-${ada.email}`;
  const name = `Eve"<bo@example.test> <b>Bcc:</b>`;
  expect((await post("/api/auth/register", { name, email, ...account })).status).toBe(201);
  const mail = await server.to(email);
  expect(mail.headers.has("bcc")).toBe(false);
  expect(mail.raw).not.toContain("bo@example.test");
  expect(server.mails.some(({ to }) => to.includes("bo@"))).toBe(false);
});

test("what a member wrote is escaped text in both parts", async () => {
  const email = "zoe@example.test";
  const account = { email, username: "zoe-writes", password: PASSWORD, password_confirmation: PASSWORD };
  expect((await post("/api/auth/register", { name: `<img src=x onerror=1> & "Zoë"`, ...account })).status).toBe(201);
  const mail = await server.to(email);
  expect(mail.text).toContain(`Hello <img src=x onerror=1> & "Zoë",`);
  expect(mail.html).toContain("&lt;img src=x onerror=1&gt; &amp; &quot;Zoë&quot;");
  expect(mail.html).not.toContain("<img");
});

test("a mailbox that does not exist is given up, without its address in the log", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const picky = await startMailServer();
  const other = await startApp({ smtpUrl: picky.url }, { mailBackOff: soon, log });
  const [username, email] = ["nobody-there", "nobody@example.test"];
  picky.refused.add(email);
  const account = { name: "Nobody", username, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await post("/api/auth/register", { ...account, email }, other)).status).toBe(201);
  await expectSoon(() => lines.some((line) => line.includes("a mail is given up")), true);
  await expectSoon(() => jobsLeft(other, "auth.mailVerification"), 0);
  expect(picky.mails).toEqual([]);
  expect(lines.join("")).not.toContain("nobody@");
});

test("a mail to a member who is deleted by now is dropped", async () => {
  const down = await startMailServer({ open: false });
  const late = await startApp({ smtpUrl: down.url }, { mailBackOff: soon });
  const gone = await join(late, "Gone");
  await late.sql`delete from users where id = ${gone.id}`;
  const bo = await join(late, "Bo");
  await down.open();
  await down.to(bo.email);
  await expectSoon(() => jobsLeft(late, "auth.mailVerification"), 0);
  expect(down.allTo(gone.email)).toEqual([]);
});

test("after its last attempt a mail becomes a dead letter, and another request sends another", async () => {
  const down = await startMailServer({ open: false });
  const late = await startApp({ smtpUrl: down.url }, { mailBackOff: (tries) => (tries < 3 ? 10 : null) });
  const ada = await join(late, "Ada");
  const dead = async () =>
    (await late.sql`select from graphile_worker.jobs where attempts >= max_attempts and locked_at is null`).length;
  await expectSoon(dead, 1);
  await down.open();
  await post("/api/auth/email/verify/resend", { email: ada.email }, late);
  await down.to(ada.email);
});

test("a mail that a killed process was about to send is sent by the next one", async () => {
  const down = await startMailServer({ open: false });
  const late = await startApp({ smtpUrl: down.url }, { mailBackOff: () => 3_600_000 });
  const ada = await join(late, "Ada");
  await expectSoon(
    async () => (await late.sql`select from graphile_worker.jobs where run_at > now() and locked_at is null`).length,
    1,
  );
  await late.sql`
    update graphile_worker._private_jobs
    set run_at = now(), attempts = 1, locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 minute'
    where key is not null`;
  await down.open();
  await late.another();
  expect((await down.to(ada.email)).links).toHaveLength(1);
});

test("without a mail server each mail is a complete .eml file, and the log has its link without the address", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const local = await startApp({}, { log });
  const mailbox = await folderMailbox(local);
  const members = await Promise.all(["Ada", "Bo", "Cy"].map((name) => join(local, name)));
  for (const { email } of members) {
    const mail = await mailbox.to(email);
    expect(mail.html).toContain("</html>");
    expect(linkOf(mail).origin).toBe(local.url);
    expect((await new RestClient(local).get(verifyPath(linkOf(mail)))).status).toBe(200);
    await expectSoon(() => lines.some((line) => line.includes(JSON.stringify(mail.links[0]))), true);
  }
  for (const { email } of members) expect(lines.join("")).not.toContain(email);
});
