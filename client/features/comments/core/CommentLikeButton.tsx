import { useState } from "react";
import { Heart } from "lucide-react";
import { goneBack } from "#client/apollo/marks/optimisticToggle.ts";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { CountButton } from "#client/ui/controls/CountButton.tsx";
import { CommentLike_comment, useSetCommentLiked } from "./useSetCommentLiked.ts";

/** A button that likes a comment; when a like could not be saved, it returns to the old state and announces that. */
export function CommentLikeButton(props: { comment: FragmentType<typeof CommentLike_comment> }) {
  const comment = useFragmentData(CommentLike_comment, props.comment);
  const setLiked = useSetCommentLiked();
  const [lost, setLost] = useState("");

  async function handleClick() {
    const wanted = !comment.liked;
    setLost("");
    if (!(await setLiked(comment.id, wanted))) setLost(goneBack("Like", wanted));
  }

  return (
    <CountButton
      size="sm"
      tone="like"
      icon={Heart}
      label="Like"
      count={comment.likesCount}
      pressed={comment.liked}
      onClick={() => void handleClick()}
      status={lost}
    />
  );
}
