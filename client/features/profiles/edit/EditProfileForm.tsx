import { useEffect, useId, useRef, useState } from "react";
import type { ComponentProps, FormEvent } from "react";
import { createPortal } from "react-dom";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import type { Banner_user } from "#client/features/profiles/core/Banner.tsx";
import { EditPictures } from "./EditPictures.tsx";
import { wordsOfProfile } from "./profileFields.ts";
import type { ProfileFields } from "./profileFields.ts";
import { ProfileInputs } from "./ProfileInputs.tsx";
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
  const [isCancelling, setCancelling] = useState(false);
  const edit = useEditProfile({
    initial,
    focus,
    onSaved: (username) => {
      isSaved.current = true;
      onSaved(username);
    },
  });

  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>(`#${CSS.escape(wanted)}`)?.focus();
  }, [wanted]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void edit.save();
  }

  return (
    <form ref={form} id={formId} onSubmit={handleSubmit} noValidate aria-label="Edit Profile">
      <Stack gap={20}>
        <UnsentNote unsent={edit.unsent} wordsOf={wordsOfProfile} onDone={() => focus("name")} />
        <EditPictures user={user} photo={edit.photo} banner={edit.banner} isReadOnly={edit.isSaving} />
        <ProfileInputs edit={edit} email={email} />
      </Stack>
      <UnsavedChanges
        isAtRisk={edit.isPictureChanged}
        isSaved={isSaved}
        isCancelling={isCancelling}
        onDiscard={() => {
          isSaved.current = true;
          edit.unsent.box.clear();
        }}
        onCancelled={onCancel}
        onStay={() => setCancelling(false)}
      />
      {foot &&
        createPortal(
          <Stack direction="row" gap={8} justify="flex-end">
            <Button
              variant="ghost"
              disabled={edit.isSaving}
              onClick={() => (edit.isChanged ? setCancelling(true) : onCancel())}
            >
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={!edit.isChanged}
              loading={edit.isSaving}
              loadingText="Saving..."
            >
              Save changes
            </Button>
          </Stack>,
          foot,
        )}
    </form>
  );
}
