import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { DigestRow } from "./DigestRow.tsx";
import { MailNote } from "./MailNote.tsx";
import { QuietHours } from "./QuietHours.tsx";
import { ReachTable } from "./ReachTable.tsx";
import { KINDS, useReach } from "./reachSettings.ts";

/** The settings of how and when the member is reached. */
export function ReachSettings() {
  const reach = useReach();
  return (
    <QueryBoundary
      query={reach}
      skeleton={
        <SettingRow>
          {KINDS.map(({ kind }) => (
            <Skeleton key={kind} height={44} />
          ))}
        </SettingRow>
      }
      failure="Couldn't load your settings"
    >
      {(known) => (
        <>
          {known.mail !== "WORKING" && <MailNote state={known.mail} />}
          <ReachTable matrix={known.matrix} />
          <DigestRow digest={known.digest} />
          <QuietHours {...known} />
        </>
      )}
    </QueryBoundary>
  );
}
