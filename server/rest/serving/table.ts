import type { Route } from "#server/rest/route";

/** All calls at one path. */
export interface PathCalls {
  /** The path without a base, such as `/posts/:id/like`. */
  readonly path: string;
  /** The paths under the base `/api` at which they answer. */
  readonly apiPaths: readonly string[];
  readonly routes: readonly Route[];
  /** The methods that the path supports, HEAD among them. */
  readonly methods: readonly string[];
}

/** Groups calls by path, fixed paths before those with names in them, so that `/friends/requests` is not an id. */
export function callsByPath(routes: readonly Route[]): PathCalls[] {
  const table = new Map<string, Route[]>();
  for (const route of routes) table.set(route.path, [...(table.get(route.path) ?? []), route]);
  return [...table]
    .toSorted(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")))
    .map(([path, own]) => ({
      path,
      // The product's specification writes this call with a base that already ends in /api.
      apiPaths: path === "/posts" ? [path, "/api/posts"] : [path],
      routes: own,
      methods: own.flatMap(({ method, acts }) => (method === "GET" && !acts ? ["GET", "HEAD"] : [method])),
    }));
}

/** Returns the call that answers a method; HEAD has the answer of GET without its body. */
export function routeFor({ routes, methods }: PathCalls, method: string): Route | null {
  if (!methods.includes(method)) return null;
  const wanted = method === "HEAD" ? "GET" : method;
  return routes.find((route) => route.method === wanted) ?? null;
}
