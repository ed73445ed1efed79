import { Signer } from "#server/platform/secrets/signer";
import { type App, SECRET } from "#tests/kit/app";
import { clips } from "#tests/kit/clips/clips";
import type { Mailbox } from "#tests/kit/mailbox";
import { bond, Person } from "#tests/kit/people";
import { form, RestClient, type RestPost, type RestUser } from "#tests/kit/rest";
import { expired } from "./tokens.ts";

/** The password of every member in the cases. */
const CASE_PASSWORD = "Corr3ct-horse-battery";

const MEMBERS = "A B C D V1 V2 V3 V4 V5 V6 S1 S2 R3 R4 R7 R8 R11 R12 unverified deletedUser".split(" ");
const CROWD = Array.from({ length: 50 }, (_, index) => `U${index}`);

/** The members, ideas and links of the cases, by the names that these use. */
export interface World {
  names: Map<string, string | number>;
  people: Map<string, Person>;
}

/** Creates them all, through the product's own calls wherever there is one. */
export async function createWorld(app: App, mailbox: Mailbox): Promise<World> {
  const rest = new RestClient(app);
  const names = new Map<string, string | number>();
  const people = new Map<string, Person>();
  const all = [...MEMBERS, ...CROWD];
  // Only a few run at a time: the server limits hashing, and refuses a request that waits too long.
  for (let at = 0; at < all.length; at += 4) {
    const some = all.slice(at, at + 4).map(async (key) => people.set(key, await register(app, rest, key)));
    await Promise.all(some);
  }
  for (const [key, person] of people) {
    const { id, username, email, token } = person;
    for (const [name, value] of Object.entries({ id, username, email, token })) names.set(`${key}.${name}`, value);
  }
  await verify(app, people);
  const get = (key: string): Person => {
    const person = people.get(key);
    if (!person) throw new Error(`nobody is called ${key}`);
    return person;
  };
  await addIdeas(names, get("A"), get("B"), get("C"));
  await addBonds(app, names, get);
  await addLinks(names, mailbox, rest, get);
  names.set("S1.token2", await signIn(rest, get("S1")));
  names.set("A.expiredToken", expired(get("A").token));
  names.set("base", app.url).set("origin", app.url).set("origin.host", new URL(app.url).host);
  return { names, people };
}

async function register(app: App, rest: RestClient, key: string): Promise<Person> {
  const username = `case-${key.toLowerCase()}`;
  const { status, body, text } = await rest.post<{ token: string; user: RestUser }>("/api/auth/register", {
    name: `Member ${key}`,
    email: `${username}@example.test`,
    username,
    password: CASE_PASSWORD,
    password_confirmation: CASE_PASSWORD,
  });
  if (status !== 201) throw new Error(`registration answered ${status}: ${text}`);
  return new Person(app, body.user, body.token);
}

/** Opens another session of a member. */
export async function signIn(rest: RestClient, { email }: Person): Promise<string> {
  const { body, text } = await rest.post<{ token?: string }>("/api/auth/login", {
    login: email,
    password: CASE_PASSWORD,
  });
  if (!body.token) throw new Error(`signing in answered ${text}`);
  return body.token;
}

async function verify({ sql }: App, people: ReadonlyMap<string, Person>): Promise<void> {
  const ids = [...people].filter(([key]) => key !== "unverified").map(([, { id }]) => id);
  await sql`update users set email_verified_at = now() where id = any(${ids})`;
}

async function addIdeas(names: World["names"], a: Person, b: Person, c: Person): Promise<void> {
  const post = await a.posts("An idea that others want to spoil");
  const other = await b.posts("Another idea");
  names.set("postA", post.id).set("commentA", (await a.comments(post, "A comment of mine")).id);
  names.set("commentOnOtherPost", (await b.comments(other, "Elsewhere")).id);
  for (const key of ["postR1", "postR2", "postR3"]) names.set(key, (await a.posts(`For a race: ${key}`)).id);
  names.set("commentR", (await c.comments(post, "For a race")).id);
  const gone = await a.posts("Soon gone");
  await a.rest.delete(`/api/posts/${gone.id}`, { token: a.token });
  const goneComment = await a.comments(post, "Soon gone too");
  await a.rest.delete(`/api/comments/${goneComment.id}`, { token: a.token });
  names.set("deletedPost", gone.id).set("deletedComment", goneComment.id);
  const film = await a.rest.post<{ post: RestPost }>(
    "/api/posts",
    form({ content: "A film", media: await clips.mp4() }),
    { token: a.token },
  );
  names.set("A.videoUrl", new URL(film.body.post.video ?? "").pathname);
}

async function addBonds(app: App, names: World["names"], get: (key: string) => Person): Promise<void> {
  await bond(app, get("A"), get("D"));
  await bond(app, get("R11"), get("R12"));
  const asks = async (from: Person, to: Person): Promise<number> => {
    await from.send("/api/friends/request", { user_id: to.id });
    const { body } = await to.get<{ requests: { id: number }[] }>("/api/friends/requests");
    return body.requests[0]?.id ?? 0;
  };
  names.set("reqAB", await asks(get("A"), get("B"))).set("reqR7", await asks(get("R7"), get("R8")));
}

async function addLinks(
  names: World["names"],
  mailbox: Mailbox,
  rest: RestClient,
  get: (key: string) => Person,
): Promise<void> {
  const used = new Set<string>();
  const resetToken = async ({ email }: Person): Promise<string> => {
    await rest.post("/api/auth/forgot-password", { email });
    const isNew = ({ links, raw }: { links: string[]; raw: string }) =>
      !used.has(raw) && links.some((link) => link.includes("reset-password"));
    const { links, raw } = await mailbox.to(email, isNew);
    used.add(raw);
    return new URL(links.find((link) => link.includes("reset-password")) ?? "").pathname.split("/").at(-1) ?? "";
  };
  names.set("resetTokenOlder", await resetToken(get("A"))).set("resetTokenA1", await resetToken(get("A")));
  names.set("resetTokenS2", await resetToken(get("S2")));
  const { links } = await mailbox.to(get("unverified").email, (mail) =>
    mail.links.some((link) => link.includes("verify-email")),
  );
  const query = new URL(links.find((link) => link.includes("verify-email")) ?? "").searchParams;
  for (const [name, value] of query) names.set(`v.${name}`, value);
  const yesterday = String(Number(query.get("expires")) - 30 * 24 * 60 * 60);
  const signer = new Signer("commonplace verification link v1", { secret: SECRET, previousSecret: null });
  names.set("v.expiredExpires", yesterday);
  names.set("v.expiredSignature", signer.sign(query.get("id") ?? "", query.get("hash") ?? "", yesterday));
}
