type Params = Readonly<Record<string, unknown>>;

const HAS_SCHEME = /^\S+ +\S/;

/**
 * Returns what a socket's connection parameters send as `Authorization`, as a header would have it; undefined where
 * there is nothing. Clients write the name in any case, there or under `headers`, and the token with or without its
 * scheme "Bearer".
 */
export function authorizationIn(params: Params | undefined): unknown {
  const sent = valueOf(params, "authorization") ?? valueOf(valueOf(params, "headers"), "authorization") ?? undefined;
  return typeof sent === "string" && !HAS_SCHEME.test(sent) ? `Bearer ${sent}` : sent;
}

function valueOf(params: unknown, wanted: string): unknown {
  if (typeof params !== "object" || params === null) return undefined;
  return Object.entries(params).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
