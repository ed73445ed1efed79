import { toast } from "#client/ui/toasts/toast.ts";

/** Reports that a draft was discarded, with a way to bring it back. */
export function reportDiscarded(restore: () => void): void {
  toast.success("Draft discarded", undefined, { label: "Undo", onSelect: restore });
}
