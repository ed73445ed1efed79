import type { IncomingMessage } from "node:http";

/** Which web pages may call: those of our own origin, and those of the allow-list. */
export class Origins {
  readonly #own: string;

  constructor(
    publicUrl: string,
    private readonly allowed: readonly string[],
  ) {
    this.#own = new URL(publicUrl).origin;
  }

  /** No Origin at all (no browser, or a page's own GET), PUBLIC_URL's, or the one whose host the request names. */
  isOwn({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || origin === this.#own) return true;
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  }

  isAllowed(req: IncomingMessage): boolean {
    return this.isOwn(req) || this.allowed.includes(req.headers.origin ?? "");
  }
}
