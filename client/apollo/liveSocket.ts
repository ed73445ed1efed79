import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import type { ApolloLink } from "@apollo/client";
import { createClient } from "graphql-ws";
import { reconnection } from "./reconnection.ts";
import { callHeaders } from "./request.ts";
import { session } from "./session.ts";

const LONGEST_WAIT = 30_000;
/** Close codes by which the server says that this token is worth nothing. */
const REFUSED = new Set([4401, 4403]);

/** The socket on which live events come. It opens when it is needed, and comes back by itself after a break. */
export function openLiveSocket(): { link: ApolloLink; close: () => void } {
  const client = createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    connectionParams: () => callHeaders(),
    keepAlive: 20_000,
    retryAttempts: Infinity,
    shouldRetry: (closing) => !isRefusal(closing),
    // Doubling, and spread out so that a restarted server does not meet everybody at once.
    retryWait: (retries) =>
      new Promise((resolve) => {
        const longest = Math.min(1_000 * 2 ** retries, LONGEST_WAIT);
        setTimeout(resolve, longest / 2 + (Math.random() * longest) / 2);
      }),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) reconnection.announce();
      },
      closed: (closing) => {
        if (isRefusal(closing)) session.markEnded();
      },
    },
  });
  return { link: new GraphQLWsLink(client), close: () => void client.dispose() };
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
