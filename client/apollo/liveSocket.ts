import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import type { ApolloLink } from "@apollo/client";
import { createClient } from "graphql-ws";
import { reconnection } from "./reconnection.ts";
import { callHeaders } from "./request.ts";
import { session } from "./session.ts";

const LONGEST_WAIT = 30_000;
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
    // The wait doubles and has a random part, so that a restarted server does not receive all clients at once.
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
