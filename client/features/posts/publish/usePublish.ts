import { useRef, useState } from "react";
import { codeOf, fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { noAnswerText } from "#client/apollo/errorText.ts";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { RequestError } from "#client/apollo/request.ts";
import { session } from "#client/apollo/session.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import type { DraftKeeper } from "#client/features/posts/drafts/DraftKeeper.ts";
import { GUESTS_CANNOT_POST } from "#server/features/posts/posts.limits.rules";
import { useCreatePost } from "./useCreatePost.ts";
import type { NewPost, Published } from "./useCreatePost.ts";

const UNABLE = "Unable to create post";

/** Publishes a composition, one at a time. Every failure is reported, and no text is lost by it. */
export function usePublish(keeper: DraftKeeper, onFieldErrors?: (fields: FieldErrors) => void) {
  const createPost = useCreatePost();
  const [isPublishing, setPublishing] = useState(false);
  const [error, setError] = useState("");
  const isBusy = useRef(false);

  /** Publishes and returns the new post; null when there is none. */
  async function publish(prepare: () => Promise<Omit<NewPost, "draftId" | "audience">>): Promise<Published | null> {
    if (isBusy.current) return null;
    if (session.token() === null || session.isEnded()) return askToSignIn();
    isBusy.current = true;
    setPublishing(true);
    setError("");
    try {
      const post = await prepare();
      const { audience } = keeper.state().composition;
      const published = await createPost({ ...post, audience, draftId: await keeper.hold() });
      keeper.finish();
      return published;
    } catch (failure) {
      void keeper.flush();
      return explain(failure);
    } finally {
      isBusy.current = false;
      setPublishing(false);
    }
  }

  function explain(failure: unknown): null {
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

function answerOf(failure: RequestError): string {
  return failure.answered ? failure.message : noAnswerText(UNABLE);
}

function isSignedOut(failure: unknown): boolean {
  return failure instanceof RequestError ? failure.status === 401 : codeOf(failure) === "UNAUTHENTICATED";
}
