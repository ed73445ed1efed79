import styled from "@emotion/styled";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { APPEALS_PATH, QUEUE_PATH } from "#client/features/moderation/core/moderationPaths.ts";
import { MEMBERS_PATH } from "#client/features/admin/core/adminPaths.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatMoment, fullDate } from "#client/lib/text/dates.ts";
import { formatBytes } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { FigureTile } from "./FigureTile.tsx";
import { figureText } from "./figureText.ts";

const AdminFigures = graphql(`
  query AdminFigures {
    adminFigures {
      members
      activeMembers
      activeCountedAt
      posts
      openReports
      openCases
      openAppeals
      mediaBytes
      files
      databaseBytes
      waitingMails
      waitingJobs
      failedMails
      failedJobs
      measuredAt
    }
  }
`);

/** How large the community is and what waits in it. Figures of large tables are estimates, and say so. */
export function Overview() {
  const figures = useValueQuery(AdminFigures, {
    variables: {},
    fetchPolicy: "cache-and-network",
    value: ({ adminFigures }) => adminFigures,
  });
  return (
    <QueryBoundary query={figures} skeleton={<Waiting />} failure="Couldn't load the figures" onCard>
      {(now) => (
        <Stack gap={12}>
          <Tiles aria-label="Figures">
            <FigureTile name="Members" figure={figureText(now.members)} to={MEMBERS_PATH} />
            <FigureTile
              name="Active in 30 days"
              figure={figureText(now.activeMembers, false)}
              note={now.activeCountedAt ? `Counted ${formatMoment(now.activeCountedAt)}` : "Not counted yet"}
            />
            <FigureTile name="Posts" figure={figureText(now.posts)} />
            <FigureTile
              name="Open cases"
              figure={figureText(now.openCases, false)}
              note={now.openReports === 1 ? "1 report" : `${figureText(now.openReports, false)} reports`}
              to={QUEUE_PATH}
            />
            <FigureTile name="Open appeals" figure={figureText(now.openAppeals, false)} to={APPEALS_PATH} />
            <FigureTile
              name="Uploaded files"
              figure={formatBytes(now.mediaBytes)}
              note={`${figureText(now.files)} ${now.files === 1 ? "file" : "files"}, without their smaller sizes`}
            />
            <FigureTile name="Database" figure={formatBytes(now.databaseBytes)} />
            <FigureTile
              name="Emails that wait"
              figure={figureText(now.waitingMails, false)}
              note={failedNote(now.failedMails)}
              isAlarming={now.failedMails > 0}
            />
            <FigureTile
              name="Jobs that wait"
              figure={figureText(now.waitingJobs, false)}
              note={failedNote(now.failedJobs)}
              isAlarming={now.failedJobs > 0}
            />
          </Tiles>
          <Foot>
            <Text variant="meta" tone="tertiary">
              Measured{" "}
              <time dateTime={now.measuredAt} title={fullDate(now.measuredAt)}>
                {formatMoment(now.measuredAt)}
              </time>
              , at most once a minute
            </Text>
            <Button variant="ghost" size="sm" disabled={figures.isLoading} onClick={figures.retry}>
              Measure again
            </Button>
          </Foot>
        </Stack>
      )}
    </QueryBoundary>
  );
}

const failedNote = (failed: number) => (failed === 0 ? "None failed" : `${figureText(failed, false)} failed for good`);

function Waiting() {
  return (
    <Tiles data-skeleton aria-busy>
      {Array.from({ length: 9 }, (_, at) => (
        <li key={at}>
          <Skeleton height={104} />
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 160px), 1fr))",
  gap: theme.space(12),
  margin: 0,
  padding: 0,
  listStyle: "none",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Foot = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
