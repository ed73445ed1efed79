import { useState } from "react";
import { Bookmark } from "lucide-react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { CountButton } from "#client/ui/CountButton.tsx";
import { PostBookmark_post, useSetBookmarked } from "./useSetBookmarked.ts";

/** Bookmarks a post; a change that could not be saved is taken back and said so. */
export function BookmarkButton(props: { post: FragmentType<typeof PostBookmark_post> }) {
  const post = useFragmentData(PostBookmark_post, props.post);
  const setBookmarked = useSetBookmarked();
  const [isLost, setLost] = useState(false);

  async function handleClick() {
    setLost(false);
    setLost(!(await setBookmarked(post.id, !post.bookmarked)));
  }

  return (
    <CountButton
      icon={Bookmark}
      label="Bookmark"
      tone="bookmark"
      count={post.bookmarksCount}
      pressed={post.bookmarked}
      status={isLost ? "Your bookmark could not be saved" : ""}
      onClick={() => void handleClick()}
    />
  );
}
