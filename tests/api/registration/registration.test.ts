import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { folderMailbox } from "#tests/kit/mailbox";
import { join, PASSWORD, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const mailbox = await folderMailbox(app);
const rest = new RestClient(app);
/** The first account of the installation, so an admin. */
const ada = await join(app, "Ada");

interface Registered {
  token: string | null;
  user: { role: string } | null;
  message: string;
  errors?: Record<string, string[]>;
}

const register = (username: string, more: object = {}) =>
  rest.post<Registered>("/api/auth/register", {
    name: username,
    email: `${username}@example.test`,
    username,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...more,
  });
const signIn = (login: string) => rest.post<{ message: string }>("/api/auth/login", { login, password: PASSWORD });
const choose = (settings: object, who: Person = ada) =>
  who.rest.put<{ settings: object }>("/api/admin/settings", settings, { token: who.token });
const waiting = async () =>
  (await ada.get<{ registrations: { id: number; username: string; answer: string }[] }>("/api/admin/registrations"))
    .body.registrations;
const undoNewest = async () => {
  const { body } = await ada.get<{ entries: { id: number }[] }>("/api/moderation/log");
  return (await ada.send(`/api/moderation/log/${body.entries[0]?.id}/undo`)).status;
};

test("with approval an applicant answers the question, waits, and is a member once somebody approves", async () => {
  await choose({ registration: "approval", question: "What do you make?" });
  const { registration } = (await rest.get<{ registration: object }>("/api/auth/registration")).body;
  expect(registration).toEqual({ mode: "approval", question: "What do you make?", invited: false });

  expect((await register("una")).body.errors).toEqual({ answer: ["Please answer the question"] });
  const applied = await register("una", { answer: "Baskets" });
  expect([applied.status, applied.body.token, applied.body.user]).toEqual([201, null, null]);
  const refused = await signIn("UNA");
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "Your account is waiting for approval. We will email you when it is decided.",
  ]);
  expect((await rest.post("/api/auth/login", { login: "una", password: "wrong" })).status).toBe(401);
  expect((await register("UNA", { email: "other@example.test", answer: "?" })).body.errors).toHaveProperty("username");
  expect((await ada.get("/api/profile/una")).status).toBe(404);

  const [una] = await waiting();
  expect(una).toMatchObject({ username: "una", answer: "Baskets" });
  expect((await ada.send(`/api/admin/registrations/${una?.id}/approve`)).status).toBe(200);
  expect((await ada.send(`/api/admin/registrations/${una?.id}/approve`)).status).toBe(404);
  expect((await signIn("una")).status).toBe(200);
  await mailbox.to("una@example.test", ({ subject }) => subject === "Your account was approved");

  // Whoever is declined reads why, and waits again when it is undone.
  await register("dos", { answer: "Nothing" });
  const [dos] = await waiting();
  await ada.send(`/api/admin/registrations/${dos?.id}/decline`, { words: "We are full." });
  expect([(await signIn("dos")).status, (await waiting()).length]).toEqual([401, 0]);
  const mail = await mailbox.to("dos@example.test", ({ subject }) => subject === "Your registration was declined");
  expect(mail.text).toContain("We are full.");
  expect(await undoNewest()).toBe(200);
  expect(await waiting()).toMatchObject([{ username: "dos" }]);
});

test("an invitation admits as many as it has uses, also at once, until it is revoked", async () => {
  await choose({ registration: "invite" });
  expect((await register("tre")).status).toBe(403);
  const made = await ada.send<{ link: string; code: string; invitation: { id: number } }>("/api/invitations", {
    uses: 2,
    days: 1,
  });
  const { code, link, invitation } = made.body;
  expect([made.status, link.endsWith(`/auth/register?invitation=${code}`)]).toEqual([201, true]);
  const stored = await app.sql`select code_hash from invitations`;
  expect(JSON.stringify(stored)).not.toContain(code);
  const tried = await Promise.all(["a1b", "a2b", "a3b", "a4b"].map((name) => register(name, { invitation: code })));
  expect(tried.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422]);
  const list = await ada.get<{ invitations: { used: number; creator: { id: number }; members: object[] }[] }>(
    "/api/invitations",
  );
  expect(list.body.invitations).toMatchObject([{ used: 2, creator: { id: ada.id }, members: [{}, {}] }]);

  const other = await ada.send<{ code: string; invitation: { id: number } }>("/api/invitations");
  await ada.rest.delete(`/api/invitations/${other.body.invitation.id}`, { token: ada.token });
  expect((await register("fyra", { invitation: other.body.code })).status).toBe(422);
  expect(await undoNewest()).toBe(200);
  expect((await register("fyra", { invitation: other.body.code })).status).toBe(201);
  expect(invitation.id).toBeGreaterThan(0);
});

test("while registration is closed nobody comes in, and each change is in the log and can be undone", async () => {
  const { body } = await choose({ registration: "closed" });
  expect(body.settings).toMatchObject({ registration: "closed" });
  const refused = await register("fem");
  expect([refused.status, refused.body.message]).toEqual([403, "Registration is closed."]);
  expect(await undoNewest()).toBe(200);
  const { registration } = (await rest.get<{ registration: { mode: string } }>("/api/auth/registration")).body;
  expect(registration.mode).toBe("invite");
});

test("open registration needs approval once nobody who could moderate was active for 14 days, and the admins hear of it once", async () => {
  await choose({ registration: "open" });
  await app.sql`update users set last_active_at = now() - interval '15 days', created_at = now() - interval '20 days'`;
  await runJob(app, "registration.review");
  await mailbox.to(ada.email, ({ subject }) => subject === "New accounts now wait for approval");
  const { registration } = (await rest.get<{ registration: { mode: string } }>("/api/auth/registration")).body;
  expect(registration.mode).toBe("approval");
  const [newest] = (
    await ada.get<{ entries: { actor_id: number | null; action: string; after: object }[] }>("/api/moderation/log")
  ).body.entries;
  expect(newest).toMatchObject({ actor_id: null, action: "settings.change", after: { registration: "approval" } });
});
