import type { ApolloClient } from "@apollo/client";
import { session } from "#client/apollo/session.ts";
import { reportSightings } from "#client/features/analytics/sightings/reportSightings.ts";
import { keepSavingMarks } from "#client/apollo/marks/waitingMarks.ts";
import { keepSendingComments } from "#client/features/comments/writing/commentOutbox.ts";
import { putOnTop } from "#client/features/feed/list/feedCache.ts";
import { keepSendingPosts } from "#client/features/posts/publish/postOutbox.ts";
import { keepSendingProfile } from "#client/features/profiles/core/profileOutbox.ts";
import { keepSending } from "#client/features/chat/core/outboxOf.ts";
import { keepPresence } from "#client/features/people/presence.ts";
import { graphql } from "#client/gql/gql.ts";
import { followOthers } from "./liveNews.ts";
import { watchServer } from "./serverWatch.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const Ping = graphql(`
  mutation Ping {
    ping
  }
`);

/** The lists of posts beside the feed, which a post that waited is in too. */
const LISTS: ReadonlySet<string> = new Set(["MemberPosts", "MemberImages", "GroupPosts"]);

/** Starts the work in the background of a member's page, whatever it shows. Returns a function that stops it. */
export function startBackground(client: ApolloClient, viewerId: string): () => void {
  const stopReporting = reportSightings(viewerId);
  const stopPresence = keepPresence(() => {
    if (session.isEnded()) return;
    void ignoreFailure(client.mutate({ mutation: Ping, fetchPolicy: "no-cache" }), "repeated");
  });
  const stopSending = keepSending(client, viewerId);
  const stopSendingComments = keepSendingComments(client, viewerId);
  const stopSendingPosts = keepSendingPosts(client, viewerId, ({ id, isInGroup }) => {
    if (!isInGroup) putOnTop(client.cache, [id]);
    for (const list of client.getObservableQueries("active"))
      if (LISTS.has(list.queryName ?? "")) void ignoreFailure(list.refetch(), "shown");
  });
  const stopSendingProfile = keepSendingProfile(client, viewerId);
  const stopSavingMarks = keepSavingMarks(client, viewerId, {
    onRefused: (reason) => void toast.failure("Could not save", reason),
  });
  const stopFollowing = followOthers(client);
  const stopWatching = watchServer();
  return () => {
    stopWatching();
    stopFollowing();
    stopSending();
    stopSendingComments();
    stopSendingPosts();
    stopSendingProfile();
    stopSavingMarks();
    stopReporting();
    stopPresence();
  };
}
