import type { ApolloClient } from "@apollo/client";
import { readsUnderWay } from "#client/apollo/outbox/readsUnderWay.ts";
import { sameSession, sendingAfter } from "#client/apollo/outbox/unanswered.ts";
import { RequestError } from "#client/apollo/request.ts";
import { describeMedia } from "#client/apollo/upload.ts";
import type { Composition } from "#client/features/posts/fields/composition.ts";
import { uploadFile } from "#client/features/posts/uploads/uploadFile.ts";
import { keepOpen } from "#client/lib/browser/keepOpen.ts";
import { Outbox } from "#client/lib/state/Outbox.ts";
import type { Sending } from "#client/lib/state/Outbox.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { pendingPosts } from "./pendingPosts.ts";
import type { WrittenPost } from "./pendingPosts.ts";
import { PostFiles } from "./PostFiles.ts";
import { sendPost } from "./sendPost.ts";
import type { SentPost } from "./sendPost.ts";

/**
 * Publishes the posts that waited in an earlier page, and those to come. The callback receives each one that was
 * published. Returns a function that stops it.
 */
export function keepSendingPosts(
  client: ApolloClient,
  viewerId: string,
  onPublished: (post: SentPost) => void,
): () => void {
  const files = new PostFiles(viewerId);
  const isSameSession = sameSession();
  const outbox = new Outbox<WrittenPost, SentPost>({
    memberId: viewerId,
    name: "posts",
    // One after the other: posts appear in the order in which they were written.
    laneOf: () => "posts",
    canSend: isSameSession,
    send: (post) => send(post, { client, files, isSameSession }),
  });
  const publish = () =>
    pendingPosts.set({
      list: outbox.pendingMessages(),
      async add(post) {
        const { attachment } = post.composition;
        // The file is stored first: what is listed has it, whatever happens to the page.
        const isStored = !attachment?.file || (await files.keep(post.clientId, attachment.file));
        if (!isStored && !attachment?.uploaded) return false;
        outbox.add({ ...post, composition: withoutFile(post.composition) });
        return true;
      },
      retry: (clientId) => outbox.retry(clientId),
      async take(clientId) {
        const file = await files.read(clientId);
        const post = outbox.pendingMessages().find((pending) => pending.clientId === clientId);
        if (!post) return null;
        outbox.discard(clientId);
        void files.remove(clientId);
        return withFile(post.composition, file);
      },
    });
  publish();
  const stops = [
    outbox.subscribe(publish),
    outbox.onSent((sent, { clientId }) => {
      void files.remove(clientId);
      toast.success("Post created", "Your post has been published successfully");
      onPublished(sent);
    }),
    keepOpen(outbox),
  ];
  return () => {
    for (const stop of stops) stop();
    pendingPosts.set(null);
  };
}

/** The server may have dropped an upload that no post has used: where the file is here, it is uploaded again. */
const withFile = ({ attachment, ...words }: Composition, file: File | null): Composition => ({
  ...words,
  attachment: attachment && file ? { ...attachment, file, uploaded: null } : attachment,
});

const withoutFile = (composition: Composition): Composition => ({
  ...composition,
  attachment: composition.attachment && { ...composition.attachment, file: null },
});

interface Means {
  client: ApolloClient;
  files: PostFiles;
  isSameSession: () => boolean;
}

async function send(post: WrittenPost, { client, files, isSameSession }: Means): Promise<Sending<SentPost>> {
  const { attachment } = post.composition;
  try {
    const mediaId = attachment && (await storedMedia(post, files));
    if (attachment && mediaId === null) return { is: "refused", reason: "Its file is no longer in this browser." };
    await readsUnderWay(client);
    // Another member may have signed in here while the file was on its way.
    if (!isSameSession()) return { is: "unanswered" };
    const message = await sendPost(client, { ...post.input, ...(mediaId !== null && { mediaIds: [mediaId] }) });
    return { is: "sent", message };
  } catch (failure) {
    return failure instanceof RequestError ? afterRequest(failure) : sendingAfter(failure, "Unable to create post");
  }
}

/** Returns the id of the post's file on the server, with its description; null when the file is lost. */
async function storedMedia({ clientId, composition }: WrittenPost, files: PostFiles): Promise<string | null> {
  const uploaded = composition.attachment?.uploaded ?? null;
  const alt = composition.attachment?.alt.trim() ?? "";
  if (!uploaded) return files.uploaded(clientId, async (file) => (await uploadFile(file, { alt })).id);
  if (uploaded.alt !== alt) await describeMedia(uploaded.id, alt);
  return uploaded.id;
}

/** These statuses do not concern the file: the server may accept it later. */
const LATER: ReadonlySet<number> = new Set([401, 408, 429]);

/** Returns what a failed upload means for the post that waits for it. */
function afterRequest({ answered, status, message }: RequestError): Sending<never> {
  const isRefused = answered && status >= 400 && status < 500 && !LATER.has(status);
  return isRefused ? { is: "refused", reason: message } : { is: "unanswered" };
}
