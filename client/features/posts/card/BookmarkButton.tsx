import { useState } from "react";
import { Bookmark } from "lucide-react";
import { goneBack } from "#client/apollo/marks/optimisticToggle.ts";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { CountButton } from "#client/ui/controls/CountButton.tsx";
import { PostBookmark_post, useSetBookmarked } from "./useSetBookmarked.ts";

/** A button that bookmarks a post; when a change could not be saved, it returns to the old state and announces that. */
export function BookmarkButton(props: { post: FragmentType<typeof PostBookmark_post> }) {
  const post = useFragmentData(PostBookmark_post, props.post);
  const setBookmarked = useSetBookmarked();
  const [lost, setLost] = useState("");

  async function handleClick() {
    const wanted = !post.bookmarked;
    setLost("");
    if (!(await setBookmarked(post.id, wanted))) setLost(goneBack("Bookmark", wanted));
  }

  return (
    <CountButton
      icon={Bookmark}
      label="Bookmark"
      tone="bookmark"
      data-act="bookmark"
      count={post.bookmarksCount}
      pressed={post.bookmarked}
      status={lost}
      onClick={() => void handleClick()}
    />
  );
}
