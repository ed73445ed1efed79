import { unauthenticated } from "./errors.ts";

/** The signed-in member who sent the request, and its session. */
export interface Viewer {
  readonly id: number;
  readonly sessionId: number;
}

/** The id of a guest in a statement: no member has this id. */
const GUEST = 0;

/** Returns the id by which a statement knows the viewer. */
export const viewerId = (viewer: Viewer | null): number => viewer?.id ?? GUEST;

/** What GraphQL and REST know of a request before they call a service. */
export interface RequestContext {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** The client's address, with proxies taken into account. */
  readonly ip: string;
  readonly userAgent: string | null;
}

/**
 * Returns the viewer.
 * @param message the message for guests.
 * @throws DomainError UNAUTHENTICATED when nobody is signed in.
 */
export function requireViewer(context: Pick<RequestContext, "viewer">, message?: string): Viewer {
  if (!context.viewer) throw unauthenticated(message);
  return context.viewer;
}
