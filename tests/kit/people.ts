import { randomBytes } from "node:crypto";
import type { App, Instance } from "./app.ts";
import { GraphQLClient } from "./gql.ts";
import { type Answer, form, RestClient, type RestComment, type RestPost, type RestUser } from "./rest.ts";

export const PASSWORD = "correct horse battery";
/** The hash of the password, at the low cost of tests. */
const HASH = "$argon2id$v=19$m=64,t=1,p=1$UuFnxioSPjk+rX+mDk3GuQ$aoEji1F219+IHg60nYH8ERqQ0FDjSHx+bRWA4siZkhw";

/** A member who uses the product through either face. */
export class Person {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly rest: RestClient;
  readonly gql: GraphQLClient;

  constructor(
    instance: Pick<Instance, "url">,
    user: RestUser,
    readonly token: string,
  ) {
    this.id = user.id;
    this.name = user.name;
    this.username = user.username;
    this.email = user.email;
    this.rest = new RestClient(instance);
    this.gql = new GraphQLClient(instance);
  }

  /** Returns the same member, signed in to another instance. */
  at(instance: Pick<Instance, "url">): Person {
    const { id, name, username, email, token } = this;
    const user = { id, name, username, email, email_verified_at: null, avatar: null, banner: null, created_at: "" };
    return new Person(instance, user, token);
  }

  query<T>(text: string, variables: Record<string, unknown> = {}): Promise<T> {
    return this.gql.query<T>(text, variables, this.token);
  }

  ask<T>(text: string, variables: Record<string, unknown> = {}) {
    return this.gql.ask<T>(text, variables, this.token);
  }

  get<T = object>(path: string): Promise<Answer<T>> {
    return this.rest.get<T>(path, { token: this.token });
  }

  send<T = object>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.rest.post<T>(path, body, { token: this.token, headers });
  }

  /** Posts an idea and returns the post. */
  async posts(content: string, more: Record<string, unknown> = {}): Promise<RestPost> {
    const { status, body, text } = await this.send<{ post: RestPost }>("/api/posts", { content, ...more });
    if (status !== 201) throw new Error(`posting answered ${status}: ${text}`);
    return body.post;
  }

  /** Comments on a post, or replies to a comment. */
  async comments(post: { id: number }, content: string, parent?: { id: number }): Promise<RestComment> {
    const path = `/api/posts/${post.id}/comments`;
    const { status, body, text } = await this.send<{ comment: RestComment }>(path, {
      content,
      parent_id: parent?.id ?? null,
    });
    if (status !== 201) throw new Error(`commenting answered ${status}: ${text}`);
    return body.comment;
  }

  /** Uploads a picture for a later post. */
  async uploads(file: File): Promise<{ id: number; url: string; width: number; height: number }> {
    const { status, body, text } = await this.send<{
      media: { id: number; url: string; width: number; height: number };
    }>("/api/uploads", form({ file }));
    if (status !== 201) throw new Error(`uploading answered ${status}: ${text}`);
    return body.media;
  }
}

const turns = new Map<string, Promise<unknown>>();

/** Does something after whatever else has a turn at this instance. */
function inTurn<T>({ url }: Pick<Instance, "url">, act: () => Promise<T>): Promise<T> {
  const mine = (turns.get(url) ?? Promise.resolve()).then(act);
  turns.set(
    url,
    mine.catch(() => {}),
  );
  return mine;
}

/**
 * Registers a member under a unique name, through the product's own call. Simultaneous calls run one after the other,
 * so that the ids have the order in which a test names the members.
 */
export function join(
  instance: Pick<Instance, "url">,
  name: string,
  headers: Record<string, string> = {},
): Promise<Person> {
  return inTurn(instance, () => register(instance, name, headers));
}

async function register(
  instance: Pick<Instance, "url">,
  name: string,
  headers: Record<string, string>,
): Promise<Person> {
  const username = freshUsername(name);
  const { status, body, text } = await new RestClient(instance).post<{ token: string; user: RestUser }>(
    "/api/auth/register",
    { name, email: `${username}@example.test`, username, password: PASSWORD, password_confirmation: PASSWORD },
    { headers },
  );
  if (status !== 201) throw new Error(`registration answered ${status}: ${text}`);
  return new Person(instance, body.user, body.token);
}

