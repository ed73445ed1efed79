import { useState } from "react";
import { Heart } from "lucide-react";
import { goneBack } from "#client/apollo/marks/optimisticToggle.ts";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { CountButton } from "#client/ui/controls/CountButton.tsx";
import { LikersButton } from "#client/features/posts/likers/LikersButton.tsx";
import { PostLike_post, useSetLiked } from "./useSetLiked.ts";

/**
 * A button that likes a post, with those who do; when a change could not be saved, it returns to the old state and
 * announces that.
 */
export function LikeButton(props: { post: FragmentType<typeof PostLike_post> }) {
  const post = useFragmentData(PostLike_post, props.post);
  const setLiked = useSetLiked();
  const [lost, setLost] = useState("");

  async function handleClick() {
    const wanted = !post.liked;
    setLost("");
    if (!(await setLiked(post.id, wanted))) setLost(goneBack("Like", wanted));
  }

  return (
    <>
      <CountButton
        icon={Heart}
        label="Like"
        tone="like"
        data-act="like"
        count={post.likesCount}
        isBare
        pressed={post.liked}
        status={lost}
        onClick={() => void handleClick()}
      />
      <LikersButton postId={post.id} count={post.likesCount} />
    </>
  );
}
