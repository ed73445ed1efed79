import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, test } from "vitest";
import { toastStore } from "#client/ui/toasts/toast.ts";
import { reportNotSaved } from "./reportNotSaved.ts";

const answered = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

test.each([
  [answered("BAD_USER_INPUT", "This username is already taken"), "Update failed", "This username is already taken"],
  [answered("BAD_USER_INPUT", ""), "Update failed", "Failed to update your profile. Please try again."],
  [answered("INTERNAL_SERVER_ERROR", "Oh"), "Update error", "An unexpected error occurred. Please try again."],
  [answered("FORBIDDEN", "No"), "Not authorized", "You can only update your own profile"],
  [
    answered("SERVICE_UNAVAILABLE", "Busy"),
    "Update not available",
    "Profile update functionality is not available right now.",
  ],
  [new TypeError("Failed to fetch"), "Error", "Failed to update profile. Please try again."],
])("when a profile could not be saved (%s) the member sees why", (failure, title, description) => {
  reportNotSaved(failure);
  expect(toastStore.items()[0]).toMatchObject({ title, description, variant: "failure" });
});
