import { useRef, useState } from "react";
import { isBlank, lengthOf } from "#server/core/text.rules";
import { CONTENT_MAX } from "#server/features/posts/posts.rules";
import { codeOf, messageOf } from "#client/apollo/errors.ts";
import { noAnswerText } from "#client/apollo/errorText.ts";
import { RequestError } from "#client/apollo/request.ts";
import { session } from "#client/apollo/session.ts";
import { toast } from "#client/ui/toast.ts";
import { whyNotAPicture } from "./picturePicking.ts";
import { useCreatePost } from "./useCreatePost.ts";
import { useDraft } from "./useDraft.ts";
import { usePictureUpload } from "./usePictureUpload.ts";
import { useWhereabouts } from "./useWhereabouts.ts";

interface ComposerOptions {
  /** Whose draft it is. */
  account: string;
  onCreated: (postId: string) => void;
}

/** A post being written: its words, picture and place, and its way to the server. Nothing is lost when that fails. */
export function useComposer({ account, onCreated }: ComposerOptions) {
  const { draft, isRestored, change, clear } = useDraft(account);
  const upload = usePictureUpload();
  const whereabouts = useWhereabouts();
  const createPost = useCreatePost();
  const [isPosting, setPosting] = useState(false);
  const [error, setError] = useState("");
  const isBusy = useRef(false);
  const left = CONTENT_MAX - lengthOf(draft.text.trim());
  const canPost = (!isBlank(draft.text) || draft.picture !== null) && left >= 0;

  function pick(picture: File) {
    const reason = whyNotAPicture(picture);
    setError(reason ?? "");
    if (reason) return;
    upload.reset();
    change({ picture, alt: "" });
  }

  async function send(): Promise<void> {
    const mediaId = draft.picture ? await upload.send(draft.picture, draft.alt.trim()) : null;
    const postId = await createPost({ content: draft.text.trim(), mediaId, place: whereabouts.place });
    clear();
    toast.success("Post created", "Your post has been published successfully");
    onCreated(postId);
  }

  async function post(): Promise<void> {
    if (!canPost || isBusy.current) return;
    if (session.token() === null || session.isEnded()) return askToSignIn();
    isBusy.current = true;
    setPosting(true);
    setError("");
    try {
      await send();
    } catch (failure) {
      upload.hold();
      explain(failure);
    } finally {
      isBusy.current = false;
      setPosting(false);
    }
  }

  function explain(failure: unknown): void {
    if (failure instanceof DOMException && failure.name === "AbortError") return;
    if (isSignedOut(failure)) return askToSignIn();
    const reason = failure instanceof RequestError ? answerOf(failure) : messageOf(failure, UNABLE);
    setError(reason);
    toast.failure("Post failed", reason);
  }

  function askToSignIn(): void {
    setError(SIGN_IN);
    toast.failure("Authentication required", SIGN_IN);
  }

  return {
    draft,
    left,
    canPost,
    isPosting,
    error,
    isRestored,
    upload,
    whereabouts,
    write: (text: string) => change({ text }),
    describe: (alt: string) => change({ alt }),
    pick,
    removePicture: () => {
      upload.reset();
      change({ picture: null, alt: "" });
    },
    discard: () => {
      upload.reset();
      clear();
    },
    post,
  };
}

const UNABLE = "Unable to create post";
const SIGN_IN = "Please log in to create posts";

function answerOf(failure: RequestError): string {
  return failure.answered ? failure.message : noAnswerText(UNABLE);
}

function isSignedOut(failure: unknown): boolean {
  return failure instanceof RequestError ? failure.status === 401 : codeOf(failure) === "UNAUTHENTICATED";
}
