import { useState } from "react";
import { TextArea, TextField } from "#client/ui/forms/Field.tsx";
import { ANNOUNCEMENT_MAX } from "#server/features/community/community.limits.rules";
import { momentOf, toLocal } from "./localMoment.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import { type Settings, useSaveSettings } from "./useCommunitySettings.ts";

/** What everybody reads in a bar, until a moment if there is one. */
export function AnnouncementForm({ stored }: { stored: Pick<Settings, "announcement" | "announcementUntil"> }) {
  const [text, setText] = useState(stored.announcement);
  const [until, setUntil] = useState(toLocal(stored.announcementUntil));
  const { save, isSaving, errorOf } = useSaveSettings();
  return (
    <SettingsCard
      title="Announcement"
      text="Members and visitors read it in a bar above each page, which each of them can close."
      isChanged={text.trim() !== stored.announcement || until !== toLocal(stored.announcementUntil)}
      isSaving={isSaving}
      onSave={() =>
        void save(
          { announcement: text.trim(), announcementUntil: momentOf(until) },
          text.trim() ? "Members who are here see it now." : "There is no announcement any more.",
        )
      }
    >
      <TextArea
        label="Text"
        hint="Leave it empty for no announcement."
        rows={2}
        maxLength={ANNOUNCEMENT_MAX}
        value={text}
        error={errorOf("announcement")}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label="Until"
        type="datetime-local"
        hint="By your clock. Leave it empty to show the announcement until you change it."
        value={until}
        error={errorOf("announcementUntil")}
        onChange={({ target }) => setUntil(target.value)}
      />
    </SettingsCard>
  );
}
