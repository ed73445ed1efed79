import { eventually } from "#tests/kit/eventually";
import type { Person } from "#tests/kit/people";
import { form } from "#tests/kit/rest";

const WORKERS = 24;
/** Of so many requests, one may end with its connection instead of an answer: a client sends it again. */
const ONE_UNANSWERED_IN = 200;

/** `fetch` fails with the same words for everything, and has the reason in `cause`. */
const reasonOf = (error: Error): string => String(error.cause instanceof Error ? error.cause : error);

/** Members who read, write and upload without a pause, and remember what was confirmed to them. */
export class Storm {
  readonly statuses = new Map<number, number>();
  /** Why requests got no answer at all. */
  readonly unanswered: string[] = [];
  readonly posts: number[] = [];
  readonly files: string[] = [];
  readonly #over = new AbortController();
  readonly #workers: Promise<void>[];

  constructor(people: Person[], picture: File) {
    this.#workers = Array.from({ length: WORKERS }, async (_, n) => {
      const [person] = people.slice(n % people.length);
      if (!person) return;
      for (let turn = n; !this.#over.signal.aborted; turn++) {
        await this.#act(person, turn, picture).catch((error: Error) => this.unanswered.push(reasonOf(error)));
      }
    });
  }

  async #act(who: Person, turn: number, picture: File): Promise<void> {
    switch (turn % 5) {
      case 0:
        return this.#count((await who.get("/api/feed")).status);
      case 1:
        return this.#count((await who.ask("{ viewer { user { username } } }")).status);
      case 2: {
        const file = form({ file: picture });
        const { status, body } = await who.send<{ media: { url: string } }>("/api/uploads", file);
        if (status === 201) this.files.push(body.media.url);
        return this.#count(status);
      }
      case 3: {
        const liked = this.posts.at(-1);
        return liked === undefined ? undefined : this.#count((await who.send(`/api/posts/${liked}/like`)).status);
      }
      default: {
        const { status, body } = await who.send<{ post: { id: number } }>("/api/posts", { content: `Idea ${turn}` });
        if (status === 201) this.posts.push(body.post.id);
        return this.#count(status);
      }
    }
  }

  #count(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** Returns why requests had no answer; nothing where that is rare, and only because a connection was reset. */
  get missingAnswers(): string[] {
    const all = [...this.statuses.values()].reduce((sum, count) => sum + count, 0);
    const isRare = this.unanswered.length * ONE_UNANSWERED_IN <= all;
    return isRare ? this.unanswered.filter((reason) => !reason.includes("ECONNRESET")) : this.unanswered;
  }

  /** Waits until further posts are confirmed. */
  async goesOn(timeout: number): Promise<void> {
    const [posts, files] = [this.posts.length, this.files.length];
    await eventually(() => this.posts.length > posts && this.files.length > files, { timeout });
  }

  async end(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#workers);
  }
}
