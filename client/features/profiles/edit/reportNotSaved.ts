import { codeOf, messageOf } from "#client/apollo/errors.ts";
import { toast } from "#client/ui/toasts/toast.ts";

/** Reports that saving failed, with a text for each kind of failure. */
export function reportNotSaved(failure: unknown): void {
  switch (codeOf(failure)) {
    case null:
      toast.failure("Error", messageOf(failure, "Failed to update profile. Please try again."));
      return;
    case "FORBIDDEN":
      toast.failure("Not authorized", "You can only update your own profile");
      return;
    case "INTERNAL_SERVER_ERROR":
      toast.failure("Update error", "An unexpected error occurred. Please try again.");
      return;
    case "SERVICE_UNAVAILABLE":
      toast.failure("Update not available", "Profile update functionality is not available right now.");
      return;
    default:
      toast.failure("Update failed", messageOf(failure, "Failed to update your profile. Please try again."));
  }
}
