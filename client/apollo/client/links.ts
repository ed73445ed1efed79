import { ApolloLink, Observable } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { ErrorLink } from "@apollo/client/link/error";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { RetryLink } from "@apollo/client/link/retry";
import type { DocumentNode } from "graphql";
import { codeOf } from "#client/apollo/errors.ts";
import { logNoResponse, logStatus, logText } from "#client/apollo/errorLog.ts";
import { hearClock } from "#client/lib/text/serverClock.ts";
import { limited } from "#client/lib/browser/callLimit.ts";
import { reachability } from "#client/lib/browser/reachability.ts";
import { callHeaders } from "#client/apollo/request.ts";
import { session } from "#client/apollo/session.ts";
import { ignoreFailure, orElse } from "#client/lib/ignoreFailure.ts";

/** Adds the token to each call, unless the call has its own. */
export function bearerLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext(({ headers = {} }) => ({ headers: { ...callHeaders(), ...headers } }));
    return forward(operation);
  });
}

const STATUS: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

/**
 * Logs a failed call on the console. It signs nobody out: what follows a 401 is decided in one place, by `markEnded` of
 * session.ts, for GraphQL, REST, the socket and sightings. A session that has ended shows a bar.
 */
export function errorLink(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    void logReason(operation.operationName ?? "");
    if (CombinedGraphQLErrors.is(error)) {
      const status = STATUS[codeOf(error) ?? ""] ?? 0;
      logStatus(status);
      if (status === 401) session.markEnded();
    } else if (ServerError.is(error)) {
      logStatus(error.statusCode);
      if (error.statusCode === 401) session.markEnded();
      if (error.statusCode > 501) reachability.doubt();
    } else if (!(error instanceof DOMException && error.name === "AbortError") && !isCutOff(operation)) {
      logNoResponse();
      if (operation.operationType !== "subscription") reachability.doubt();
    }
  });
}

/** Loads the texts about failed operations and logs the one of an operation: a page that works does not need them. */
async function logReason(operation: string): Promise<void> {
  const texts = await orElse(import("#client/apollo/failureTexts.ts"), null, "optional");
  const text = texts?.FAILURE_TEXTS[operation];
  if (text) logText(text);
}

/** The server ends the stream of live events together with the session; that is a regular end and no failure. */
function isCutOff({ operationType }: ApolloLink.Operation): boolean {
  return operationType === "subscription" && (session.isEnded() || session.token() === null);
}

/** Repeats a query once when no answer came. Mutations are never repeated. */
export function retryLink(): ApolloLink {
  return new RetryLink({
    delay: { initial: 400, max: 1_000, jitter: true },
    attempts: {
      max: 2,
      retryIf: (error, operation) => operation.operationType === "query" && !CombinedGraphQLErrors.is(error),
    },
  });
}

/** The hash that codegen has written into a document; documents that Apollo derives from it still carry the hash. */
function hashOf(document: DocumentNode): string | null {
  const meta = "__meta__" in document ? document.__meta__ : null;
  const hash = typeof meta === "object" && meta !== null && "hash" in meta ? meta.hash : null;
  return typeof hash === "string" ? hash : null;
}

/**
 * Sends the hash of a document in place of its text. After a server does not know a hash (it is older or newer than
 * this page), the link sends texts only.
 */
export function trustedLink(): ApolloLink {
  return new PersistedQueryLink({
    generateHash: (document) => {
      const hash = hashOf(document);
      if (hash === null) throw new Error("This document was not made by codegen.");
      return hash;
    },
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}

async function limitedAndDated(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, signal: limited(init?.signal) });
  hearClock(response);
  return response;
}

export function httpLink(): ApolloLink {
  return new BaseHttpLink({ uri: "/graphql", fetch: limitedAndDated, fetchOptions: { cache: "no-store" } });
}

/** The link of live events. Its code and its socket are loaded with the first subscription. */
export class LiveLink extends ApolloLink {
  private live: Promise<{ link: ApolloLink; close: () => void }> | null = null;

  override request(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    this.live ??= import("#client/apollo/live/liveSocket.ts").then(({ openLiveSocket }) => openLiveSocket());
    const { live } = this;
    return new Observable((observer) => {
      let stopped = false;
      let stop = () => {};
      live.then(
        ({ link }) => {
          if (stopped) return;
          const request = { ...operation, context: operation.getContext() };
          const subscription = ApolloLink.execute(link, request, { client: operation.client }).subscribe(observer);
          stop = () => subscription.unsubscribe();
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        stopped = true;
        stop();
      };
    });
  }

  /** Closes the socket; no event arrives after that. */
  close(): void {
    if (this.live)
      void ignoreFailure(
        this.live.then(({ close }) => close()),
        "optional",
      );
    this.live = null;
  }
}
