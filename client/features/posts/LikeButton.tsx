import { useState } from "react";
import { Heart } from "lucide-react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { CountButton } from "#client/ui/CountButton.tsx";
import { PostLike_post, useSetLiked } from "./useSetLiked.ts";

/** Likes a post; a change that could not be saved is taken back and said so. */
export function LikeButton(props: { post: FragmentType<typeof PostLike_post> }) {
  const post = useFragmentData(PostLike_post, props.post);
  const setLiked = useSetLiked();
  const [isLost, setLost] = useState(false);

  async function handleClick() {
    setLost(false);
    setLost(!(await setLiked(post.id, !post.liked)));
  }

  return (
    <CountButton
      icon={Heart}
      label="Like"
      tone="like"
      count={post.likesCount}
      pressed={post.liked}
      status={isLost ? "Your like could not be saved" : ""}
      onClick={() => void handleClick()}
    />
  );
}
