import type { ShortcutGroup } from "#client/lib/browser/pageShortcuts.ts";
import { OUTCOME_NAMES, OUTCOMES } from "#client/features/moderation/core/words.ts";

/** The keys of the queue, as the list of shortcuts shows them on its page. */
export const QUEUE_KEYS: ShortcutGroup = {
  title: "Among cases",
  shortcuts: [
    { keys: "j", does: "Next case" },
    { keys: "k", does: "Previous case" },
    ...OUTCOME_NAMES.map((outcome) => ({ keys: OUTCOMES[outcome].key, does: OUTCOMES[outcome].act })),
    { keys: "u", does: "Undo the last decision" },
  ],
};
