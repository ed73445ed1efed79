import { toast } from "#client/ui/toasts/toast.ts";
import type { DraftKeeper } from "#client/features/posts/drafts/DraftKeeper.ts";
import { pendingPosts } from "./pendingPosts.ts";
import type { NewPost, useCreatePost } from "./useCreatePost.ts";

type Means = Pick<ReturnType<typeof useCreatePost>, "inputOf" | "here">;

/** Leaves a composition to the outbox, with its file. False, and no change, where that is not loaded or has no room. */
export async function leaveWaiting(keeper: DraftKeeper, post: NewPost, { inputOf, here }: Means): Promise<boolean> {
  const { composition } = keeper.state();
  const mediaId = composition.attachment?.uploaded?.id ?? null;
  const input = inputOf({ ...post, mediaId, audience: composition.audience, draftId: keeper.linkId });
  const written = {
    ...composition,
    // Wherever it is edited again, it stays in the group in which it was written.
    ...(here && { audience: { visibility: "PUBLIC" as const, group: { id: here.id, name: here.name } } }),
  };
  const waiting = { clientId: input.clientId, input, composition: written };
  if (!(await pendingPosts.getSnapshot()?.add(waiting))) return false;
  keeper.finish();
  toast.success("Waiting to send", "Your post will be sent when you reconnect.");
  return true;
}
