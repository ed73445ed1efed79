import { useEffect, useId, useRef } from "react";
import type { ComponentProps, FormEvent } from "react";
import { createPortal } from "react-dom";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { AvailabilityIcon, AvailabilityWords } from "#client/features/auth/AvailabilityIcon.tsx";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea, TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { remainingLength } from "#server/core/text.rules";
import type { Banner_user } from "#client/features/profiles/core/Banner.tsx";
import { EditPictures } from "./EditPictures.tsx";
import { FIELD_MAX } from "./profileFields.ts";
import type { ProfileFieldName, ProfileFields } from "./profileFields.ts";
import { UnsavedChanges } from "./UnsavedChanges.tsx";
import { useEditProfile } from "./useEditProfile.ts";

interface EditProfileFormProps {
  initial: ProfileFields;
  email: string;
  user: ComponentProps<typeof EditPictures>["user"] & FragmentType<typeof Banner_user>;
  /** The element of the buttons, in view whatever the length of the form. */
  foot: HTMLElement | null;
  /** The field to which the address links. */
  wanted: string;
  onSaved: (username: string) => void;
  onCancel: () => void;
}

/** The form of a member's profile. */
export function EditProfileForm({ initial, email, user, foot, wanted, onSaved, onCancel }: EditProfileFormProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`#${CSS.escape(field)}`)?.focus();
  const isSaved = useRef(false);
  const edit = useEditProfile({
    initial,
    focus,
    onSaved: (username) => {
      isSaved.current = true;
      onSaved(username);
    },
  });
  const bioLeft = remainingLength(edit.fields.bio, FIELD_MAX.bio);

  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>(`#${CSS.escape(wanted)}`)?.focus();
  }, [wanted]);

  const field = (name: ProfileFieldName) => ({
    id: name,
    name,
    value: edit.fields[name],
    error: edit.errorOf(name),
    readOnly: edit.isSaving,
    dir: "auto",
    onChange: (event: { target: { value: string } }) => edit.change(name, event.target.value),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void edit.save();
  }

  return (
    <form ref={form} id={formId} onSubmit={handleSubmit} noValidate aria-label="Edit Profile">
      <Stack gap={20}>
        <EditPictures user={user} photo={edit.photo} banner={edit.banner} isReadOnly={edit.isSaving} />
        <TextField label="Name" required autoComplete="name" {...field("name")} />
        <TextField
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          suffix={<AvailabilityIcon availability={edit.availability} />}
          status={!edit.errorOf("username") && <AvailabilityWords availability={edit.availability} />}
          hint={edit.isRenamed ? "Your old address will lead on to the new one." : undefined}
          {...field("username")}
        />
        <TextField label="Email" id="email" type="email" value={email} readOnly hint="Email cannot be changed" />
        <TextArea label="Bio" rows={4} status={bioLeft < 100 ? charactersLeft(bioLeft) : ""} {...field("bio")} />
        <TextField label="Location" autoComplete="address-level2" {...field("location")} />
        <TextField
          label="Website"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          {...field("website")}
          dir="ltr"
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="Only you can see it."
          {...field("phone")}
          dir="ltr"
        />
      </Stack>
      <UnsavedChanges isChanged={edit.isChanged} isSaved={isSaved} />
      {foot &&
        createPortal(
          <Stack direction="row" gap={8} justify="flex-end">
            <Button variant="ghost" disabled={edit.isSaving} onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} disabled={!edit.isChanged} loading={edit.isSaving}>
              {edit.isSaving ? "Saving..." : "Save changes"}
            </Button>
          </Stack>,
          foot,
        )}
    </form>
  );
}
