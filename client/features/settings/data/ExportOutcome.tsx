import styled from "@emotion/styled";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { formatDate } from "#client/lib/text/dates.ts";
import { formatBytes } from "#client/lib/text/numbers.ts";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ProgressBar } from "#client/ui/states/ProgressBar.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { MemberExport } from "./useExport.ts";

/** What has become of the copy that the member asked for. The region stays, so that each change of its text is read. */
export function ExportOutcome({ newest }: { newest: MemberExport | null }) {
  return (
    <Row data-empty={!newest || undefined}>
      <Words variant="meta" as="div" role={newest?.state === "FAILED" ? "alert" : "status"}>
        {newest && textOf(newest)}
      </Words>
      {newest?.state === "PENDING" && (
        <Stack direction="row" gap={12} align="center">
          <ProgressBar
            label="Making your copy"
            percent={newest.progress === null ? null : Math.round(newest.progress * 100)}
          />
        </Stack>
      )}
      {newest?.state === "READY" && newest.url && (
        <ButtonLink size="sm" to={newest.url} reloadDocument download>
          Download
        </ButtonLink>
      )}
    </Row>
  );
}

function textOf({ state, size, createdAt, expiresAt }: MemberExport): string {
  switch (state) {
    case "PENDING":
      return "Your copy is being made. You can leave this page: we email you when it is ready.";
    case "READY":
      return `Your copy is ready: ${formatBytes(size ?? 0)}. You can download it until ${formatDate(expiresAt ?? "")}.`;
    case "FAILED":
      return "Your copy could not be made. You can ask for another one now.";
    case "EXPIRED":
      return `Your copy of ${formatDate(createdAt)} has been deleted.`;
  }
}

const Row = styled(SettingRow)(({ theme }) => ({
  flexWrap: "wrap",
  gap: theme.space(12),
  "&[data-empty]": { paddingBlock: 0, border: "none" },
  [theme.mq.md]: { "&:has(> a)": { flexDirection: "row", alignItems: "center", justifyContent: "space-between" } },
  "& > a": { alignSelf: "flex-start" },
}));
const Words = styled(Text)({ maxWidth: "60ch" });
