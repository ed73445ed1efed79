import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/app/config/config";
import { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";
import { SECRET, startApp } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";
import { Listener } from "#tests/kit/live";
import { join, PASSWORD, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();
const rest = new RestClient(app);
const gql = new GraphQLClient(app);

const NEXT = "another horse battery";
const REQUEST = `mutation Request($email: String!) { requestPasswordReset(email: $email) }`;
const RESET = `mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) }`;
const CHANGE = `mutation Change($current: String!, $next: String!) { changePassword(current: $current, next: $next) }`;
const VERIFY = `mutation Verify($input: VerifyEmailInput!) { verifyEmail(input: $input) }`;
const RESEND = `mutation Resend($email: String!) { resendVerification(email: $email) }`;

/** Makes the token of a reset mail, as the job that sends it does. */
async function mailedToken(member: Person, seconds = 3_600): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("hex");
  await app.sql`insert into password_resets (user_id, token_hash, expires_at)
    values (${member.id}, ${hash}, now() + make_interval(secs => ${seconds}))
    on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, used_at = null`;
  return token;
}

const resetForm = (member: Pick<Person, "email">, token: string) => ({
  token,
  email: member.email,
  password: NEXT,
  password_confirmation: NEXT,
});
const reset = (form: Record<string, unknown>) => rest.post("/api/auth/reset-password", form);
const login = (member: Person, password: string) =>
  rest.post<{ token: string }>("/api/auth/login", { login: member.email, password });

describe("requesting a reset mail", () => {
  test("has the same answer for known and unknown addresses, by both faces", async () => {
    const ada = await join(app, "Ada");
    const known = await rest.post("/api/auth/forgot-password", { email: ada.email });
    const unknown = await rest.post("/api/auth/forgot-password", { email: "nobody@example.test" });
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(known.text).toBe(unknown.text);
    expect(await gql.query(REQUEST, { email: ada.email })).toEqual({ requestPasswordReset: true });
    expect(await gql.query(REQUEST, { email: "nobody@example.test" })).toEqual({ requestPasswordReset: true });
  });

  test("runs the same statements for known and unknown addresses before it answers", async () => {
    const ada = await join(app, "Ada");
    // The jobs of other tests query the database as well, so they have to finish first.
    await eventually(async () => (await app.sql`select from graphile_worker.jobs`).length === 0);
    const statementsOf = async (email: string) => {
      const from = app.statements.length;
      await rest.post("/api/auth/forgot-password", { email });
      return app.statements.slice(from).filter((statement) => statement.includes("add_job")).length;
    };
    expect(await statementsOf("nobody@example.test")).toBe(1);
    expect(await statementsOf(ada.email)).toBeGreaterThanOrEqual(1);
  });

  test("makes a link for the member with the address, in any case, and stores no secret of it", async () => {
    const ada = await join(app, "Ada");
    await rest.post("/api/auth/forgot-password", { email: ada.email.toUpperCase() });
    await eventually(async () => {
      const made = await app.sql`select token_hash, used_at from password_resets where user_id = ${ada.id}`;
      expect(made).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/), used_at: null }]);
    });
  });

  test.each([
    [["a@example.test", "b@example.test"]],
    [{ $ne: "" }],
    [""],
    [undefined],
    ["not an address"],
    ["a@b.c\nBcc: x@y.z"],
  ])("with %j as address is refused", async (email) => {
    const { status, body } = await rest.post("/api/auth/forgot-password", { email });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(["email"]);
  });
});

