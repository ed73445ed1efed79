import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddress from "proxy-addr";

/** The proxies whose `X-Forwarded-For` is trusted: none, a number of them, or those at these addresses. */
export type TrustProxy = false | number | readonly string[];

/**
 * Returns a function that finds the address from which a request really comes. It reads the header from its end, which
 * the nearest proxy wrote, and only as far as the proxies are trusted: a client can add anything to its beginning. A
 * hop that is no address ends the walk.
 */
export function clientAddressBy(trust: TrustProxy): (req: IncomingMessage) => string {
  const isTrusted = trustedBy(trust);
  return (req) => {
    const [remote = "", ...hops] = proxyAddress.all(req, isTrusted).map(plain);
    const wrong = hops.findIndex((hop) => isIP(hop) === 0);
    return (wrong === -1 ? hops : hops.slice(0, wrong)).at(-1) ?? remote;
  };
}

/** Returns a function that checks whether a connection from an address comes from a trusted proxy. */
export function proxiesBy(trust: TrustProxy): (address: string) => boolean {
  const isTrusted = trustedBy(trust);
  return (address) => isIP(address) !== 0 && isTrusted(address, 0);
}

/** Returns a function that checks whether the address at so many hops from here belongs to a trusted proxy. */
function trustedBy(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (trust === false) return () => false;
  if (typeof trust === "number") return (_address, hop) => hop < trust;
  return proxyAddress.compile(trust.flatMap((range) => (range.endsWith("/0") ? everyAddress(range) : range)));
}

/** The library proxy-addr accepts no range of all addresses, but the two halves of it. IPv6 contains IPv4 as well. */
const everyAddress = (range: string) => (range.includes(":") ? ["::/1", "8000::/1", ...IPV4_HALVES] : IPV4_HALVES);
const IPV4_HALVES = ["0.0.0.0/1", "128.0.0.0/1"];

/**
 * Returns an IPv4 address as such, even if a socket for both families shows it inside IPv6. A closed connection has
 * none.
 */
const plain = (address: string | undefined) => (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
