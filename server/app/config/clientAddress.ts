import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddress from "proxy-addr";

/** Whose `X-Forwarded-For` is believed: nobody's, so many proxies', or those at these addresses. */
export type TrustProxy = false | number | readonly string[];

/**
 * Where a request really comes from. The header is read from its end, which the nearest proxy wrote, and only as far
 * as the proxies are trusted: what a client puts in front of it is never believed. Neither is a hop that is no address.
 */
export function clientAddressBy(trust: TrustProxy): (req: IncomingMessage) => string {
  const isTrusted = trustedBy(trust);
  return (req) => {
    const [remote = "", ...hops] = proxyAddress.all(req, isTrusted).map(plain);
    const wrong = hops.findIndex((hop) => isIP(hop) === 0);
    return (wrong === -1 ? hops : hops.slice(0, wrong)).at(-1) ?? remote;
  };
}

/** Whether the address at so many hops from here is that of a trusted proxy. */
function trustedBy(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (trust === false) return () => false;
  if (typeof trust === "number") return (_address, hop) => hop < trust;
  return proxyAddress.compile(trust.flatMap((range) => (range.endsWith("/0") ? everyAddress(range) : range)));
}

/** proxy-addr takes no range of all addresses, but the halves of it. IPv6 holds IPv4 as well. */
const everyAddress = (range: string) => (range.includes(":") ? ["::/1", "8000::/1", ...IPV4_HALVES] : IPV4_HALVES);
const IPV4_HALVES = ["0.0.0.0/1", "128.0.0.0/1"];

/** An IPv4 address as such, also where a socket that listens on both families shows it inside IPv6. A connection that is gone has none. */
const plain = (address: string | undefined) => (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
