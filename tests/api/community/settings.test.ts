import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { GraphQLClient } from "#tests/kit/gql";
import { runJob } from "#tests/kit/jobs";
import { Listener } from "#tests/kit/live";
import { folderMailbox } from "#tests/kit/mailbox";
import { join, PASSWORD, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { RestClient } from "#tests/kit/rest";

const app = await startApp({ contactEmail: "operator@ideas.example" });
const mailbox = await folderMailbox(app);
const visitor = new RestClient(app);
/** The first account of the installation, so an admin. */
const ada = await join(app, "Ada");
const bo = await join(app, "Bo");

type Settings = Record<string, unknown>;
const choose = (settings: Settings, who: Person = ada) =>
  who.rest.put<{ settings: Settings; message: string; errors?: Record<string, string[]> }>(
    "/api/admin/settings",
    settings,
    { token: who.token },
  );
const settings = async () => (await ada.get<{ settings: Settings }>("/api/admin/settings")).body.settings;
const community = async (of: Pick<typeof app, "url"> = app) =>
  (await new RestClient(of).get<{ community: Settings }>("/api/community")).body.community;
const newestAct = async () =>
  (
    await ada.get<{ entries: { id: number; action: string; before: Settings; after: Settings }[] }>(
      "/api/moderation/log",
    )
  ).body.entries[0];
const undoNewest = async () => (await ada.send(`/api/moderation/log/${(await newestAct())?.id}/undo`)).status;

test("until an admin chooses, the community is as the configuration says, and members find no settings", async () => {
  expect(await community()).toEqual({
    name: "Commonplace",
    logo: null,
    contact: "operator@ideas.example",
    accent_light: null,
    accent_dark: null,
    announcement: null,
    maintenance: null,
  });
  expect(await settings()).toMatchObject({ audit_days: 365, sightings_days: 90, maintenance: false, announcement: "" });
  for (const path of ["/api/admin/settings", "/api/admin/rules"]) {
    expect((await bo.get(path)).status).toBe(404);
    expect((await visitor.get(path)).status).toBe(404);
  }
  expect((await choose({ name: "Bo's" }, bo)).status).toBe(404);
  expect((await bo.ask('mutation { updateCommunitySettings(input: { name: "Mine" }) { name } }')).code).toBe(
    "NOT_FOUND",
  );
});

test("a name and a contact are known to everybody on every process, are in the log, and can be taken back", async () => {
  const other = await app.another();
  expect((await community(other))["name"]).toBe("Commonplace");
  const { body } = await choose({ name: "  Potters  ", contact: "https://potters.example/hello" });
  expect(body.settings).toMatchObject({ name: "Potters", contact: "https://potters.example/hello" });
  expect(await community()).toMatchObject({ name: "Potters", contact: "https://potters.example/hello" });
  await eventually(async () => expect((await community(other))["name"]).toBe("Potters"));
  expect(await newestAct()).toMatchObject({
    action: "settings.change",
    before: { name: "Commonplace", contact: "operator@ideas.example" },
    after: { name: "Potters", contact: "https://potters.example/hello" },
  });
  await choose({ name: "Potters" });
  expect(Object.keys((await newestAct())?.after ?? {}), "what does not change is no row").toContain("contact");

  await ada.send("/api/auth/forgot-password", { email: ada.email });
  const mail = await mailbox.to(ada.email, ({ text }) => text.includes("password"));
  expect(mail.text).toContain("your account on Potters");

  expect(await undoNewest()).toBe(200);
  expect(await community()).toMatchObject({ name: "Commonplace", contact: "operator@ideas.example" });

  for (const contact of ["javascript:alert(1)", "http://plain.example", "not an address", "https://x", "a@b"])
    expect((await choose({ contact })).status, contact).toBe(422);
  expect((await choose({ name: "x".repeat(61) })).body.errors).toHaveProperty("name");
  await choose({ name: "Weavers", contact: "team@weavers.example" });
  await choose({ name: null, contact: "" });
  expect(await community()).toMatchObject({ name: "Commonplace", contact: "operator@ideas.example" });
});

test("what everybody may know is answered without a statement", async () => {
  // The message about the last change may still be under way: it is read once more after it.
  await eventually(async () => {
    await community();
    const before = app.statements.length;
    await Promise.all([community(), new GraphQLClient(app).query("{ community { name announcement { text } } }")]);
    expect(app.statements.slice(before).filter((statement) => /community_settings/.test(statement))).toEqual([]);
  });
});

test("a colour that cannot be read on its surfaces is refused with what it reaches", async () => {
  const pale = await choose({ accent_light: "#ffcc00" });
  expect([pale.status, pale.body.message]).toEqual([
    422,
    expect.stringMatching(/light surfaces is 1\.\d to 1, and text needs 4\.5 to 1/),
  ]);
  expect((await choose({ accent_dark: "#202020" })).body.errors).toHaveProperty("accent_dark");
  expect((await choose({ accent_light: "red" })).status).toBe(422);
  const { code } = await ada.ask('mutation { updateCommunitySettings(input: { accentLight: "#eeeeee" }) { name } }');
  expect(code).toBe("BAD_USER_INPUT");
  await choose({ accent_light: "#08649D", accent_dark: "#88c8fe" });
  expect(await community()).toMatchObject({ accent_light: "#08649d", accent_dark: "#88c8fe" });
  await choose({ accent_light: null, accent_dark: null });
  expect(await community()).toMatchObject({ accent_light: null, accent_dark: null });
});

test("the logo is a copy of an upload: it outlives the upload, and a removal can be taken back", async () => {
  const upload = await ada.uploads(await pictures.png());
  await choose({ logo_id: upload.id });
  const { logo } = await community();
  expect(logo).not.toBe(upload.url);
  const isThere = async () => (await fetch(String(logo))).status === 200;
  expect(await isThere()).toBe(true);
  expect((await ada.rest.delete(`/api/uploads/${upload.id}`, { token: ada.token })).status).toBe(200);
  expect((await choose({ logo_id: upload.id })).body.errors).toHaveProperty("logo_id");
  const others = await bo.uploads(await pictures.png());
  expect((await choose({ logo_id: others.id })).status, "somebody else's upload").toBe(422);
  await choose({ logo_id: null });
  expect((await community())["logo"]).toBeNull();
  expect(await isThere(), "as long as the log knows it").toBe(true);
  expect(await undoNewest()).toBe(200);
  expect((await community())["logo"]).toBe(logo);
  const { community: read } = await new GraphQLClient(app).query<{ community: object }>(
    "{ community { logo { url width } } }",
  );
  expect(read).toEqual({ logo: { url: logo, width: 64 } });
});

test("an announcement reaches open pages at once, and ends at its time", async () => {
  const page = new Listener<{ communityChanged: Settings }>(
    app,
    bo.token,
    "subscription { communityChanged { announcement { text until } maintenance } }",
  );
  await page.resynced();
  expect((await choose({ announcement: "Kiln on Friday", announcement_until: null })).status).toBe(200);
  const heard = await page.next(({ communityChanged }) => communityChanged["announcement"] !== null);
  expect(heard.communityChanged).toEqual({ announcement: { text: "Kiln on Friday", until: null }, maintenance: null });
  await choose({ announcement_until: "2020-01-01T00:00:00.000Z" });
  expect((await community())["announcement"]).toBeNull();
  expect(await settings()).toMatchObject({ announcement: "Kiln on Friday" });
  expect((await choose({ announcement: "x".repeat(301) })).status).toBe(422);
  await page.stop();
});

test("during maintenance members read and sign in, and nobody but staff writes", async () => {
  const post = await bo.posts("Before the maintenance");
  const mia = await join(app, "Mia");
  await app.sql`update users set role = 'moderator' where id = ${mia.id}`;
  await choose({ maintenance: true, maintenance_message: "Back at noon." });
  expect((await community())["maintenance"]).toBe("Back at noon.");

  const refused = await bo.send<{ message: string }>("/api/posts", { content: "Now?" });
  expect([refused.status, refused.body.message]).toEqual([503, "Back at noon."]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(1);
  const answered = await bo.ask(`mutation { setLiked(id: "${post.id}", liked: true) { id } }`);
  expect(answered).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect((await visitor.post("/api/auth/register", {})).status).toBe(503);

  expect((await bo.get(`/api/posts/${post.id}`)).status).toBe(200);
  const page = new Listener(app, bo.token, "subscription { communityChanged { name } }");
  await page.resynced();
  await page.stop();
  const signedIn = await visitor.post<{ token: string }>("/api/auth/login", { login: bo.username, password: PASSWORD });
  expect(signedIn.status).toBe(200);
  expect((await visitor.post("/api/auth/logout", {}, { token: signedIn.body.token })).status).toBe(200);
  const login = `mutation { login(login: "${bo.username}", password: "${PASSWORD}") { token } }`;
  expect((await new GraphQLClient(app).ask(login)).code).toBeNull();

  expect((await ada.send("/api/posts", { content: "Still here" })).status, "an admin").toBe(201);
  const filter = 'mutation { saveModerationFilter(input: { name: "Spam", rule: "no-spam" }) { id } }';
  expect((await mia.ask(filter)).code, "a moderator over GraphQL").toBeNull();
  expect((await choose({ maintenance: false })).status).toBe(200);
  expect((await bo.send("/api/posts", { content: "Now!" })).status).toBe(201);
});

test("acts of staff are deleted after the days that admins choose, and in no other way", async () => {
  expect((await choose({ audit_days: 29 })).status).toBe(422);
  expect((await choose({ sightings_days: 5_000 })).status).toBe(422);
  await choose({ audit_days: 40, sightings_days: 30 });
  const [{ count } = { count: 0 }] = await app.sql`select count(*)::int from staff_log`;
  await app.sql`insert into staff_log (action, subject_kind, subject_id, created_at)
    select 'role.set', 'member', ${bo.id}, now() - interval '41 days' from generate_series(1, 2500)`;
  await app.sql`insert into staff_log (action, subject_kind, subject_id, created_at)
    values ('role.set', 'member', ${bo.id}, now() - interval '39 days')`;
  await expect(app.sql`delete from staff_log`).rejects.toThrow("append-only");
  await runJob(app, "community.forgetOldActs");
  const [left] =
    await app.sql`select count(*)::int, min(created_at) > now() - interval '40 days' as "isNew" from staff_log`;
  expect(left).toEqual({ count: Number(count) + 1, isNew: true });
  await expect(app.sql`delete from staff_log`, "on no later connection").rejects.toThrow("append-only");
});

test("sightings are deleted after the days that admins choose, once they are counted", async () => {
  await app.sql`insert into sightings (metric, owner_id, viewer_id, post_id, created_at)
    select 'profile_view', ${ada.id}, ${bo.id}, 0, now() - n * interval '1 day' from unnest(array[29, 31]) as n`;
  await runJob(app, "analytics.rollUp");
  await runJob(app, "analytics.forgetOld");
  const left = await app.sql`select created_at > now() - interval '30 days' as "isNew" from sightings`;
  expect(left.map(({ isNew }) => isNew)).toEqual([true]);
});
