import type { ApolloClient } from "@apollo/client";
import { sameSession, sendingAfter } from "#client/apollo/outbox/unanswered.ts";
import type { UpdateProfileInput } from "#client/gql/graphql.ts";
import { keepOpen } from "#client/lib/browser/keepOpen.ts";
import { Outbox } from "#client/lib/state/Outbox.ts";
import type { Sending } from "#client/lib/state/Outbox.ts";
import { newId } from "#client/lib/state/useAttemptId.ts";
import { unsentPlace } from "#client/lib/unsent/unsentStore.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { pendingProfile, PROFILE_PLACE } from "./pendingProfile.ts";
import { updateProfile } from "./useUpdateProfile.ts";

/** A change of the profile, in the order in which the member has saved them. */
interface WrittenChange {
  clientId: string;
  change: UpdateProfileInput;
}

/** Saves the changes of the profile that waited in an earlier page, and those to come. Returns a function that stops it. */
export function keepSendingProfile(client: ApolloClient, viewerId: string): () => void {
  const outbox = new Outbox<WrittenChange, void>({
    memberId: viewerId,
    name: "profile",
    laneOf: () => "profile",
    canSend: sameSession(),
    send: ({ change }) => send(client, change),
  });
  pendingProfile.set({
    isWaiting: () => outbox.pendingMessages().length > 0,
    add: (change) => outbox.add({ clientId: newId(), change }),
  });
  const stops = [
    outbox.onSent((_, { change }) => {
      forgetDraft(viewerId, change);
      toast.success("Profile updated");
    }),
    keepOpen(outbox),
  ];
  return () => {
    for (const stop of stops) stop();
    pendingProfile.set(null);
  };
}

async function send(client: ApolloClient, change: UpdateProfileInput): Promise<Sending<void>> {
  try {
    await updateProfile(client, change);
    return { is: "sent", message: undefined };
  } catch (failure) {
    const outcome = sendingAfter(failure, "Failed to update your profile. Please try again.");
    if (outcome.is !== "refused") return outcome;
    // The form still has what was typed, as a draft that can be corrected.
    toast.failure("Update failed", outcome.reason);
    return { is: "gone" };
  }
}

/** Removes the draft of the form, unless the member has typed something else in it since. */
function forgetDraft(viewerId: string, change: UpdateProfileInput): void {
  const place = unsentPlace(viewerId, PROFILE_PLACE);
  const draft = place.read();
  if (!draft || draft.other) return;
  const typed: Record<string, unknown> = draft.values;
  const isSent = Object.entries(change).every(
    ([name, value]) => !(name in typed) || String(typed[name]).trim() === (value ?? ""),
  );
  if (isSent) place.write(null);
}
