import { useState } from "react";
import { TextField } from "#client/ui/forms/Field.tsx";
import {
  AUDIT_DAYS_MIN,
  RETENTION_DAYS_MAX,
  SIGHTINGS_DAYS_MIN,
} from "#server/features/community/community.limits.rules";
import { SettingsCard } from "./SettingsCard.tsx";
import { type Settings, useSaveSettings } from "./useCommunitySettings.ts";

/** For how long the community stores what staff did, and who saw what. */
export function RetentionForm({ stored }: { stored: Pick<Settings, "auditDays" | "sightingsDays"> }) {
  const [audit, setAudit] = useState(String(stored.auditDays));
  const [sightings, setSightings] = useState(String(stored.sightingsDays));
  const { save, isSaving, errorOf } = useSaveSettings();
  const days = { type: "number", inputMode: "numeric", max: RETENTION_DAYS_MAX, required: true } as const;
  return (
    <SettingsCard
      title="Retention"
      text="What is older is deleted every night. The logs of the server are stored by its host, who decides for how long."
      isChanged={Number(audit) !== stored.auditDays || Number(sightings) !== stored.sightingsDays}
      isSaving={isSaving}
      onSave={() =>
        void save(
          { auditDays: Number(audit), sightingsDays: Number(sightings) },
          "It takes effect tonight, and what is deleted cannot be brought back.",
        )
      }
    >
      <TextField
        {...days}
        label="Log of staff, in days"
        hint={`At least ${AUDIT_DAYS_MIN}. Older acts cannot be undone.`}
        min={AUDIT_DAYS_MIN}
        value={audit}
        error={errorOf("auditDays")}
        onChange={({ target }) => setAudit(target.value)}
      />
      <TextField
        {...days}
        label="Who saw what, in days"
        hint={`At least ${SIGHTINGS_DAYS_MIN}. Statistics by day stay.`}
        min={SIGHTINGS_DAYS_MIN}
        value={sightings}
        error={errorOf("sightingsDays")}
        onChange={({ target }) => setSightings(target.value)}
      />
    </SettingsCard>
  );
}
