import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { GraphQLClient } from "#tests/kit/gql";
import { PASSWORD } from "#tests/kit/people";
import { RestClient, type RestUser } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);
const gql = new GraphQLClient(app);

const REGISTER = `mutation Register($input: RegisterInput!) { register(input: $input) { token } }`;
const LOGIN = `mutation Login($login: String!, $password: String!) { login(login: $login, password: $password) { user { username } } }`;
const FORGOT = `mutation Request($email: String!) { requestPasswordReset(email: $email) }`;
const TAKEN = { email: ["This email is already taken"] };
const INVALID = { email: ["Please enter a valid email address"] };

/** A part of an address that no other test has. */
const fresh = () => randomBytes(5).toString("hex");
const formOf = (email: string) => ({
  name: "Ada",
  email,
  username: `ada-${fresh()}`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});
const register = (email: string) => rest.post<{ user: RestUser }>("/api/auth/register", formOf(email));
const login = (email: string) => rest.post<{ user: RestUser }>("/api/auth/login", { login: email, password: PASSWORD });

/** Opens an account and gives it an address that was stored as typed, as all were before. */
async function olderAccount(email: string): Promise<number> {
  const { body } = await register(`${fresh()}@example.test`);
  await app.sql`update users set email = ${email} where id = ${body.user.id}`;
  return body.user.id;
}

const SPELLINGS: [string, (one: string) => [string, string]][] = [
  ["an accent in one part and in two", (one) => [`jos\u{e9}${one}@example.test`, `jose\u{301}${one}@example.test`]],
  ["a domain and its punycode", (one) => [`${one}@b\u{fc}cher.example`, `${one}@xn--bcher-kva.example`]],
  ["a punycode and its domain", (one) => [`${one}@xn--bcher-kva.example`, `${one}@B\u{fc}cher.Example`]],
  ["a domain in full width and without", (one) => [`${one}@\u{ff41}.example`, `${one}@a.example`]],
];

test.each(SPELLINGS)("%s are one mailbox: it has one account, which both find", async (_what, spellings) => {
  const [one, other] = spellings(fresh());
  const opened = await register(one);
  expect(opened.status).toBe(201);
  const { username } = opened.body.user;
  expect((await register(other)).body).toMatchObject({ errors: TAKEN });
  const { password_confirmation: passwordConfirmation, ...form } = formOf(other);
  const refused = await gql.ask(REGISTER, { input: { ...form, passwordConfirmation } });
  expect(refused.errors[0]?.extensions?.fields).toEqual(TAKEN);
  expect((await login(other)).body.user.username).toBe(username);
  const variables = { login: other.toUpperCase(), password: PASSWORD };
  expect(await gql.query(LOGIN, variables)).toEqual({ login: { user: { username } } });
  await gql.query(FORGOT, { email: other });
  await eventually(async () => {
    expect(await app.sql`select from password_resets where user_id = ${opened.body.user.id}`).toHaveLength(1);
  });
});

test("an address is shown as it was typed", async () => {
  for (const email of [
    `Jos\u{e9}${fresh()}@Example.test`,
    `${fresh()}@b\u{fc}cher.example`,
    `${fresh()}@xn--bcher-kva.example`,
    `jose\u{301}${fresh()}@BU\u{308}CHER.example`,
  ])
    expect((await register(email)).body.user.email).toBe(email);
});

test("ten registrations of one mailbox at once, in two spellings, open one account", async () => {
  const one = fresh();
  const spellings = [`${one}@b\u{fc}cher.example`, `${one}@xn--bcher-kva.example`];
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => register(spellings[at % 2] ?? "")));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test("an account that is older than the one form is found by every spelling, and nobody gets a second one", async () => {
  const one = fresh();
  const id = await olderAccount(`jose\u{301}${one}@b\u{fc}cher.example`);
  const other = `jos\u{e9}${one}@xn--bcher-kva.example`;
  expect((await login(other)).body.user.id).toBe(id);
  expect((await register(other)).body).toMatchObject({ errors: TAKEN });
});

test("two older accounts of one mailbox stay, and each is found as it is spelled", async () => {
  const one = fresh();
  const spellings = [`${one}@b\u{fc}cher.example`, `${one}@xn--bcher-kva.example`];
  for (const email of spellings) {
    const id = await olderAccount(email);
    expect((await login(email)).body.user.id).toBe(id);
  }
});

test.each(["x@xn--a.com", "x@b\u{fc}cher.example/x", "x@foo.123"])(
  "%s is refused wherever one is typed",
  async (email) => {
    expect((await register(email)).body).toMatchObject({ errors: INVALID });
    for (const path of ["/api/auth/forgot-password", "/api/auth/email/verify/resend"])
      expect((await rest.post(path, { email })).body).toMatchObject({ errors: INVALID });
  },
);
