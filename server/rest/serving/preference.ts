import type { IncomingHttpHeaders } from "node:http";
import { deprecationHeaders } from "#server/rest/deprecation";
import type { Route } from "#server/rest/route";

const STRICT = /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i;

/** Checks whether a client prefers that unknown fields are refused (RFC 7240). */
export const isStrict = ({ prefer }: IncomingHttpHeaders): boolean => STRICT.test([prefer ?? []].flat().join(","));

/** Sets the headers that every answer of a call has, refusals included: what was preferred, and whether it will end. */
export function announce(
  route: Route,
  headers: IncomingHttpHeaders,
  res: { setHeader(name: string, value: string): unknown },
): void {
  const applied = isStrict(headers) ? { "Preference-Applied": "handling=strict" } : {};
  for (const [name, value] of Object.entries({ ...applied, ...deprecationHeaders(route.doc.deprecated) })) {
    res.setHeader(name, value);
  }
}
