import { useRef, useState } from "react";
import { codeOf, fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { noAnswerText } from "#client/apollo/errorText.ts";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { isUnanswered } from "#client/apollo/outbox/unanswered.ts";
import { RequestError } from "#client/apollo/request.ts";
import { session } from "#client/apollo/session.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import type { DraftKeeper } from "#client/features/posts/drafts/DraftKeeper.ts";
import { leaveWaiting } from "./leaveWaiting.ts";
import { pendingPosts } from "./pendingPosts.ts";
import { GUESTS_CANNOT_POST } from "#server/features/posts/posts.limits.rules";
import { useCreatePost } from "./useCreatePost.ts";
import type { NewPost, Published } from "./useCreatePost.ts";

const UNABLE = "Unable to create post";

interface Options {
  onFieldErrors?: (fields: FieldErrors) => void;
  /** Uploads the attachment if that has not happened, and returns its id. */
  finishUpload?: () => Promise<string | null>;
}

/**
 * Publishes a composition, one at a time. While the server does not answer, it waits in this browser; every other
 * failure is reported, and no text is lost by it.
 */
export function usePublish(keeper: DraftKeeper) {
  const { create, ...means } = useCreatePost();
  const [isPublishing, setPublishing] = useState(false);
  const [error, setError] = useState("");
  const isBusy = useRef(false);

  /** Publishes and returns the new post; null when there is none. */
  async function publish(post: NewPost, { finishUpload, onFieldErrors }: Options = {}): Promise<Published | null> {
    if (isBusy.current) return null;
    if (session.token() === null || session.isEnded()) return askToSignIn();
    isBusy.current = true;
    setPublishing(true);
    setError("");
    try {
      // It never overtakes an earlier one.
      if (hasWaiting() && (await leaveWaiting(keeper, post, means))) return WAITS;
      const mediaId = (await finishUpload?.()) ?? null;
      const { audience } = keeper.state().composition;
      const published = await create({ ...post, mediaId, audience, draftId: await keeper.hold() });
      keeper.finish();
      toast.success("Post created", "Your post has been published successfully");
      return published;
    } catch (failure) {
      if (isUnheard(failure) && (await leaveWaiting(keeper, post, means))) return WAITS;
      void keeper.flush();
      return explain(failure, onFieldErrors);
    } finally {
      isBusy.current = false;
      setPublishing(false);
    }
  }

  function explain(failure: unknown, onFieldErrors: Options["onFieldErrors"]): null {
    if (failure instanceof DOMException && failure.name === "AbortError") return null;
    if (isSignedOut(failure)) return askToSignIn();
    const reason = failure instanceof RequestError ? answerOf(failure) : messageOf(failure, UNABLE);
    setError(reason);
    onFieldErrors?.(fieldErrorsIn(failure));
    toast.failure("Post failed", reason);
    return null;
  }

  function askToSignIn(): null {
    setError(GUESTS_CANNOT_POST);
    toast.failure("Authentication required", GUESTS_CANNOT_POST);
    return null;
  }

  return { publish, isPublishing, error, setError };
}

const WAITS: Published = { isInFeed: false };

const hasWaiting = () => pendingPosts.getSnapshot()?.list.some(({ state }) => state !== "refused") ?? false;

/** Returns whether nobody has answered: neither to the upload of the file nor to the post. */
function isUnheard(failure: unknown): boolean {
  if (failure instanceof RequestError) return !failure.answered;
  const isCancelled = failure instanceof DOMException && failure.name === "AbortError";
  return !isCancelled && isUnanswered(failure);
}

function answerOf(failure: RequestError): string {
  return failure.answered ? failure.message : noAnswerText(UNABLE);
}

function isSignedOut(failure: unknown): boolean {
  return failure instanceof RequestError ? failure.status === 401 : codeOf(failure) === "UNAUTHENTICATED";
}
