import { ApolloLink, Observable } from "@apollo/client";
import { gaps } from "#client/lib/browser/gaps.ts";

/**
 * Receives RESYNC, which is null, in place of components. The server sends it when a subscription begins: from then on
 * no event is missed, and `onBegun` of the operation's context is called for whoever has read something before it. Each
 * further one means that events may have been missed: in a gap of the server, or while the socket was disconnected,
 * after which every subscription begins again.
 */
export function resyncLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    let hasBegun = false;
    return new Observable((observer) => {
      const events = forward(operation).subscribe({
        next(result) {
          if (!isResync(result)) return observer.next(result);
          if (hasBegun) gaps.note();
          else begunOf(operation)();
          hasBegun = true;
        },
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      });
      return () => events.unsubscribe();
    });
  });
}

/** Returns what the subscriber does when no event is missed any more. */
function begunOf(operation: ApolloLink.Operation): () => void {
  const { onBegun } = operation.getContext();
  return typeof onBegun === "function" ? () => void onBegun() : () => {};
}

/** Returns whether the only field of a subscription is null, without an error. */
function isResync({ data, errors }: ApolloLink.Result): boolean {
  return !errors && data !== null && data !== undefined && Object.values(data).every((value) => value === null);
}
