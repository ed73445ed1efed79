import { messageOf } from "#client/apollo/errors.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const FAILED = "Failed to load posts";

/** Returns why the feed could not be loaded, with the product's own text where the server gave no reason. */
export function feedFailure(failure: unknown): string {
  return messageOf(failure, FAILED);
}

export function reportFailure(failure: unknown): void {
  toast.failure("Error loading feed", feedFailure(failure));
}

/** Reports the outcome of reading the feed again. */
export async function reportRefresh(refreshing: Promise<void>): Promise<void> {
  try {
    await refreshing;
    toast.success("Feed refreshed", "Latest posts have been loaded");
  } catch (failure) {
    reportFailure(failure);
  }
}
