import { ApolloClient, ApolloLink, onlineSource, RefetchEventManager, windowFocusSource } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { createCache } from "#client/apollo/cache.ts";
import { bearerLink, errorLink, httpLink, LiveLink, retryLink, trustedLink } from "./links.ts";

/** The client of one session: everything that a member has loaded is dropped when they sign out. */
export interface SessionClient {
  client: ApolloClient;
  /** Stops all requests and closes the socket. */
  close(): void;
}

export function createSessionClient(): SessionClient {
  const live = new LiveLink();
  const calls = ApolloLink.from([retryLink(), bearerLink(), trustedLink(), httpLink()]);
  const client = new ApolloClient({
    link: errorLink().concat(
      ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live, calls),
    ),
    cache: createCache(),
    dataMasking: true,
    // The server does not need to know which library sends a request.
    enhancedClientAwareness: { transport: false },
    // Components render cached data at once and fetch again on mount, on focus and when the network is back.
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
    refetchEventManager: new RefetchEventManager({
      sources: { windowFocus: windowFocusSource, online: onlineSource },
    }),
  });
  return {
    client,
    close: () => {
      client.stop();
      live.close();
    },
  };
}
