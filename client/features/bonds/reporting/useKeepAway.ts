import { messageOf } from "#client/apollo/errors.ts";
import { useTies } from "#client/features/bonds/core/useTies.ts";
import type { Named } from "#client/features/bonds/core/useTies.ts";
import { toast } from "#client/ui/toasts/toast.ts";

/**
 * Returns the function that mutes or blocks a member beside another act. It reports a failure itself, and gives what
 * removes the member from the screen to `after`.
 */
export function useKeepAway() {
  const ties = useTies();
  return async (person: Named, how: "mute" | "block", after: (act: () => void) => void): Promise<void> => {
    try {
      await (how === "block" ? ties.block(person, after) : ties.mute(person, "FOREVER", after));
    } catch (failure) {
      toast.failure(`Couldn't ${how} ${person.name}`, messageOf(failure, "Please try again."));
    }
  };
}
