import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Whose `X-Forwarded-For` is believed: nobody's, so many proxies', or those at these addresses. */
export type TrustProxy = false | number | readonly string[];

/**
 * Where a request really comes from. The header is read from its end, which the nearest proxy wrote, and only as far
 * as the proxies are trusted: what a client puts in front of it is never believed.
 */
export function clientAddressBy(trust: TrustProxy): (req: IncomingMessage) => string {
  const trusted = Array.isArray(trust) ? addresses(trust) : null;
  return (req) => {
    let address = plain(req.socket.remoteAddress ?? "");
    if (trust === false) return address;
    const hops = String(req.headers["x-forwarded-for"] ?? "")
      .split(",")
      .map((hop) => plain(hop.trim()))
      .toReversed();
    for (const [index, hop] of hops.entries()) {
      const believed = trusted ? includes(trusted, address) : index < Number(trust);
      if (!believed || isIP(hop) === 0) break;
      address = hop;
    }
    return address;
  };
}

/** An IPv4 address as such, also where a socket that listens on both families shows it inside IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

function addresses(list: readonly string[]): BlockList {
  const trusted = new BlockList();
  for (const entry of list) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return trusted;
}

const includes = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
