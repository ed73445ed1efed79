import { unauthenticated } from "./errors.ts";

/** The signed-in member who asks, and the session through which they do. */
export interface Viewer {
  readonly id: number;
  readonly sessionId: number;
}

/** A guest in a statement: no member has this number. */
const GUEST = 0;

/** By which number a statement knows who asks. */
export const viewerId = (viewer: Viewer | null): number => viewer?.id ?? GUEST;

/** What both faces know of a request before a service is called. */
export interface RequestContext {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** Address of the client, proxies taken into account. */
  readonly ip: string;
  readonly userAgent: string | null;
}

/**
 * @param message tells guests what they miss.
 * @throws DomainError UNAUTHENTICATED when nobody is signed in.
 */
export function requireViewer(context: Pick<RequestContext, "viewer">, message?: string): Viewer {
  if (!context.viewer) throw unauthenticated(message);
  return context.viewer;
}
