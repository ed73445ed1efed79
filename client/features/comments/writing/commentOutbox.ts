import type { ApolloClient } from "@apollo/client";
import { readsUnderWay } from "#client/apollo/outbox/readsUnderWay.ts";
import { sameSession, sendingAfter } from "#client/apollo/outbox/unanswered.ts";
import { keepOpen } from "#client/lib/browser/keepOpen.ts";
import { NONE, pendingComments } from "#client/features/comments/core/pendingComments.ts";
import type { WrittenComment } from "#client/features/comments/core/pendingComments.ts";
import { Outbox } from "#client/lib/state/Outbox.ts";
import type { Sending } from "#client/lib/state/Outbox.ts";
import { sendComment } from "./sendComment.ts";

/** Sends the comments that waited in an earlier page, and those to come. Returns a function that stops it. */
export function keepSendingComments(client: ApolloClient, viewerId: string): () => void {
  const outbox = new Outbox<WrittenComment, void>({
    memberId: viewerId,
    name: "comments",
    laneOf: ({ postId }) => postId,
    canSend: sameSession(),
    send: (comment) => send(client, comment),
  });
  const publish = () =>
    pendingComments.set({
      list: outbox.pendingMessages(),
      add: (comment) => outbox.add(comment),
      retry: (clientId) => outbox.retry(clientId),
      discard: (clientId) => outbox.discard(clientId),
    });
  publish();
  const stopPublishing = outbox.subscribe(publish);
  const stop = keepOpen(outbox);
  return () => {
    stop();
    stopPublishing();
    pendingComments.set(NONE);
  };
}

async function send(client: ApolloClient, comment: WrittenComment): Promise<Sending<void>> {
  try {
    await readsUnderWay(client);
    await sendComment(client, comment);
    return { is: "sent", message: undefined };
  } catch (error) {
    return sendingAfter(error, "Failed to add comment");
  }
}
