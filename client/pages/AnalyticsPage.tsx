import styled from "@emotion/styled";
import { useParams } from "react-router-dom";
import { DetailedAnalytics } from "#client/features/analytics/detail/DetailedAnalytics.tsx";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { BackLink } from "#client/ui/controls/BackLink.tsx";
import { Column } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { QuietBadge } from "#client/ui/text/QuietBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { OthersAnalytics } from "./analytics/OthersAnalytics.tsx";

/** A member's own statistics; to others it says whose they are. */
export function AnalyticsPage() {
  const { username = "" } = useParams();
  const viewer = useViewer();
  const isOwn = profilePath(username) === profilePath(viewer.username);
  return (
    <Column>{isOwn ? <OwnAnalytics username={viewer.username} /> : <OthersAnalytics username={username} />}</Column>
  );
}

function OwnAnalytics({ username }: { username: string }) {
  useScreenTitle("Analytics");
  return (
    <Stack gap={16}>
      <div>
        <BackLink to={profilePath(username)} label="Back to your profile" />
        <Head>
          <Stack direction="row" gap={12} align="center" wrap>
            <Text as="h1" variant="h1" tabIndex={-1}>
              Analytics
            </Text>
            <QuietBadge>Premium</QuietBadge>
          </Stack>
          <Text variant="bodySm" tone="secondary">
            How often others saw your profile and posts. Only you see this page.
          </Text>
        </Head>
      </div>
      <Inset>
        <DetailedAnalytics />
      </Inset>
    </Stack>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
// The tabs keep a distance to the edge of the phone; the cards do not.
const Inset = styled.div(({ theme }) => ({
  [theme.mq.belowSm]: {
    "& [role=tablist]": { marginInline: theme.space(16), maxWidth: `calc(100% - ${theme.space(32)})` },
  },
}));
