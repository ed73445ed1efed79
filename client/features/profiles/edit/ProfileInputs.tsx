import { Fragment } from "react";
import type { ReactElement } from "react";
import { AvailabilityIcon, AvailabilityWords } from "#client/features/auth/AvailabilityIcon.tsx";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { TextArea, TextField } from "#client/ui/forms/Field.tsx";
import { remainingLength } from "#server/core/text.rules";
import { FIELD_MAX, LABELS, PROFILE_FIELD_NAMES } from "./profileFields.ts";
import type { ProfileFieldName } from "./profileFields.ts";
import type { useEditProfile } from "./useEditProfile.ts";

interface ProfileInputsProps {
  edit: ReturnType<typeof useEditProfile>;
  email: string;
}

/** The inputs of the edit form: one for each field that the rule takes, and the email, which cannot be changed. */
export function ProfileInputs({ edit, email }: ProfileInputsProps) {
  const bioLeft = remainingLength(edit.fields.bio, FIELD_MAX.bio);

  const field = (name: ProfileFieldName) => ({
    id: name,
    name,
    value: edit.fields[name],
    error: edit.errorOf(name),
    readOnly: edit.isSaving,
    dir: "auto",
    onChange: (event: { target: { value: string } }) => edit.change(name, event.target.value),
  });

  const inputs: Record<ProfileFieldName, ReactElement> = {
    name: <TextField label={LABELS.name} required autoComplete="name" {...field("name")} />,
    username: (
      <TextField
        label={LABELS.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        suffix={<AvailabilityIcon availability={edit.availability} />}
        status={!edit.errorOf("username") && <AvailabilityWords availability={edit.availability} />}
        hint={edit.isRenamed ? "Your old address will redirect to the new one." : undefined}
        {...field("username")}
      />
    ),
    headline: <TextField label={LABELS.headline} hint="What you do, in one line." {...field("headline")} />,
    bio: (
      <TextArea label={LABELS.bio} rows={4} status={bioLeft < 100 ? charactersLeft(bioLeft) : ""} {...field("bio")} />
    ),
    location: <TextField label={LABELS.location} autoComplete="address-level2" {...field("location")} />,
    website: (
      <TextField
        label={LABELS.website}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        {...field("website")}
        dir="ltr"
      />
    ),
    phone: (
      <TextField
        label={LABELS.phone}
        type="tel"
        autoComplete="tel"
        hint="Only you can see it."
        {...field("phone")}
        dir="ltr"
      />
    ),
  };

  return PROFILE_FIELD_NAMES.map((name) => (
    <Fragment key={name}>
      {inputs[name]}
      {name === "username" && (
        <TextField label="Email" id="email" type="email" value={email} readOnly hint="Email cannot be changed" />
      )}
    </Fragment>
  ));
}
