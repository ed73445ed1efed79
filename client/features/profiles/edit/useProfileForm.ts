import { useForm } from "react-hook-form";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ruleResolver } from "#client/lib/ruleResolver.ts";
import { useFormValues } from "#client/lib/unsent/useFormValues.ts";
import { useUnsent, useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { PROFILE_PLACE } from "#client/features/profiles/core/pendingProfile.ts";
import { PROFILE_FIELD_NAMES } from "./profileFields.ts";
import type { ProfileFieldName, ProfileFields } from "./profileFields.ts";

const loadRule = async () => (await import("#server/features/profiles/profiles.rules")).profileChange;

interface ProfileFormOptions {
  /** The profile as it is stored. */
  initial: ProfileFields;
  /** Brings a field into view, to be corrected. */
  focus: (field: ProfileFieldName) => void;
}

/** The fields of the edit form: what is typed in them, which is stored until it is saved, and what is wrong with it. */
export function useProfileForm({ initial, focus }: ProfileFormOptions) {
  const unsent = useUnsent(useUnsentPlace(useViewer().id, PROFILE_PLACE), { initial, isEdit: true });
  const { box, values: fields } = unsent;
  const form = useForm<ProfileFields>({
    resolver: ruleResolver(loadRule, (typed) => typed),
    defaultValues: fields,
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  useFormValues(form, fields);
  const { errors, isSubmitting } = form.formState;

  return {
    fields,
    /** The draft of the fields, for the note about it. */
    unsent,
    isSubmitting,
    handleSubmit: form.handleSubmit,
    errorOf: (name: ProfileFieldName) => errors[name]?.message,
    change(name: ProfileFieldName, value: string): void {
      form.setValue(name, value);
      box.change({ ...fields, [name]: value });
      form.clearErrors(name);
    },
    /** Shows the errors of the fields, and scrolls to the first of them. */
    showErrors(messageAt: (name: ProfileFieldName) => string | null | undefined): void {
      const faulty = PROFILE_FIELD_NAMES.filter((name) => typeof messageAt(name) === "string");
      for (const name of faulty) form.setError(name, { message: messageAt(name) ?? "" });
      if (faulty[0]) focus(faulty[0]);
    },
  };
}
