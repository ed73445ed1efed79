import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { Listener } from "#tests/kit/live";
import { members, PASSWORD, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { lift, suspend } from "#tests/kit/staff/suspending";

const app = await startApp();
const rest = new RestClient(app);

interface Refused {
  token?: string;
  message: string;
  until: string | null;
  rule: string | null;
  words: string;
  can_appeal: boolean;
  appeal_token: string | null;
  appeal: { state: string; decided_words: string | null } | null;
}

const signIn = (who: Person, password = PASSWORD) =>
  rest.post<Refused>("/api/auth/login", { login: who.username, password });
const appeal = (words: string, token: string | null) =>
  rest.post<{ appeal: { id: number; state: string } }>("/api/appeals", { words }, token === null ? {} : { token });

async function somebody(name: string): Promise<Person> {
  const [person] = await members(app, [name]);
  if (!person) throw new Error("nobody was created");
  return person;
}

test("a suspension signs a member out everywhere, and the right password says why and until when", async () => {
  const ada = await somebody("Ada");
  const socket = new Listener(app, ada.token, "subscription { postAdded { id } }");
  expect((await ada.get("/api/user")).status).toBe(200);
  const until = new Date(Date.UTC(2099, 2, 1, 9)).toISOString();
  await suspend(app, ada, { until });

  expect((await ada.get("/api/user")).status).toBe(401);
  expect((await ada.ask("{ viewer { email } }")).code).toBe("UNAUTHENTICATED");
  await socket.closed;
  expect((await signIn(ada, "not my password")).status).toBe(401);
  const refused = await signIn(ada);
  expect(refused.status).toBe(403);
  expect(refused.body).toEqual({
    success: false,
    code: "FORBIDDEN",
    reason: "ACCOUNT_SUSPENDED",
    suspension_id: expect.any(Number),
    message: "This account is suspended until 1 March 2099.",
    until,
    rule: "be-kind",
    words: "You insulted another member.",
    can_appeal: true,
    appeal_token: expect.any(String),
    appeal: null,
  });
  const answer = await rest.post<{ errors: { message: string; extensions: object }[] }>("/graphql", {
    query: `mutation { login(login: "${ada.email}", password: "${PASSWORD}") { token } }`,
  });
  const { success: _, appeal_token: __, message, ...same } = refused.body as Refused & { success: boolean };
  expect(answer.body.errors[0]).toMatchObject({ message, extensions: { code: "FORBIDDEN", ...same } });

  // Neither a new password nor a link from a mail opens a session.
  await rest.post("/api/auth/forgot-password", { email: ada.email });
  expect((await signIn(ada)).status).toBe(403);

  await lift(app, ada);
  expect((await signIn(ada)).status).toBe(200);
  expect((await ada.get("/api/user")).status).toBe(401);
});

test("a suspended member appeals once, by the refused sign-in or by the session that was ended", async () => {
  const bo = await somebody("Bo");
  expect((await appeal("I did nothing", bo.token)).status).toBe(401);
  await suspend(app, bo);
  expect((await appeal("I did nothing", null)).status).toBe(401);
  expect((await appeal(" ", bo.token)).body).toMatchObject({
    errors: { words: ["Please write why the suspension should be lifted"] },
  });
  const made = await appeal("It was not me", bo.token);
  expect(made.status).toBe(201);
  expect(made.body.appeal).toMatchObject({ state: "open", words: "It was not me" });
  expect((await appeal("It was really not me", bo.token)).status).toBe(409);
  expect((await signIn(bo)).body).toMatchObject({
    can_appeal: false,
    appeal_token: null,
    appeal: { state: "open", decided_words: null },
  });

  // Another suspension may be answered again, by the token of the sign-in, which is good for nothing else.
  await suspend(app, bo);
  expect((await appeal("From the old session", bo.token)).status).toBe(409);
  const { appeal_token: token } = (await signIn(bo)).body;
  if (token === null) throw new Error("no token was sent");
  expect((await rest.get("/api/user", { token })).status).toBe(401);
  const [member = "", suspension = "", expires = "", signature = ""] = token.split(".");
  expect((await appeal("Forged", [member, suspension, String(Number(expires) + 1), signature].join("."))).status).toBe(
    401,
  );
  const answer = await rest.post<{ data: { appeal: object } }>("/graphql", {
    query: "mutation ($words: String!, $token: String) { appeal(words: $words, token: $token) { state words } }",
    variables: { words: "Again, it was not me", token },
  });
  expect(answer.body.data.appeal).toEqual({ state: "OPEN", words: "Again, it was not me" });
  await lift(app, bo);
  expect((await appeal("Too late", token)).status).toBe(409);
});

test("a suspension ends by itself, and others see the member again at that moment", async () => {
  const [cy, dee] = [await somebody("Cy"), await somebody("Dee")];
  await suspend(app, cy, { until: new Date(Date.now() + 60_000).toISOString() });
  const profile = () => dee.get(`/api/profile/${cy.username}`);
  expect((await profile()).status).toBe(404);
  await app.sql`update suspensions set until = now() - interval '1 second' where user_id = ${cy.id}`;
  await app.sql`update hidden_members set until = now() - interval '1 second' where user_id = ${cy.id}`;
  expect((await profile()).status).toBe(200);
  expect((await signIn(cy)).status).toBe(200);
  await runJob(app, "suspensions.liftEnded");
  expect(await app.sql`select from hidden_members where user_id = ${cy.id}`).toHaveLength(0);
  expect(await app.sql`select from suspensions where user_id = ${cy.id} and lifted_at is null`).toHaveLength(0);
});
