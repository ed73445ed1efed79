import { isIP, isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
/** The holder of one IPv6 address has all of its /64. */
const OWN_GROUPS = 4;

/** Returns the part of an address that identifies its holder: all of an IPv4 address, the first half of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = [], right = []] = (address.split("%")[0] ?? "").split("::").map(groupsOf);
  const zeros = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, OWN_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** An IPv4 address at the end takes the space of two groups, and is never in the first half. */
const groupsOf = (text: string) =>
  text
    .split(":")
    .filter((group) => group !== "")
    .flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));

/** Returns an address without its last part: enough to see where load comes from, too little to identify a person. */
export function maskedAddress(address: string): string {
  if (isIPv4(address)) return address.replace(/\.\d+$/, ".0");
  if (!isIPv6(address)) return "";
  const groups = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1).split("::")[0]?.split(":") ?? [];
  return `${groups.slice(0, 4).join(":")}::`;
}