describe("a reset link", () => {
  test("sets the new password once, and ends every session with its sockets", async () => {
    const ada = await join(app, "Ada");
    const listener = new Listener(app, ada.token, "subscription { postAdded { id } }");
    const token = await mailedToken(ada);
    expect((await reset(resetForm(ada, token))).status).toBe(200);
    expect((await ada.get("/api/user")).status).toBe(401);
    expect((await listener.closed).code).toBeGreaterThanOrEqual(1000);
    expect((await login(ada, PASSWORD)).status).toBe(401);
    expect((await login(ada, NEXT)).status).toBe(200);

    const again = await reset(resetForm(ada, token));
    expect(again.status).toBe(422);
    expect(Object.keys(again.body.errors ?? {})).toEqual(["token"]);
    expect((await login(ada, NEXT)).status).toBe(200);
  });

  test("works by GraphQL too", async () => {
    const ada = await join(app, "Ada");
    const input = { token: await mailedToken(ada), email: ada.email, password: NEXT, passwordConfirmation: NEXT };
    expect(await gql.query(RESET, { input })).toEqual({ resetPassword: true });
    expect((await gql.ask(RESET, { input })).errors[0]).toMatchObject({
      message: "This password reset link is not valid or has expired",
      extensions: { code: "BAD_USER_INPUT", fields: { token: [expect.any(String)] } },
    });
  });

  test("that is used ten times at once works once", async () => {
    const ada = await join(app, "Ada");
    const form = resetForm(ada, await mailedToken(ada));
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(form)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  test("that is wrong, somebody else's, expired or replaced is refused with the same message", async () => {
    const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
    const expired = await reset(resetForm(ada, await mailedToken(ada, -1)));
    const replaced = await mailedToken(ada);
    const token = await mailedToken(ada);
    const answers = [
      expired,
      await reset(resetForm(ada, replaced)),
      await reset(resetForm(ada, "x")),
      await reset(resetForm(bo, token)),
      await reset(resetForm({ email: "nobody@example.test" }, token)),
      await reset({ ...resetForm(ada, token), token: [token] }),
      await reset({ ...resetForm(ada, token), token: undefined }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body.errors).toEqual({ token: ["This password reset link is not valid or has expired"] });
    }
    expect((await reset(resetForm(ada, token))).status, "and the good one is still good").toBe(200);
  });

  test.each([
    [{ password: "" }, "password", "Password is required"],
    [{ password: "short", password_confirmation: "short" }, "password", "Password must be at least 8 characters"],
    [{ password_confirmation: "" }, "password_confirmation", "Please confirm your password"],
    [{ password_confirmation: undefined }, "password_confirmation", "Please confirm your password"],
    [{ password_confirmation: "something else" }, "password_confirmation", "Passwords do not match"],
    [{ email: ["a@example.test"] }, "email", "Email is required"],
  ])("with %j is refused for %s, and stays valid", async (change, field, message) => {
    const ada = await join(app, "Ada");
    const form = resetForm(ada, await mailedToken(ada));
    const { status, body } = await reset({ ...form, ...change });
    expect(status).toBe(422);
    expect(body.errors?.[field]).toEqual([message]);
    expect((await reset(form)).status).toBe(200);
  });

  test("becomes invalid when the owner changes the password", async () => {
    const ada = await join(app, "Ada");
    const token = await mailedToken(ada);
    expect(await ada.query(CHANGE, { current: PASSWORD, next: NEXT })).toEqual({ changePassword: true });
    expect((await reset(resetForm(ada, token))).status).toBe(422);
  });
});

describe("changing the password", () => {
  test("by REST ends the other sessions and not this one", async () => {
    const ada = await join(app, "Ada");
    const other = (await login(ada, PASSWORD)).body.token;
    const { status } = await ada.send("/api/account/password", { current: PASSWORD, next: NEXT });
    expect(status).toBe(200);
    expect((await ada.get("/api/user")).status).toBe(200);
    expect((await rest.get("/api/user", { token: other })).status).toBe(401);
    expect((await login(ada, PASSWORD)).status).toBe(401);
    expect((await login(ada, NEXT)).status).toBe(200);
  });

  test("requires the right password and a valid new one", async () => {
    const ada = await join(app, "Ada");
    const wrong = await ada.send("/api/account/password", { current: "not my password", next: NEXT });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ current: ["Wrong password"] });
    const short = await ada.ask(CHANGE, { current: PASSWORD, next: "short" });
    expect(short.errors[0]?.extensions?.fields).toEqual({ next: ["Password must be at least 8 characters"] });
    expect((await rest.post("/api/account/password", { current: PASSWORD, next: NEXT })).status).toBe(401);
    expect((await login(ada, PASSWORD)).status).toBe(200);
  });

  test("on two devices at once succeeds on one of them", async () => {
    const ada = await join(app, "Ada");
    const other = (await login(ada, PASSWORD)).body.token;
    const change = (token: string, next: string) =>
      rest.post("/api/account/password", { current: PASSWORD, next }, { token });
    const answers = await Promise.all([change(ada.token, NEXT), change(other, "a third horse battery")]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("a verification link", () => {
  const secrets = new Secrets({ secret: SECRET, previousSecret: null });
  const linkTo = (member: Person) => {
    const { searchParams } = new URL(secrets.verificationLink(member), "http://mail");
    return {
      id: searchParams.get("id") ?? "",
      hash: searchParams.get("hash") ?? "",
      expires: searchParams.get("expires") ?? "",
      signature: searchParams.get("signature") ?? "",
    };
  };
  type Link = ReturnType<typeof linkTo>;
  const pathOf = ({ id, hash, expires, signature }: Link) =>
    `/api/auth/email/verify/${id}/${hash}?${new URLSearchParams({ expires, signature }).toString()}`;
  const isVerified = async (member: Person) =>
    (await member.query<{ viewer: { emailVerified: boolean } }>("{ viewer { emailVerified } }")).viewer.emailVerified;

  test("verifies by GET, and twice is a success", async () => {
    const ada = await join(app, "Ada");
    const path = pathOf(linkTo(ada));
    const first = await rest.get(path);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ success: true, message: expect.any(String) });
    expect(await isVerified(ada)).toBe(true);
    const [{ email_verified_at: at } = {}] = await app.sql`select email_verified_at from users where id = ${ada.id}`;
    expect((await rest.get(path)).status).toBe(200);
    const [{ email_verified_at: later } = {}] = await app.sql`select email_verified_at from users where id = ${ada.id}`;
    expect(later).toEqual(at);
  });

  test("verifies by GraphQL", async () => {
    const ada = await join(app, "Ada");
    expect(await gql.query(VERIFY, { input: linkTo(ada) })).toEqual({ verifyEmail: true });
    expect(await isVerified(ada)).toBe(true);
  });

  test("is not used up, nor used, by a HEAD", async () => {
    const ada = await join(app, "Ada");
    const { status, headers } = await rest.send("HEAD", pathOf(linkTo(ada)), undefined);
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("GET, OPTIONS");
    expect(await isVerified(ada)).toBe(false);
  });

  test("with any part changed is refused", async () => {
    const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
    const link = linkTo(ada);
    const forged: Partial<Link>[] = [
      { id: String(bo.id) },
      { id: "0" },
      { id: "x" },
      { hash: linkTo(bo).hash },
      { expires: String(Number(link.expires) + 1) },
      { expires: "" },
      { signature: linkTo(bo).signature },
      { signature: `${link.signature}=` },
      { signature: "" },
      { id: String(bo.id), hash: linkTo(bo).hash },
    ];
    for (const change of forged) {
      const { status, body } = await rest.get(pathOf({ ...link, ...change }));
      expect(status, JSON.stringify(change)).toBe(403);
      expect(body.message).toBe("This verification link is not valid");
    }
    expect((await rest.get(`/api/auth/email/verify/${link.id}/${link.hash}`)).status).toBe(403);
    expect((await rest.get(`${pathOf(link)}&expires=${link.expires}`)).status, "a doubled part").toBe(403);
    expect((await gql.ask(VERIFY, { input: { ...link, signature: "" } })).code).toBe("FORBIDDEN");
    expect(await isVerified(ada)).toBe(false);
    expect(await isVerified(bo)).toBe(false);
  });

  test("that has expired is refused as such", async () => {
    const ada = await join(app, "Ada");
    const now = Date.now;
    Date.now = () => now() - 25 * 3_600_000;
    const link = linkTo(ada);
    Date.now = now;
    const { status, body } = await rest.get(pathOf(link));
    expect(status).toBe(403);
    expect(body.message).toContain("has expired");
    expect(await isVerified(ada)).toBe(false);
  });

  test("is valid for the address to which it was sent", async () => {
    const ada = await join(app, "Ada");
    const link = linkTo(ada);
    await app.sql`update users set email = ${`new-${ada.email}`} where id = ${ada.id}`;
    expect((await rest.get(pathOf(link))).status).toBe(403);
  });

  test("is mailed again on request, and the answer reveals nothing", async () => {
    const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
    await rest.get(pathOf(linkTo(bo)));
    const answers = await Promise.all(
      [ada.email, bo.email, "nobody@example.test"].map((email) =>
        rest.post("/api/auth/email/verify/resend", { email }),
      ),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toBe(answers[0]?.text);
    }
    expect(await gql.query(RESEND, { email: "nobody@example.test" })).toEqual({ resendVerification: true });
    expect((await rest.post("/api/auth/email/verify/resend", { email: [ada.email] })).status).toBe(422);
  });
});

test("a document can try one credential", async () => {
  const ada = await join(app, "Ada");
  const twice = `mutation { a: changePassword(current: "x", next: "y") b: deleteAccount(password: "z") }`;
  expect((await ada.ask(twice)).code).toBe("QUERY_TOO_COMPLEX");
});

test("a hash of another cost is renewed when its owner signs in, at the full cost unless a test reduces it", async () => {
  const ada = await join(app, "Ada");
  const full = new RestClient(await app.another({ passwordCost: readConfig({ JWT_SECRET: SECRET }).passwordCost }));
  const costOf = async () => {
    const [row] = await app.sql<{ hash: string }[]>`select password_hash as hash from users where id = ${ada.id}`;
    return row?.hash.split("$").slice(1, 4).join(" ");
  };
  expect(await costOf()).toBe("argon2id v=19 m=64,t=1,p=1");
  for (let i = 0; i < 2; i++) {
    expect((await full.post("/api/auth/login", { login: ada.email, password: PASSWORD })).status).toBe(200);
    expect(await costOf()).toBe("argon2id v=19 m=19456,t=2,p=1");
  }
});
