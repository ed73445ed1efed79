import { useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { fieldErrorsIn } from "#client/apollo/errors.ts";
import { USERNAME_OBSTACLES, useUsernameAvailability } from "#client/features/auth/useUsernameAvailability.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { ruleResolver } from "#client/lib/ruleResolver.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { changeOf, PROFILE_FIELD_NAMES } from "./profileFields.ts";
import type { ProfileFieldName, ProfileFields } from "./profileFields.ts";
import { BANNER, PHOTO } from "#client/features/media/profilePictures.ts";
import { reportNotSaved } from "./reportNotSaved.ts";
import { useEditPicture } from "./useEditPicture.ts";
import { useUpdateProfile } from "#client/features/profiles/core/useUpdateProfile.ts";

const loadRule = async () => (await import("#server/features/profiles/profiles.rules")).profileChange;

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
  const form = useForm<ProfileFields>({
    resolver: ruleResolver(loadRule, (typed) => typed),
    defaultValues: initial,
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const fields = useWatch({ control: form.control, compute: (typed: ProfileFields) => typed });
  const { errors, isSubmitting } = form.formState;
  // A double press saves once.
  const isBusy = useRef(false);
  const update = useUpdateProfile();
  const photo = useEditPicture(PHOTO);
  const banner = useEditPicture(BANNER);
  const isRenamed = fields.username.trim().toLowerCase() !== initial.username.toLowerCase();
  const { availability, again } = useUsernameAvailability(isRenamed ? fields.username : "");
  const change = changeOf(initial, fields);
  const isChanged = Object.keys(change).length > 0 || photo.choice !== "kept" || banner.choice !== "kept";

  const obstacle = isRenamed ? USERNAME_OBSTACLES[availability] : null;

  /** Shows the errors of the fields, and scrolls to the first of them. */
  function show(faults: Partial<Record<ProfileFieldName, string | undefined>>): void {
    const faulty = PROFILE_FIELD_NAMES.filter((name) => faults[name] !== undefined);
    for (const name of faulty) form.setError(name, { message: faults[name] ?? "" });
    if (faulty[0]) focus(faulty[0]);
  }

  function refuse(faults: Partial<Record<ProfileFieldName, { message?: string }>>): void {
    if (availability === "unknown") again();
    const named = Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, faults[name]?.message]));
    show({ ...named, username: faults.username?.message ?? obstacle ?? undefined });
    toast.failure("Form validation failed", "Please correct the errors in the form.");
  }

  const submit = form.handleSubmit(async () => {
    if (obstacle !== null) return refuse({});
    try {
      const pictures = await orElse(Promise.all([photo.settled(), banner.settled()]), null, "shown");
      // A toast has reported the failed upload, and the form stays as it was.
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
      show(Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, named[name]?.[0]])));
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
    errorOf: (name: ProfileFieldName) => errors[name]?.message,
    availability,
    photo,
    banner,
    isChanged,
    isSaving: isSubmitting,
    isRenamed,
    change(name: ProfileFieldName, value: string) {
      form.setValue(name, value);
      form.clearErrors(name);
    },
    save,
  };
}
