/** The metadata of a route. */
export interface RouteHandle {
  /** The name of the screen in the tab; a screen that knows a better one sets it itself. */
  title?: string;
  /** True when visitors may see the screen too. */
  isPublic?: boolean;
  /** True for a page of visitors that members need too: a mail links to it, and its reader may be signed in. */
  isForMembersToo?: boolean;
}

interface Match {
  handle: unknown;
}

function handleOf(match: Match | undefined): RouteHandle {
  return typeof match?.handle === "object" && match.handle !== null ? match.handle : {};
}

export function titleOf(matches: readonly Match[]): string | null {
  return handleOf(matches.at(-1)).title ?? null;
}

export function isForMembersToo(matches: readonly Match[]): boolean {
  return handleOf(matches.at(-1)).isForMembersToo ?? false;
}

export function isPublic(matches: readonly Match[]): boolean {
  return handleOf(matches.at(-1)).isPublic ?? false;
}
