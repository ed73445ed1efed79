import type { App } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { bond, members, PASSWORD, people, Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import type { RestUser } from "#tests/kit/rest";
import type { CallerName } from "./input.ts";
import type { Random } from "./random.ts";

/** The things that inputs name. Rows of a fresh database have small ids, so that other ids are often those of rows too. */
const KINDS = [
  "post",
  "comment",
  "group",
  "conversation",
  "message",
  "draft",
  "folder",
  "insight",
  "media",
  "notification",
  "request",
  "session",
] as const;
export type Kind = (typeof KINDS)[number] | "user";

/** The callers of inputs, who get a new session or account when an input has ended theirs, and what they own. */
export class Community {
  readonly cursors: string[] = [];
  readonly names: { usernames: string[]; slugs: string[]; tags: string[]; emails: string[] };
  #entering: Promise<void> = Promise.resolve();

  constructor(
    private readonly app: App,
    private readonly callers: Record<Exclude<CallerName, "guest">, Person>,
  ) {
    const all = Object.values(callers);
    this.names = {
      usernames: all.map(({ username }) => username),
      slugs: [],
      tags: ["tools", "solar"],
      emails: all.map(({ email }) => email),
    };
  }

  tokenOf(caller: CallerName): string | null {
    return caller === "guest" ? null : this.callers[caller].token;
  }

  /** Returns an id, most often of something that exists. */
  idOf(kind: Kind, random: Random): number {
    return random.between(1, kind === "user" || kind === "conversation" ? 4 : 12);
  }

  /** Lets a caller whose token was refused enter again: with their password, or as another member. */
  async enterAgain(caller: Exclude<CallerName, "guest">, refused: string): Promise<void> {
    this.#entering = this.#entering.then(async () => {
      if (this.callers[caller].token !== refused) return;
      const { rest, username } = this.callers[caller];
      const { status, body } = await rest.post<{ token: string; user: RestUser }>("/api/auth/login", {
        login: username,
        password: PASSWORD,
      });
      this.callers[caller] = status === 200 ? new Person(this.app, body.user, body.token) : await this.#join(caller);
    });
    await this.#entering;
  }

  async #join(caller: Exclude<CallerName, "guest">): Promise<Person> {
    const [member] = await members(this.app, [caller]);
    if (!member) throw new Error("nobody was created");
    const other = this.callers[caller === "ada" ? "bo" : "ada"];
    // The other one may be deleted too, and makes the bond when they join again.
    if (caller !== "cy") await bond(this.app, member, other).catch(() => null);
    return member;
  }
}

/** Creates Ada, Bo, who is her bond, and Cy, a stranger, with some of everything, in an order that is always the same. */
export async function createCommunity(app: App): Promise<Community> {
  const { ada, bo, cy } = await people(app);
  const community = new Community(app, { ada, bo, cy });
  community.names.slugs.push(...(await addPosts(ada, bo, cy)));
  for (const others of [[bo], [cy]]) {
    const conversation = await talk(ada, others);
    for (const text of ["Hello", "Are you there?"]) await sendMessage(ada, conversation, text).catch(() => null);
  }
  await sendMessage(bo, await talk(ada, [bo], "Workshop"), "Welcome");
  for (const who of [ada, bo, cy]) await addOwn(who);
  await cy.send("/api/friends/request", { user_id: ada.id });
  community.cursors.push(...(await cursorsOf(ada)));
  return community;
}

async function addPosts(ada: Person, bo: Person, cy: Person): Promise<string[]> {
  const slugs: string[] = [];
  for (const [owner, visibility] of [
    [ada, "public"],
    [bo, "private"],
    [cy, "public"],
  ] as const) {
    const { body } = await owner.send<{ group: { id: number; slug: string } }>("/api/groups", {
      name: `Cellar of ${owner.name}`,
      description: "For members",
      category: "Technology",
      visibility,
    });
    slugs.push(body.group.slug);
    await owner.posts(`Of the group of ${owner.name}`, { group_id: body.group.id });
  }
  for (const who of [ada, bo, cy]) {
    const post = await who.posts(`Lend #tools and #solar, says ${who.name}`, { title: "Tools" });
    const parent = await who.comments(post, "To begin with");
    await who.comments(post, "A reply", parent);
    await who.posts("For few", { visibility: "bonds" });
    await who.posts("With a picture", { media_ids: [(await who.uploads(await pictures.png())).id] });
  }
  return slugs;
}

async function addOwn(who: Person): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await who.uploads(await pictures.png());
    await who.send("/api/drafts", { kind: "idea", title: "A library of things", content: "Lend" });
    await who.send("/api/bookmarks/folders", { name: `Folder ${i}` });
    await who.send("/api/insights", { prompt: `What do members say about tools ${i}?` });
  }
}

/** Returns a cursor of each of several lists. */
async function cursorsOf(who: Person): Promise<string[]> {
  const page = "(first: 1) { edges { cursor } }";
  const data = await who.query<object>(`{ feed${page} groups${page} people${page}
    viewer { drafts${page} insights${page} conversations${page} } }`);
  return [...JSON.stringify(data).matchAll(/"cursor":"([^"]+)"/g)].flatMap(([, cursor]) => cursor ?? []);
}
