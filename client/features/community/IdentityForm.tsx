import { useState } from "react";
import { TextField } from "#client/ui/forms/Field.tsx";
import { CONTACT_MAX, NAME_MAX } from "#server/features/community/community.limits.rules";
import { SettingsCard } from "./SettingsCard.tsx";
import { type Settings, useSaveSettings } from "./useCommunitySettings.ts";

/** The name of the community, and whom one writes to. */
export function IdentityForm({ stored }: { stored: Pick<Settings, "name" | "contact"> }) {
  const [name, setName] = useState(stored.name);
  const [contact, setContact] = useState(stored.contact ?? "");
  const { save, isSaving, errorOf } = useSaveSettings();
  const isNamed = name.trim() !== stored.name;
  const isReached = contact.trim() !== (stored.contact ?? "");
  return (
    <SettingsCard
      title="Name and contact"
      text="The name is on all pages and in emails. The contact is on the page of that name."
      isChanged={isNamed || isReached}
      isSaving={isSaving}
      onSave={() =>
        void save(
          { ...(isNamed && { name: name.trim() || null }), ...(isReached && { contact: contact.trim() || null }) },
          "Pages have it when they are next opened.",
        )
      }
    >
      <TextField
        label="Name"
        hint="Leave it empty for the name of the product."
        maxLength={NAME_MAX}
        value={name}
        error={errorOf("name")}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Contact"
        hint="An email address, or an address that begins with https://. Leave it empty for that of the configuration."
        maxLength={CONTACT_MAX}
        autoCapitalize="none"
        spellCheck={false}
        value={contact}
        error={errorOf("contact")}
        onChange={({ target }) => setContact(target.value)}
      />
    </SettingsCard>
  );
}
