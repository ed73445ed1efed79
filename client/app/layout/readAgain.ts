import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { codeOf } from "#client/apollo/errors.ts";
import { gaps } from "#client/lib/browser/gaps.ts";
import { growingPause } from "#client/lib/growingPause.ts";

/** Failures of the server and of the network, which another try may not meet. */
const PASSING = new Set(["SERVICE_UNAVAILABLE", "RATE_LIMITED", "INTERNAL_SERVER_ERROR"]);
const TRIES = 6;

/**
 * Reads everything on the screen again after each gap in the live events, and once more, with growing pauses, while the
 * server cannot answer. Returns a function that stops it.
 */
export function readAgainAfterGaps(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = async (tries: number): Promise<void> => {
    clearTimeout(timer);
    try {
      await client.refetchQueries({ include: "active" });
    } catch (error) {
      const mayPass = !CombinedGraphQLErrors.is(error) || PASSING.has(codeOf(error) ?? "");
      if (mayPass && tries < TRIES) timer = setTimeout(() => void readAgain(tries + 1), growingPause(tries));
    }
  };
  const stop = gaps.subscribe(() => void readAgain(0));
  return () => {
    stop();
    clearTimeout(timer);
  };
}
