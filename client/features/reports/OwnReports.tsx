import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { ListSetting, SettingList } from "#client/features/settings/core/settingList.ts";
import { graphql } from "#client/gql/gql.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ReportRow } from "./ReportRow.tsx";

const OwnReportsQuery = graphql(`
  query OwnReports($first: Int!, $after: String) {
    viewer {
      reports(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...ReportRow_report
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** The number of reports in a page. */
const PAGE = 10;

/** What the member reported, with the state and the outcome of each. */
export function OwnReports() {
  const reports = usePagedQuery(OwnReportsQuery, {
    variables: { first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: ({ viewer }) => viewer?.reports,
  });
  return (
    <ListSetting>
      <Text variant="meta" tone="secondary" as="p" style={{ maxWidth: "52ch" }}>
        Report a post, comment, message, member or group by its menu. Only moderators see who reported it.
      </Text>
      <PagedList
        list={reports}
        skeleton={<Skeleton height={72} />}
        failure="Couldn't load your reports"
        empty={
          <Text variant="bodySm" as="p" tone="secondary">
            You have not reported anything
          </Text>
        }
      >
        {(items) => (
          <Stack gap={12}>
            <SettingList aria-label="Your reports">
              {items.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </SettingList>
            <ShowMore list={reports} label="Show more" size="sm" align="start" />
          </Stack>
        )}
      </PagedList>
    </ListSetting>
  );
}
