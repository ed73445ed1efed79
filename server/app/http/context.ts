import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestContext, Viewer } from "#server/core/viewer";
import { clientAddressBy, type TrustProxy } from "#server/app/config/clientAddress";

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
const BEARER = /^Bearer +([\w.~+/=-]+)$/i;
const USER_AGENT_MAX = 400;

/** The id of a request in the log: the client's own where it has a harmless form. */
const ids = new WeakMap<IncomingMessage, string>();

export function requestIdOf(req: IncomingMessage): string {
  const known = ids.get(req);
  if (known) return known;
  const requestId = req.headers["x-request-id"];
  const id = typeof requestId === "string" && REQUEST_ID.test(requestId) ? requestId : randomUUID();
  ids.set(req, id);
  return id;
}

/** Returns the token of an `Authorization` header or of a socket's connection parameters. */
export function bearerToken(authorization: unknown): string | null {
  return typeof authorization === "string" ? (BEARER.exec(authorization)?.[1] ?? null) : null;
}

/** Returns when a valid token expires, in milliseconds since 1970. */
export function expiryOf(token: string): number {
  const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const exp = typeof claims === "object" && claims && "exp" in claims ? Number(claims.exp) : Number.NaN;
  return Number.isFinite(exp) ? exp * 1_000 : 0;
}

export interface Contexts {
  /**
   * Returns the context, which is created once for each request. The viewer of a missing, forged or expired token is a
   * guest.
   */
  forRequest(req: IncomingMessage): Promise<RequestContext>;
  /** Returns the context of a connection that sends its token later, in a message: without a viewer until then. */
  visitorOf(req: IncomingMessage): RequestContext;
}

export function createContexts(viewerOf: (token: string) => Promise<Viewer | null>, trustProxy: TrustProxy): Contexts {
  const contexts = new WeakMap<IncomingMessage, Promise<RequestContext>>();
  const addressOf = clientAddressBy(trustProxy);
  const withViewer = (req: IncomingMessage, viewer: Viewer | null, token: string | null): RequestContext => ({
    viewer,
    token,
    requestId: requestIdOf(req),
    ip: addressOf(req),
    userAgent: req.headers["user-agent"]?.slice(0, USER_AGENT_MAX) ?? null,
  });
  const make = async (req: IncomingMessage) => {
    const token = bearerToken(req.headers.authorization);
    return withViewer(req, token === null ? null : await viewerOf(token), token);
  };
  return {
    forRequest(req) {
      const context = contexts.get(req) ?? make(req);
      contexts.set(req, context);
      return context;
    },
    visitorOf(req) {
      const visitor = withViewer(req, null, null);
      // A new id is a chain of twenty pieces; as one text it takes an eighth of the memory, for hours.
      return { ...visitor, requestId: Buffer.from(visitor.requestId).toString() };
    },
  };
}
