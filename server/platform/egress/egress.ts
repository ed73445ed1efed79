import dns from "node:dns";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress, isPublicHost } from "./publicAddress.ts";

/** An address to which this server sends nothing: it is not https, or not on the public internet. */
export class RefusedAddressError extends Error {
  constructor() {
    super("the address is not on the public internet");
    this.name = "RefusedAddressError";
  }
}

interface Post {
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
  /** The time for the whole request. */
  timeoutMs: number;
}

/** Sends requests to addresses that members, or others, chose. */
export interface Egress {
  /**
   * Posts and returns the status of the answer, whose content is not read. Redirects are not followed.
   * @throws RefusedAddressError for an address that is not on the public internet; Error when there is no answer in time.
   */
  post(address: string, request: Post): Promise<number>;
}

/** The connections to one host. */
const SOCKETS = 8;

/**
 * Sends to the public internet only, so that nobody can reach through this server what stands beside it: the addresses
 * that a name leads to are checked at the moment of connecting, and a connection is made to those.
 */
export class PublicEgress implements Egress {
  readonly #agent = new https.Agent({ keepAlive: true, maxSockets: SOCKETS, timeout: 30_000 });

  constructor(private readonly resolve: typeof dns.lookup = dns.lookup) {}

  async post(address: string, { headers, body, timeoutMs }: Post): Promise<number> {
    const url = new URL(address);
    if (url.protocol !== "https:" || !isPublicHost(url.hostname)) throw new RefusedAddressError();
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const request = https.request(url, { method: "POST", headers, agent: this.#agent, lookup: this.#lookup, signal });
      request.once("response", (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.once("error", reject);
      request.end(body ?? undefined);
    });
  }

  /** Resolves a name, and refuses it as a whole if one of its addresses is not public. */
  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    this.resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new RefusedAddressError(), []);
      const [first] = addresses;
      return options.all === true ? callback(null, addresses) : callback(null, first?.address ?? "", first?.family);
    });
  };
}
