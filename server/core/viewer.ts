import { refusal, unauthenticated } from "./errors.ts";

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
  /** The bearer token as the client sent it, whether or not it is valid; null over a socket. */
  readonly token: string | null;
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
export function requireViewer(context: Asking, message = "Please log in to continue."): Viewer {
  const { viewer, token = null } = context;
  if (viewer) return viewer;
  throw token === null ? refusal("SIGN_IN_NEEDED", message) : unauthenticated(message);
}

type Asking = Pick<RequestContext, "viewer"> & Partial<Pick<RequestContext, "token">>;

/** Refuses a request whose token stands for nobody: it would be answered as one of a guest. @throws DomainError UNAUTHENTICATED */
export function refuseDeadToken({ viewer, token }: Pick<RequestContext, "viewer" | "token">): void {
  if (token !== null && !viewer) throw unauthenticated("Your session has ended. Please log in again.");
}
