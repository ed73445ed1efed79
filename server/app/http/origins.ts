import type { IncomingMessage } from "node:http";

/** Decides which web pages may call: those of our own origin, and those of the allow-list. */
export class Origins {
  readonly #own: string;

  constructor(
    publicUrl: string,
    private readonly allowed: readonly string[],
  ) {
    this.#own = new URL(publicUrl).origin;
  }

  /**
   * Checks whether a request has no Origin at all (no browser, or a page's own GET), that of PUBLIC_URL, or the host
   * that it names.
   */
  isOwn({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || origin === this.#own) return true;
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  }

  isAllowed(req: IncomingMessage): boolean {
    return this.isOwn(req) || this.allowed.includes(req.headers.origin ?? "");
  }
}
