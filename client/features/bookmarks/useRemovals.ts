import { useEffect, useRef } from "react";
import { useSetBookmarked } from "#client/features/posts/card/useSetBookmarked.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { useBookmarkChanges } from "./useBookmarkChanges.ts";
import type { BookmarkEdge } from "./useBookmarks.ts";

/**
 * Reports that a bookmark was removed and offers to restore it, with its note and its folders, as long as the toast is
 * visible. `onLeave` receives the index that it had in the list, `onMissed` runs when a restored bookmark is not in the
 * list any more.
 */
export function useRemovals(
  edges: readonly BookmarkEdge[],
  { onLeave, onMissed }: { onLeave: (index: number) => void; onMissed: () => void },
): void {
  const setBookmarked = useSetBookmarked();
  const { update } = useBookmarkChanges();
  const known = useRef(new Map<string, boolean>());
  /** The toast of each bookmark that was removed. */
  const notified = useRef(new Map<string, number>());

  const latest = useRef(edges);

  useEffect(() => {
    latest.current = edges;
    async function bringBack({ postId, note, folders }: BookmarkEdge) {
      notified.current.delete(postId);
      try {
        if (!(await setBookmarked(postId, true))) throw new Error("not saved");
        if (note || folders.length > 0)
          await update(postId, { note: note ?? null, folderIds: folders.map(({ id }) => id) });
        if (!latest.current.some((edge) => edge.postId === postId)) onMissed();
      } catch {
        toast.failure("Couldn't restore the bookmark", "Please try again.");
      }
    }

    edges.forEach((edge, index) => {
      if (!edge.node) return;
      const isBookmarked = edge.node.bookmarked;
      const wasBookmarked = known.current.get(edge.postId);
      known.current.set(edge.postId, isBookmarked);
      if (wasBookmarked === true && !isBookmarked) {
        const action = { label: "Undo", onSelect: () => void bringBack(edge) };
        notified.current.set(edge.postId, toast.success("Bookmark removed", undefined, action));
        onLeave(index);
      }
      const notice = notified.current.get(edge.postId);
      if (wasBookmarked === false && isBookmarked && notice !== undefined) {
        // It is back without the member's action: the server has not removed it.
        notified.current.delete(edge.postId);
        toast.dismiss(notice);
        toast.failure("Couldn't remove the bookmark", "It is still here.");
      }
    });
  }, [edges, onLeave, onMissed, setBookmarked, update]);
}
