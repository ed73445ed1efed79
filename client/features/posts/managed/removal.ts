import { messageOf } from "#client/apollo/errors.ts";
import { toast } from "#client/ui/toasts/toast.ts";

/** What an owner or admin removes from their group. */
export type Removable = "post" | "comment";

/** Why it is removed, as its author reads it. */
export interface RemovalWords {
  reason: string | null;
  rule: string | null;
}

/** How long the toast offers to undo, in milliseconds. */
const UNDO_MS = 10_000;
const REMOVED: Record<Removable, string> = { post: "Post removed", comment: "Comment removed" };

/** Removes something from a group; the toast offers to put it back. @throws what `remove` throws. */
export async function removeWithUndo(
  kind: Removable,
  remove: () => Promise<unknown>,
  putBack: () => Promise<unknown>,
): Promise<void> {
  await remove();
  const handleUndo = async () => {
    try {
      await putBack();
      toast.success(`The ${kind} is back`);
    } catch (failure) {
      toast.failure("Couldn't undo that", messageOf(failure, "Please try again."));
    }
  };
  const undo = { label: "Undo", onSelect: () => void handleUndo() };
  toast.update(toast.success(REMOVED[kind], "Its author is notified.", undo), { duration: UNDO_MS });
}
