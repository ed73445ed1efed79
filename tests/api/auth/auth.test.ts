import { hkdfSync } from "node:crypto";
import jwt from "jsonwebtoken";
import { describe, expect, test } from "vitest";
import { SECRET, startApp } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";
import { Listener } from "#tests/kit/live";
import { join, PASSWORD } from "#tests/kit/people";
import { RestClient, type RestUser } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);
const gql = new GraphQLClient(app);

const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { token message user { id name username isOnline } }
}`;
const LOGIN = `mutation Login($login: String!, $password: String!) {
  login(login: $login, password: $password) { token message user { id username } }
}`;
const VIEWER = `{ viewer { email emailVerified user { id name username } } }`;

interface Signed {
  token: string;
  message: string;
  user: RestUser;
}

let count = 0;
const fresh = (prefix = "member") => `${prefix}-${process.pid}-${++count}`;
const formOf = (username: string) => ({
  name: "Ada Lovelace",
  email: `${username}@example.test`,
  username,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

describe("registering", () => {
  test("by REST gives a token that opens one's own account", async () => {
    const username = fresh("Ada");
    const { status, body } = await rest.post<Signed>("/api/auth/register", formOf(username));
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: expect.any(String), token: expect.any(String) });
    expect(body.user).toMatchObject({ name: "Ada Lovelace", username, email: `${username}@example.test` });

    const own = await rest.get<{ user: RestUser }>("/api/user", { token: body.token });
    expect(own.status).toBe(200);
    expect(own.body.user).toMatchObject({ id: body.user.id, username, email_verified_at: null });
    for (const field of ["avatar", "banner", "bio", "location", "website", "phone", "last_active_at", "created_at"])
      expect(own.body.user).toHaveProperty(field);
    expect(own.text).not.toMatch(/password|argon2/i);
  });

  test("by GraphQL gives a token that opens one's own account", async () => {
    const username = fresh();
    const { password_confirmation: passwordConfirmation, ...fields } = formOf(username);
    const { register } = await gql.query<{ register: Signed }>(REGISTER, {
      input: { ...fields, passwordConfirmation },
    });
    expect(register.user).toMatchObject({ name: "Ada Lovelace", username });
    const { viewer } = await gql.query<{ viewer: { email: string; user: { username: string } } }>(
      VIEWER,
      {},
      register.token,
    );
    expect(viewer).toMatchObject({ email: fields.email, emailVerified: false, user: { username } });
  });

  test("by a form of an old client at the root", async () => {
    const { status, body } = await rest.post<Signed>("/auth/register", new URLSearchParams(formOf(fresh())));
    expect(status).toBe(201);
    expect(body.token).toEqual(expect.any(String));
  });

  test.each([
    [{ name: " " }, "name", "Name is required"],
    [{ email: "" }, "email", "Email is required"],
    [{ email: "not an address" }, "email", "Please enter a valid email address"],
    [{ username: undefined }, "username", "Username is required"],
    [{ username: "admin" }, "username", "This username is reserved"],
    [{ username: "a b" }, "username", /^Username/],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "short", password_confirmation: "short" }, "password", "Password must be at least 8 characters"],
    [{ password_confirmation: "something else" }, "password_confirmation", "Passwords do not match"],
    [{ email: ["a@example.test", "b@example.test"] }, "email", "Email is required"],
    [{ password: { $ne: "" } }, "password", "Password is required"],
    [{ name: "x\u0000y" }, "name", /cannot be stored/],
    [{ name: "x\ud800y" }, "name", /cannot be stored/],
    [{ name: "x".repeat(81) }, "name", /at most 80/],
  ])("with %j is refused for %s: %s", async (change, field, message) => {
    const username = fresh();
    const { status, body } = await rest.post("/api/auth/register", { ...formOf(username), ...change });
    expect(status).toBe(422);
    expect(body.errors?.[field]?.[0]).toMatch(message);
    expect(body.message).toBe(Object.values(body.errors ?? {}).flat()[0]);
    expect(await app.sql`select 1 from users where username = ${username}`).toHaveLength(0);
  });

  test("without any field names every field, and GraphQL names them in camel case", async () => {
    const { status, body } = await rest.post("/api/auth/register", {});
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(expect.arrayContaining(["name", "email", "username", "password"]));
    expect(body.message).toBe("Name is required");

    const input = { name: "", email: "", username: "", password: "long enough", passwordConfirmation: "other" };
    const { errors } = await gql.ask(REGISTER, { input });
    expect(errors[0]).toMatchObject({ message: "Name is required", extensions: { code: "BAD_USER_INPUT" } });
    expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual(
      expect.arrayContaining(["name", "email", "username"]),
    );
  });

  test("with a taken username or email, in any case, names the one that is taken", async () => {
    const ada = await join(app, "Ada");
    const sameName = await rest.post("/api/auth/register", {
      ...formOf(fresh()),
      username: ada.username.toUpperCase(),
    });
    expect(sameName.status).toBe(422);
    expect(sameName.body.errors).toEqual({ username: ["This username is already taken"] });
    const sameEmail = await rest.post("/api/auth/register", { ...formOf(fresh()), email: ada.email.toUpperCase() });
    expect(sameEmail.status).toBe(422);
    expect(Object.keys(sameEmail.body.errors ?? {})).toEqual(["email"]);
  });

  test("names all faults at once, one for each field, in both faces", async () => {
    const ada = await join(app, "Ada");
    const form = { ...formOf(ada.username), name: "", email: ada.email, password: "short" };
    const { status, body } = await rest.post("/api/auth/register", { ...form, password_confirmation: "shorter" });
    const named = {
      name: ["Name is required"],
      password: ["Password must be at least 8 characters"],
      email: ["This email is already taken"],
      username: ["This username is already taken"],
    };
    expect([status, body.message]).toEqual([422, "Name is required"]);
    expect(body.errors).toEqual({ ...named, password_confirmation: ["Passwords do not match"] });

    const { password_confirmation: _, ...fields } = form;
    const { errors } = await gql.ask(REGISTER, { input: { ...fields, passwordConfirmation: "shorter" } });
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { ...named, passwordConfirmation: ["Passwords do not match"] },
    });
  });

  test("by ten at once under one username succeeds for one of them", async () => {
    const username = fresh("race");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        rest.post("/api/auth/register", { ...formOf(username), email: `${username}-${i}@example.test` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    for (const { body } of refused) expect(body.errors).toEqual({ username: ["This username is already taken"] });
    expect(await app.sql`select 1 from users where username = ${username}`).toHaveLength(1);
  });

  test("sets no field that the form does not have", async () => {
    const form = { ...formOf(fresh()), id: 1, email_verified_at: "2020-01-01", created_at: "2001-01-01T00:00:00Z" };
    const { status, body } = await rest.post<Signed>("/api/auth/register", form);
    expect(status).toBe(201);
    expect(body.user.email_verified_at).toBeNull();
    expect(body.user.created_at).not.toContain("2001");
  });
});

describe("the availability of a username", () => {
  test("is the same on both faces", async () => {
    const ada = await join(app, "Ada");
    for (const [username, available] of [
      [fresh("free"), true],
      [ada.username, false],
      [ada.username.toUpperCase(), false],
      ["Admin", false],
      ["ab", false],
    ] as const) {
      const path = `/api/auth/check-username?username=${username}`;
      expect((await rest.get(path)).body, username).toMatchObject({ success: true, available });
      const query = `query Free($username: String!) { usernameAvailable(username: $username) }`;
      expect(await gql.query(query, { username })).toEqual({ usernameAvailable: available });
    }
  });
});

describe("signing in", () => {
  test("works with email or username in any case, through both faces", async () => {
    const ada = await join(app, "Ada");
    for (const login of [ada.username, ada.username.toUpperCase(), ada.email, ` ${ada.email.toUpperCase()} `]) {
      const { status, body } = await rest.post<Signed>("/api/auth/login", { login, password: PASSWORD });
      expect(status, login).toBe(200);
      expect(body.user.id).toBe(ada.id);
      const data = await gql.query<{ login: Signed }>(LOGIN, { login, password: PASSWORD });
      expect(data.login.user.id).toBe(String(ada.id));
    }
  });

  test("never reveals whether the account exists", async () => {
    const ada = await join(app, "Ada");
    const wrong = await rest.post("/api/auth/login", { login: ada.email, password: "not the password" });
    const unknown = await rest.post("/api/auth/login", { login: "nobody@example.test", password: "not the password" });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      success: false,
      code: "UNAUTHENTICATED",
      reason: "WRONG_CREDENTIALS",
      message: "Invalid credentials",
    });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);

    const { errors, status } = await gql.ask(LOGIN, { login: ada.username, password: "not the password" });
    expect(status).toBe(200);
    expect(errors[0]).toMatchObject({ message: "Invalid credentials", extensions: { code: "UNAUTHENTICATED" } });
  });

  test("names the missing fields in the product's words", async () => {
    const { status, body } = await rest.post("/api/auth/login", { login: " ", password: "" });
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      code: "BAD_USER_INPUT",
      message: "Email or username is required",
      errors: { login: ["Email or username is required"], password: ["Password is required"] },
    });
  });

  test("takes a password exactly as it was typed", async () => {
    const username = fresh();
    const password = "  spaces belong to it  ";
    await rest.post("/api/auth/register", { ...formOf(username), password, password_confirmation: password });
    expect((await rest.post("/api/auth/login", { login: username, password })).status).toBe(200);
    expect((await rest.post("/api/auth/login", { login: username, password: password.trim() })).status).toBe(401);
  });
});

describe("signing out", () => {
  test("ends the token at once on every instance, and its open sockets", async () => {
    const second = await app.another();
    const ada = await join(app, "Ada");
    const onSecond = ada.at(second);
    expect((await onSecond.get("/api/user")).status).toBe(200);
    const socket = new Listener(second, ada.token, "subscription { postAdded { id } }");

    const { status, body } = await ada.send("/api/auth/logout");
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect((await ada.get("/api/user")).status).toBe(401);
    await socket.closed;
    expect((await onSecond.get("/api/user")).status).toBe(401);
    expect((await onSecond.ask(`mutation { logout }`)).code).toBe("UNAUTHENTICATED");
  });

  test("by GraphQL ends this session and no other", async () => {
    const ada = await join(app, "Ada");
    const again = await rest.post<Signed>("/api/auth/login", { login: ada.username, password: PASSWORD });
    expect(await ada.query("mutation { logout }")).toEqual({ logout: true });
    expect((await ada.get("/api/user")).status).toBe(401);
    expect((await rest.get("/api/user", { token: again.body.token })).status).toBe(200);
  });

  test("requires a session", async () => {
    expect((await rest.post("/api/auth/logout")).status).toBe(401);
    expect((await gql.ask("mutation { logout }")).code).toBe("UNAUTHENTICATED");
  });
});

describe("a token", () => {
  const refused = async (token: string) => {
    const answer = await rest.get("/api/user", { token });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      success: false,
      code: "UNAUTHENTICATED",
      reason: "INVALID_TOKEN",
      message: expect.any(String),
    });
    expect((await gql.ask("mutation { logout }", {}, token)).code).toBe("UNAUTHENTICATED");
  };

  test("that was forged opens nothing", async () => {
    const ada = await join(app, "Ada");
    const claims = jwt.decode(ada.token) as jwt.JwtPayload;
    const known: jwt.JwtHeader = jwt.decode(ada.token, { complete: true })?.header ?? { alg: "HS256" };
    // With the server's own secret, each other fault of a token is its only one.
    const secret = Buffer.from(hkdfSync("sha256", SECRET, "", "commonplace access token v1", 32));
    const encodedHeader = (alg: string) => Buffer.from(JSON.stringify({ alg, typ: "JWT" })).toString("base64url");
    const [, payload = "", signature = ""] = ada.token.split(".");
    const sign = (changes: object, key: jwt.Secret = secret, header: Partial<jwt.JwtHeader> = {}) =>
      jwt.sign({ ...claims, ...changes }, key, {
        algorithm: (header.alg ?? "HS256") as jwt.Algorithm,
        header: { ...known, ...header },
      });

    expect((await rest.get("/api/user", { token: sign({}) })).status, "the forger's tools work").toBe(200);
    await refused(`${encodedHeader("none")}.${payload}.`);
    await refused(`${encodedHeader("none")}.${payload}.${signature}`);
    await refused(sign({}, "another-secret-that-is-long-enough-as-well"));
    await refused(sign({}, SECRET));
    await refused(sign({}, secret, { alg: "HS512" }));
    await refused(sign({}, secret, { kid: "another" }));
    await refused(sign({}, secret, { typ: "JWT" }));
    const { exp: _, ...endless } = claims;
    await refused(jwt.sign(endless, secret, { algorithm: "HS256", header: known }));
    await refused(sign({ exp: Math.floor(Date.now() / 1000) - 5 }));
    await refused(sign({ aud: "somewhere-else" }));
    await refused(sign({ iss: "somebody-else" }));
    await refused(sign({ sid: Number(claims["sid"]) + 1_000_000 }));
    await refused(sign({ sub: String(ada.id + 1) }));
    await refused("not.a.token");
    await refused("x".repeat(5_000));
  });

  test("signed with the previous secret is still accepted", async () => {
    const ada = await join(app, "Ada");
    const rotated = await app.another({
      jwtSecret: "the-next-secret-which-is-long-enough-too",
      jwtSecretPrevious: SECRET,
    });
    expect((await ada.at(rotated).get("/api/user")).status).toBe(200);
    const later = await new RestClient(rotated).post<Signed>("/api/auth/login", {
      login: ada.username,
      password: PASSWORD,
    });
    expect((await new RestClient(rotated).get("/api/user", { token: later.body.token })).status).toBe(200);
    expect((await rest.get("/api/user", { token: later.body.token })).status).toBe(401);
  });

  test("is not required of a guest", async () => {
    expect(await gql.query(VIEWER)).toEqual({ viewer: null });
    expect((await rest.get("/api/user")).status).toBe(401);
  });
});
