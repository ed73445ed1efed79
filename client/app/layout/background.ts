import type { ApolloClient } from "@apollo/client";
import { session } from "#client/apollo/session.ts";
import { reportSightings } from "#client/features/analytics/sightings/reportSightings.ts";
import { keepSending } from "#client/features/chat/core/outboxOf.ts";
import { keepPresence } from "#client/features/people/presence.ts";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

const Ping = graphql(`
  mutation Ping {
    ping
  }
`);

/** What goes on behind the page of a member, whatever it shows. Answers how to end it. */
export function startBackground(client: ApolloClient, viewerId: string): () => void {
  const stopReporting = reportSightings(viewerId);
  const stopPresence = keepPresence(() => {
    if (session.isEnded()) return;
    void ignoreFailure(client.mutate({ mutation: Ping, fetchPolicy: "no-cache" }), "repeated");
  });
  const stopSending = keepSending(client, viewerId);
  return () => {
    stopSending();
    stopReporting();
    stopPresence();
  };
}
