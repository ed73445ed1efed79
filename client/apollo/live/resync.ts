import { ApolloLink, Observable } from "@apollo/client";
import { gaps } from "#client/lib/browser/gaps.ts";

/**
 * Receives RESYNC, which is null, in place of components. The server sends it when a subscription begins, which means
 * nothing for a page that is only just being read; each further one means that events may have been missed: in a gap of
 * the server, or while the socket was disconnected, after which every subscription begins again.
 */
export function resyncLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    let hasBegun = false;
    return new Observable((observer) => {
      const events = forward(operation).subscribe({
        next(result) {
          if (!isResync(result)) return observer.next(result);
          if (hasBegun) gaps.note();
          hasBegun = true;
        },
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      });
      return () => events.unsubscribe();
    });
  });
}

/** Returns whether the only field of a subscription is null, without an error. */
function isResync({ data, errors }: ApolloLink.Result): boolean {
  return !errors && data !== null && data !== undefined && Object.values(data).every((value) => value === null);
}
