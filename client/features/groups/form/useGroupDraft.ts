import { useState } from "react";
import type { GroupDraft, GroupField } from "./useGroupSaving.ts";

/** A group while it is being described, and whether it differs from what it was in the beginning. */
export function useGroupDraft(beginning: GroupDraft, clear: (field: GroupField) => void) {
  const [start] = useState(beginning);
  const [draft, setDraft] = useState(start);
  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
    /** What was said against a field is gone with its change. */
    change(part: Partial<GroupDraft>, field?: GroupField): void {
      if (field) clear(field);
      setDraft((now) => ({ ...now, ...part }));
    },
  };
}

export type GroupDrafting = ReturnType<typeof useGroupDraft>;
