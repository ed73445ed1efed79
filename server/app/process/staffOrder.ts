/** What the operator may write behind `npm run admin --`. */
export const USAGE = `npm run admin -- --grant USERNAME [--role moderator|admin]
npm run admin -- --revoke USERNAME
npm run admin -- --list`;

/** What an operator wants of the roles of staff. */
export type Order = { list: true } | { list: false; username: string; role: "member" | "moderator" | "admin" };

/** Reads what the operator wants; null for anything that the usage does not name. */
export function orderOf(words: readonly string[]): Order | null {
  const [verb, username, flag, role, ...rest] = words;
  if (rest.length > 0) return null;
  if (verb === "--list") return words.length === 1 ? { list: true } : null;
  if (username === undefined || username.startsWith("-")) return null;
  if (verb === "--revoke") return flag === undefined ? { list: false, username, role: "member" } : null;
  if (verb !== "--grant" || (flag !== undefined && flag !== "--role")) return null;
  if (flag === undefined) return { list: false, username, role: "admin" };
  return role === "admin" || role === "moderator" ? { list: false, username, role } : null;
}
