import { scheduler } from "node:timers/promises";
import { sendMessage, talk } from "#tests/kit/chat";
import { Listener } from "#tests/kit/live";
import { join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";

const MEMBERS = 24;
/** Sockets that are open at a time; each stays for a few seconds and is followed by another one. */
const SOCKETS = 20;
const SOCKET_MS = [500, 6_000] as const;
/** The acts that are under way at a time while capacity is measured. */
const AT_ONCE = 24;
/** Beyond so many acts the crowd waits for the server instead of asking more. */
const UNDER_WAY_MAX = 200;

const FEED = `{ feed(first: 10) { edges { node { id content likesCount commentsCount liked author { id name } } } } }`;
const LISTS = `{ viewer { notifications(first: 10) { edges { node { id } } } conversations(first: 10) { edges { node { id } } } } }`;

/** What a crowd did since it was last calm. */
export interface Deeds {
  acts: number;
  /** Answers of 500 and above, and connections that broke. */
  failures: number;
  /** Live events that arrived. */
  events: number;
  sockets: number;
}

type Act = [weight: number, act: (who: Person) => Promise<unknown>];

/** Members who read, write, upload and listen like those of a small community. */
export class Crowd {
  #deeds: Deeds = { acts: 0, failures: 0, events: 0, sockets: 0 };
  #isGoing = false;
  #work: Promise<unknown> = Promise.resolve();
  readonly #posts: number[] = [];
  readonly #acts: Act[];
  readonly #sum: number;

  private constructor(
    private readonly url: string,
    private readonly members: readonly Person[],
    private readonly conversations: readonly { id: number }[],
    private readonly picture: File,
  ) {
    this.#acts = [
      [25, (who) => this.#get(who, "/api/feed")],
      [20, (who) => this.#ask(who, FEED)],
      [10, (who) => this.#get(who, `/api/posts/${this.#post()}`)],
      [10, (who) => this.#get(who, `/api/posts/${this.#post()}/comments`)],
      [10, (who) => this.#send(who, `/api/posts/${this.#post()}/like`, {})],
      [6, (who) => this.#get(who, `/api/search?query=${any(["garden", "city", "design", "water"])}`)],
      [5, (who) => this.#send(who, `/api/posts/${this.#post()}/comments`, { content: "A thought about it" })],
      [6, (who) => this.#talks(who)],
      [5, (who) => this.#ask(who, LISTS)],
      [2, (who) => this.#writes(who)],
      [0.5, (who) => who.uploads(this.picture)],
    ];
    this.#sum = this.#acts.reduce((sum, [weight]) => sum + weight, 0);
  }

  static async gather(url: string): Promise<Crowd> {
    const members: Person[] = [];
    for (let n = 0; n < MEMBERS; n++) members.push(await join({ url }, `Member ${n}`));
    const conversations: { id: number }[] = [];
    for (let n = 0; n + 1 < MEMBERS; n += 2) {
      const [one, other] = [members[n], members[n + 1]];
      if (!one || !other) continue;
      await one.send("/api/friends/request", { user_id: other.id });
      await other.send("/api/friends/request", { user_id: one.id });
      conversations.push(await talk(one, [other]));
    }
    const crowd = new Crowd(url, members, conversations, await pictures.png(800, 600));
    for (const member of members) await crowd.#writes(member);
    return crowd;
  }

  /** Acts as fast as the server answers, for some seconds; returns the acts of a second. */
  async measure(seconds: number): Promise<number> {
    const [began, before] = [performance.now(), this.#deeds.acts];
    const drive = async () => {
      while (performance.now() - began < seconds * 1_000) await this.#act();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, drive));
    return (this.#deeds.acts - before) / ((performance.now() - began) / 1_000);
  }

  /** Acts at a rate, and opens and closes sockets, until `calm`. */
  go(rate: number): void {
    this.#isGoing = true;
    this.#work = Promise.all([this.#keepRate(rate), ...Array.from({ length: SOCKETS }, (_, n) => this.#listen(n))]);
  }

  /** Ends everything that is under way, and returns what was done. */
  async calm(): Promise<Deeds> {
    this.#isGoing = false;
    await this.#work;
    const deeds = this.#deeds;
    this.#deeds = { acts: 0, failures: 0, events: 0, sockets: 0 };
    return deeds;
  }

  async #keepRate(rate: number): Promise<void> {
    const began = performance.now();
    const underWay = new Set<Promise<void>>();
    for (let n = 0; this.#isGoing; n++) {
      const wait = began + (n / rate) * 1_000 - performance.now();
      if (wait > 0) await scheduler.wait(wait);
      if (underWay.size >= UNDER_WAY_MAX) await Promise.race(underWay);
      const act: Promise<void> = this.#act().finally(() => underWay.delete(act));
      underWay.add(act);
    }
    await Promise.all(underWay);
  }

  async #listen(n: number): Promise<void> {
    while (this.#isGoing) {
      const ids = [String(this.#post()), String(this.#post())];
      const queries: [string, Record<string, unknown>][] = [
        ["subscription { postAdded { id content author { name } } }", {}],
        ["subscription ($ids: [ID!]!) { postChanged(ids: $ids) { id likesCount } }", { ids }],
        ["subscription { messageEvents { kind conversationId } }", {}],
        ["subscription { notificationReceived { id } }", {}],
      ];
      const [query, variables] = any(queries);
      const member = this.members[n % this.members.length];
      const listener = new Listener({ url: this.url }, member?.token ?? null, query, variables);
      const until = performance.now() + SOCKET_MS[0] + Math.random() * (SOCKET_MS[1] - SOCKET_MS[0]);
      while (this.#isGoing && performance.now() < until) await scheduler.wait(100);
      // A socket that was closed while it was opened, as on a machine that is busy with something else, is a failure.
      await listener.stop().catch(() => (this.#deeds.failures += 1));
      this.#deeds.sockets += 1;
      this.#deeds.events += listener.events.length;
    }
  }

  async #act(): Promise<void> {
    let left = Math.random() * this.#sum;
    const [, act] = this.#acts.find(([weight]) => (left -= weight) < 0) ?? any(this.#acts);
    this.#deeds.acts += 1;
    await act(any(this.members)).catch(() => (this.#deeds.failures += 1));
  }

  async #get(who: Person, path: string): Promise<void> {
    this.#judge((await who.get(path)).status);
  }

  async #send(who: Person, path: string, body: object): Promise<void> {
    this.#judge((await who.send(path, body)).status);
  }

  async #ask(who: Person, query: string): Promise<void> {
    await who.query(query);
  }

  async #talks(who: Person): Promise<void> {
    const conversation = this.conversations[Math.floor(this.members.indexOf(who) / 2)];
    if (conversation) await sendMessage(who, conversation, "How is it going?");
  }

  async #writes(who: Person): Promise<void> {
    const post = await who.posts("Something new about #gardens and #cities");
    this.#posts.push(post.id);
    if (this.#posts.length > MEMBERS * 4) this.#posts.shift();
  }

  #post = () => any(this.#posts);

  #judge(status: number): void {
    if (status >= 500) this.#deeds.failures += 1;
  }
}

function any<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}
