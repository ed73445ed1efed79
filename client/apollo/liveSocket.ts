import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import type { ApolloLink } from "@apollo/client";
import { createClient } from "graphql-ws";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { growingPause } from "#client/lib/growingPause.ts";
import { reachability } from "#client/lib/browser/reachability.ts";
import { reconnection } from "#client/lib/browser/reconnection.ts";
import { callHeaders } from "./request.ts";
import { session } from "./session.ts";

/** Close codes with which the server rejects the token. */
const REFUSED = new Set([4401, 4403]);

/** Opens the socket of live events when it is needed; the socket reconnects after a break. */
export function openLiveSocket(): { link: ApolloLink; close: () => void } {
  const client = createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    connectionParams: () => callHeaders(),
    keepAlive: 20_000,
    retryAttempts: Infinity,
    shouldRetry: (closing) => !isRefusal(closing),
    retryWait: (retries) => new Promise((resolve) => void setTimeout(resolve, growingPause(retries))),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) reconnection.announce();
      },
      closed: (closing) => {
        if (isRefusal(closing)) session.markEnded();
        else reachability.doubt();
      },
    },
  });
  // A socket that is refused while it connects rejects here as well.
  const close = () => void ignoreFailure(Promise.resolve(client.dispose()), "optional");
  return { link: new GraphQLWsLink(client), close };
}

function isRefusal(closing: unknown): boolean {
  return (
    typeof closing === "object" &&
    closing !== null &&
    "code" in closing &&
    typeof closing.code === "number" &&
    REFUSED.has(closing.code)
  );
}
