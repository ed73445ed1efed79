import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import type { ApolloLink } from "@apollo/client";
import { createClient } from "graphql-ws";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { growingPause } from "#client/lib/growingPause.ts";
import { reachability } from "#client/lib/browser/reachability.ts";
import { reconnection } from "#client/lib/browser/reconnection.ts";
import { callHeaders } from "#client/apollo/request.ts";
import { resyncLink } from "./resync.ts";
import { session } from "#client/apollo/session.ts";

/** Close codes with which the server rejects the token. */
const REFUSED = new Set([4401, 4403]);

/** The pings of the page, and the time in which the server has to answer each, in milliseconds. */
const PING = 20_000;
const PONG = 5_000;

/** Opens the socket of live events when it is needed; the socket reconnects after a break. */
export function openLiveSocket(): { link: ApolloLink; close: () => void } {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    connectionParams: () => callHeaders(),
    keepAlive: PING,
    retryAttempts: Infinity,
    shouldRetry: (closing) => !isRefusal(closing),
    retryWait: (retries) => new Promise((resolve) => void setTimeout(resolve, growingPause(retries))),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) reconnection.announce();
      },
      // A network that vanished closes nothing: without an answer the socket is given up, and another one is opened.
      ping: (isOfServer) => {
        if (!isOfServer) silence = setTimeout(() => client.terminate(), PONG);
      },
      pong: () => clearTimeout(silence),
      closed: (closing) => {
        clearTimeout(silence);
        if (isRefusal(closing)) session.markEnded();
        else reachability.doubt();
      },
    },
  });
  // A socket that is refused while it connects rejects here as well.
  const close = () => void ignoreFailure(Promise.resolve(client.dispose()), "optional");
  return { link: resyncLink().concat(new GraphQLWsLink(client)), close };
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