const freshUsername = (name: string) => `${name.split(" ")[0]?.toLowerCase()}-${randomBytes(5).toString("hex")}`;

/**
 * Creates members who have existed for a while: their rows are written at once with one hash for all, in the order of
 * their names, and each signs in by the product's own call. Nothing else of a registration happens, such as its mail.
 */
export async function members(app: App, names: readonly string[]): Promise<Person[]> {
  const usernames = names.map(freshUsername);
  await app.sql`insert into users (name, username, email, password_hash, last_active_at)
    select name, username, username || '@example.test', ${HASH}, now()
    from unnest(${[...names]}::text[], ${usernames}::text[]) with ordinality as t(name, username, n) order by n`;
  const signedIn: Person[] = [];
  while (signedIn.length < usernames.length) {
    const few = usernames.slice(signedIn.length, signedIn.length + SIGN_INS_AT_ONCE);
    signedIn.push(...(await inTurn(app, () => Promise.all(few.map((username) => signIn(app, username))))));
  }
  return signedIn;
}

/**
 * A server of two cores checks two passwords at once, and lets others wait for two seconds only: more at once would be
 * refused on a busy machine.
 */
const SIGN_INS_AT_ONCE = 2;

async function signIn(instance: Pick<Instance, "url">, username: string): Promise<Person> {
  const { status, body, text } = await new RestClient(instance).post<{ token: string; user: RestUser }>(
    "/api/auth/login",
    { login: username, password: PASSWORD },
  );
  if (status !== 200) throw new Error(`signing in answered ${status}: ${text}`);
  return new Person(instance, body.user, body.token);
}

/**
 * Creates Ada, who writes, Bo, her bond, and Cy, a stranger to both. Each call creates new ones, so that tests never
 * meet.
 */
export async function people(app: App): Promise<{ ada: Person; bo: Person; cy: Person }> {
  const [ada, bo, cy] = await members(app, ["Ada", "Bo", "Cy"]);
  if (!ada || !bo || !cy) throw new Error("three members were asked for");
  await bond(app, ada, bo);
  return { ada, bo, cy };
}

/**
 * Gives members standing, as an operator would: only theirs counts in news, trends, suggestions and ranks of groups.
 * Returns them, so that a test can give it where it creates them.
 */
export async function withStanding<People extends readonly Person[]>(app: App, ...standing: People): Promise<People> {
  await app.sql`update users set has_standing = true, standing_basis = 'given', email_verified_at = coalesce(email_verified_at, now())
    where id = any(${standing.map(({ id }) => id)})`;
  return standing;
}

/** Writes a bond with its counts and follows, as the acceptance of a request would. */
export async function bond(app: App, one: Person, other: Person): Promise<void> {
  await app.sql`with bonded as (
      insert into bonds (user_id, bond_id) values (${one.id}, ${other.id}), (${other.id}, ${one.id}) returning user_id, bond_id
    ), followed as (
      insert into follows (follower_id, followee_id) select user_id, bond_id from bonded on conflict do nothing
    )
    update users set bonds_count = bonds_count + 1 where id in (select user_id from bonded)`;
}

/** Makes two members friends through requests from both sides. */
export async function befriend(one: Person, other: Person): Promise<void> {
  const ask = `mutation ($id: ID!) { sendBondRequest(id: $id) { id } }`;
  await one.query(ask, { id: String(other.id) });
  await other.query(ask, { id: String(one.id) });
}

/** Blocks a member. */
export async function block(app: App, blocker: Person, blocked: Person): Promise<void> {
  await app.sql`insert into blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id})`;
}

/** Mutes a member. */
export async function mute(app: App, muter: Person, muted: Person): Promise<void> {
  await app.sql`insert into mutes (muter_id, muted_id) values (${muter.id}, ${muted.id})`;
}
