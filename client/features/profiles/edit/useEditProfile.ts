import { useRef, useState } from "react";
import { fieldErrorsIn } from "#client/apollo/errors.ts";
import { USERNAME_OBSTACLES, useUsernameAvailability } from "#client/features/auth/useUsernameAvailability.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { changeOf, faultsOf, PROFILE_FIELD_NAMES } from "./profileFields.ts";
import type { ProfileFaults, ProfileFieldName, ProfileFields } from "./profileFields.ts";
import { BANNER, PHOTO } from "#client/features/media/profilePictures.ts";
import { tellNotSaved } from "./tellNotSaved.ts";
import { useEditPicture } from "./useEditPicture.ts";
import { useUpdateProfile } from "#client/features/profiles/core/useUpdateProfile.ts";

interface EditProfileOptions {
  /** The profile as it is kept. */
  kept: ProfileFields;
  /** Brings a field into view, to be corrected. */
  focus: (field: ProfileFieldName) => void;
  /** It is saved, and this is the member's username now. */
  onSaved: (username: string) => void;
}

/** Changing one's own profile: what is typed, what is wrong with it, and saving. */
export function useEditProfile({ kept, focus, onSaved }: EditProfileOptions) {
  const [fields, setFields] = useState(kept);
  const [errors, setErrors] = useState<ProfileFaults>({});
  const [isSaving, setSaving] = useState(false);
  // Two presses in one moment are one.
  const isBusy = useRef(false);
  const update = useUpdateProfile();
  const photo = useEditPicture(PHOTO);
  const banner = useEditPicture(BANNER);
  const isRenamed = fields.username.trim().toLowerCase() !== kept.username.toLowerCase();
  const { availability, again } = useUsernameAvailability(isRenamed ? fields.username : "");
  const change = changeOf(kept, fields);
  const isChanged = Object.keys(change).length > 0 || photo.choice !== "kept" || banner.choice !== "kept";

  function show(faults: ProfileFaults) {
    setErrors(faults);
    const first = PROFILE_FIELD_NAMES.find((name) => faults[name] !== undefined);
    if (first) focus(first);
    return first !== undefined;
  }

  function judge(): ProfileFaults {
    const faults = faultsOf(fields);
    const obstacle = isRenamed ? USERNAME_OBSTACLES[availability] : null;
    if (availability === "unknown") again();
    return obstacle !== null && faults.username === undefined ? { ...faults, username: obstacle } : faults;
  }

  async function save() {
    if (isBusy.current || !isChanged) return;
    if (show(judge())) {
      toast.failure("Form validation failed", "Please correct the errors in the form.");
      return;
    }
    isBusy.current = true;
    setSaving(true);
    try {
      const pictures = await orElse(Promise.all([photo.settled(), banner.settled()]), null, "shown");
      // A picture that did not come through has been told of, and the form is as it was.
      if (!pictures) return;
      const [avatarId, bannerId] = pictures;
      const saved = await update({
        ...change,
        ...(avatarId !== undefined && { avatarId }),
        ...(bannerId !== undefined && { bannerId }),
      });
      toast.success("Profile updated");
      onSaved(saved.username);
    } catch (failure) {
      const named = fieldErrorsIn(failure);
      show(
        Object.fromEntries(PROFILE_FIELD_NAMES.flatMap((name) => (named[name]?.[0] ? [[name, named[name][0]]] : []))),
      );
      tellNotSaved(failure);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  return {
    fields,
    errors,
    availability,
    photo,
    banner,
    isChanged,
    isSaving,
    isRenamed,
    change(name: ProfileFieldName, value: string) {
      setFields((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    save,
  };
}
