import { useRef } from "react";
import { fieldErrorsIn } from "#client/apollo/errors.ts";
import { isUnanswered } from "#client/apollo/outbox/unanswered.ts";
import { pendingProfile } from "#client/features/profiles/core/pendingProfile.ts";
import type { UpdateProfileInput } from "#client/gql/graphql.ts";
import { USERNAME_OBSTACLES, useUsernameAvailability } from "#client/features/auth/useUsernameAvailability.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { changeOf } from "./profileFields.ts";
import type { ProfileFieldName, ProfileFields } from "./profileFields.ts";
import { BANNER, PHOTO } from "#client/features/media/profilePictures.ts";
import { reportNotSaved } from "./reportNotSaved.ts";
import { useEditPicture } from "./useEditPicture.ts";
import { useProfileForm } from "./useProfileForm.ts";
import { useUpdateProfile } from "#client/features/profiles/core/useUpdateProfile.ts";

interface EditProfileOptions {
  /** The saved profile. */
  initial: ProfileFields;
  /** Scrolls to a field and focuses it. */
  focus: (field: ProfileFieldName) => void;
  /** Runs after saving, with the member's current username. */
  onSaved: (username: string) => void;
}

/** Manages the form of one's own profile: its values, its errors, and saving. */
export function useEditProfile({ initial, focus, onSaved }: EditProfileOptions) {
  const form = useProfileForm({ initial, focus });
  const { fields } = form;
  // A double press saves once.
  const isBusy = useRef(false);
  const update = useUpdateProfile();
  const photo = useEditPicture(PHOTO);
  const banner = useEditPicture(BANNER);
  const isRenamed = fields.username.trim().toLowerCase() !== initial.username.toLowerCase();
  const { availability, again } = useUsernameAvailability(isRenamed ? fields.username : "");
  const change = changeOf(initial, fields);
  const isPictureChanged = photo.choice !== "kept" || banner.choice !== "kept";
  const isChanged = Object.keys(change).length > 0 || isPictureChanged;

  const obstacle = isRenamed ? USERNAME_OBSTACLES[availability] : null;

  function refuse(faults: Partial<Record<ProfileFieldName, { message?: string }>>): void {
    if (availability === "unknown") again();
    form.showErrors((name) => faults[name]?.message ?? (name === "username" ? obstacle : null));
    toast.failure("Form validation failed", "Please correct the errors in the form.");
  }

  const submit = form.handleSubmit(async () => {
    if (obstacle !== null) return refuse({});
    try {
      const pictures = await orElse(Promise.all([photo.settled(), banner.settled()]), null, "shown");
      // A toast has reported the failed upload, and the form stays as it was.
      if (!pictures) return;
      const [avatarId, bannerId] = pictures;
      const whole = {
        ...change,
        ...(avatarId !== undefined && { avatarId }),
        ...(bannerId !== undefined && { bannerId }),
      };
      const saved = await savedOrWaiting(update, whole);
      if (saved) form.unsent.box.sent();
      onSaved(saved?.username ?? initial.username);
    } catch (failure) {
      const named = fieldErrorsIn(failure);
      form.showErrors((name) => named[name]?.[0]);
      reportNotSaved(failure);
    }
  }, refuse);

  async function save() {
    if (isBusy.current || !isChanged) return;
    isBusy.current = true;
    await submit().finally(() => {
      isBusy.current = false;
    });
  }

  return {
    fields,
    unsent: form.unsent,
    errorOf: form.errorOf,
    availability,
    photo,
    banner,
    isChanged,
    /** True when a picture would be lost: only the fields are stored as a draft. */
    isPictureChanged,
    isSaving: form.isSubmitting,
    isRenamed,
    change: form.change,
    save,
  };
}

/** Saves a change, and reports it. While the server does not answer, the change waits, and the result is null. */
async function savedOrWaiting<T>(
  save: (change: UpdateProfileInput) => Promise<T>,
  change: UpdateProfileInput,
): Promise<T | null> {
  const pending = pendingProfile.getSnapshot();
  if (!pending?.isWaiting()) {
    try {
      const saved = await save(change);
      toast.success("Profile updated");
      return saved;
    } catch (failure) {
      if (!pending || !isUnanswered(failure)) throw failure;
    }
  }
  pending.add(change);
  toast.success("Waiting to send", "Your profile will be saved when you reconnect.");
  return null;
}
