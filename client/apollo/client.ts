import { ApolloClient, ApolloLink, onlineSource, RefetchEventManager, windowFocusSource } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { createCache } from "./cache.ts";
import { bearerLink, errorLink, httpLink, LiveLink, retryLink, trustedLink } from "./links.ts";

/** The client of one session: what one member has read is gone when they leave. */
export interface SessionClient {
  client: ApolloClient;
  /** Stops everything, the socket too. */
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
    // Which library asks is nothing that each request has to say.
    enhancedClientAwareness: { transport: false },
    // Shown at once from what is known, and asked again on mount, on focus and when the network is back.
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
