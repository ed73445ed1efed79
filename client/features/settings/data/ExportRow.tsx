import { useState } from "react";
import { ActionRow } from "#client/features/settings/core/ActionRow.tsx";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import type { ExportState } from "#client/gql/graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { ExportOutcome } from "./ExportOutcome.tsx";
import { useExport } from "./useExport.ts";

const loadDialog = async () => (await import("./RequestExportDialog.tsx")).RequestExportDialog;

/** The row that gives the member a copy of everything that is theirs. */
export function ExportRow() {
  const loaded = useExport();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <QueryBoundary
      query={loaded}
      skeleton={
        <SettingRow>
          <Skeleton height={58} />
        </SettingRow>
      }
      failure="Couldn't load your copy"
    >
      {({ newest }) => (
        <>
          <ActionRow
            title="A copy of your data"
            text="A ZIP file with your profile, posts, comments, bookmarks, friends, groups, pictures and the messages you wrote. You can get one a day, with your password."
            action={
              <Button size="sm" variant="outline" disabled={newest?.state === "PENDING"} onClick={() => setOpen(true)}>
                {LABELS[newest?.state ?? "EXPIRED"]}
              </Button>
            }
          />
          <ExportOutcome newest={newest} />
          {isOpen && (
            <OnDemand load={loadDialog} onFailed={close}>
              {(RequestExportDialog) => <RequestExportDialog onClose={close} />}
            </OnDemand>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

const LABELS: Record<ExportState, string> = {
  PENDING: "Get a copy…",
  READY: "Get a new copy…",
  FAILED: "Try Again",
  EXPIRED: "Get a copy…",
};
