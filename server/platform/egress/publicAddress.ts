import { BlockList, isIP } from "node:net";

/** Networks that are not the public internet: this machine, private and local ones, and those of special use. */
const CLOSED = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  CLOSED.addSubnet(network, prefix, "ipv4");

/** Of IPv6 only this network is given out; in it these parts lead elsewhere: to an IPv4 address, or nowhere. */
const OPEN_6 = new BlockList();
OPEN_6.addSubnet("2000::", 3, "ipv6");
const CLOSED_6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  CLOSED_6.addSubnet(network, prefix, "ipv6");

/** Checks whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !CLOSED.check(address, "ipv4");
  return version === 6 && OPEN_6.check(address, "ipv6") && !CLOSED_6.check(address, "ipv6");
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/;

/**
 * Checks whether the host of an address may be on the public internet, as far as its name says: no name of this machine
 * or of a local network, and no private IP address. Where a name leads is checked when it is used.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, "");
  return isIP(host) > 0 ? isPublicAddress(host) : host.includes(".") && !LOCAL_NAME.test(host);
}
