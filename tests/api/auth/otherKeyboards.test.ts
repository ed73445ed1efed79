import { createHash, randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { leave } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { tryRequestExport } from "#tests/kit/exports";
import { GraphQLClient } from "#tests/kit/gql";
import { join, PASSWORD, Person } from "#tests/kit/people";
import { RestClient, type RestUser } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);
const gql = new GraphQLClient(app);

const COMPOSED = "p\u{e4}ssword n\u{fc}mber 12";
const DECOMPOSED = COMPOSED.normalize("NFD");
const LOW_COST = { memoryCost: 64, timeCost: 1, parallelism: 1, outputLen: 32 };

const LOGIN = `mutation Login($login: String!, $password: String!) { login(login: $login, password: $password) { token } }`;
const CHANGE = `mutation Change($current: String!, $next: String!) { changePassword(current: $current, next: $next) }`;
const RESET = `mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) }`;

const login = async ({ email }: Pick<Person, "email">, password: string) =>
  (await rest.post("/api/auth/login", { login: email, password })).status;

/** Stores a hash of a password exactly as it was typed, as hashes were made before. */
async function typedBefore(member: Person, password: string): Promise<void> {
  const old = await hash(password, LOW_COST);
  await app.sql`update users set password_hash = ${old} where id = ${member.id}`;
}

/** Makes the token of a reset mail, as the job that sends it does. */
async function mailedToken(member: Person): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await app.sql`insert into password_resets (user_id, token_hash, expires_at)
    values (${member.id}, ${createHash("sha256").update(token).digest("hex")}, now() + interval '1 hour')`;
  return token;
}

describe("a password that another system sends in other code points", () => {
  test("signs in whoever registered with it, over both faces", async () => {
    const username = `keys-${randomBytes(5).toString("hex")}`;
    const email = `${username}@example.test`;
    const form = { name: "Ada", email, username, password: COMPOSED, password_confirmation: DECOMPOSED };
    expect((await rest.post("/api/auth/register", form)).status).toBe(201);
    expect(await login({ email }, DECOMPOSED)).toBe(200);
    const answer = await gql.query<{ login: { token: string } }>(LOGIN, { login: username, password: DECOMPOSED });
    expect(answer.login.token).toEqual(expect.any(String));
    expect(await login({ email }, "password number 12")).toBe(401);
  });

  test("is the same where it is changed, reset, and confirms an export and the deletion", async () => {
    const ada = await join(app, "Ada");
    await ada.query(CHANGE, { current: PASSWORD, next: DECOMPOSED });
    expect((await tryRequestExport(ada, COMPOSED)).status).toBe(202);
    expect((await ada.send("/api/account/password", { current: COMPOSED, next: PASSWORD })).status).toBe(200);
    const token = await mailedToken(ada);
    const input = { token, email: ada.email, password: COMPOSED, passwordConfirmation: DECOMPOSED };
    await gql.query(RESET, { input });
    const form = { login: ada.email, password: DECOMPOSED };
    const { body } = await rest.post<{ token: string; user: RestUser }>("/api/auth/login", form);
    const signedIn = new Person(app, body.user, body.token);
    expect((await leave(signedIn, DECOMPOSED)).status).toBe(200);
  });

  test("was hashed as it was typed before: it stays good, and its next sign-in makes it good everywhere", async () => {
    const ada = await join(app, "Ada");
    await typedBefore(ada, DECOMPOSED);
    expect((await tryRequestExport(ada, DECOMPOSED)).status).toBe(202);
    expect(await login(ada, COMPOSED)).toBe(401);
    expect(await login(ada, DECOMPOSED)).toBe(200);
    expect(await login(ada, COMPOSED)).toBe(200);
    expect(await login(ada, DECOMPOSED)).toBe(200);
  });
});
