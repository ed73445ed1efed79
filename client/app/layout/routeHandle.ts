/** What a route says about its screen. */
export interface RouteHandle {
  /** The screen's name in the tab; a screen that knows a better one sets it itself. */
  title?: string;
  /** Visitors may see it too. */
  isPublic?: boolean;
  /** A page of visitors that members need too: a link in a mail leads there, whoever is signed in. */
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
