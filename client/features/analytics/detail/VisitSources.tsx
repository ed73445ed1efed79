import styled from "@emotion/styled";
import type { AnalyticsAudienceQuery, VisitSource } from "#client/gql/graphql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { AudienceList, AudienceSection } from "./AudienceSection.tsx";
import { ShareBar } from "./ShareBar.tsx";
import { counted } from "#client/features/analytics/figures/counted.ts";

type Sources = NonNullable<AnalyticsAudienceQuery["viewer"]>["analytics"]["sources"];

const NAMES: Record<VisitSource, string> = {
  FEED: "The feed",
  SEARCH: "Search",
  PEOPLE: "Bonds and other profiles",
  POST: "Your posts and comments",
  NOTIFICATION: "Notifications",
  OTHER: "Elsewhere",
};

/** The sources of the visits to the profile. */
export function VisitSources({ sources, during }: { sources: Sources; during: string }) {
  return (
    <AudienceSection
      title="Where visitors come from"
      meaning={`How members found your profile ${during}.`}
      empty={sources.length === 0 ? `Nobody has opened your profile ${during}.` : null}
    >
      <AudienceList>
        {sources.map(({ source, count, percent }) => (
          <li key={source}>
            <Line>
              <Text variant="bodySm">{NAMES[source]}</Text>
              <Text variant="meta" tone="secondary">{`${counted(count, "visit")}, ${percent}%`}</Text>
            </Line>
            <ShareBar percent={percent} />
          </li>
        ))}
      </AudienceList>
    </AudienceSection>
  );
}

const Line = styled.div(({ theme }) => ({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: theme.space(12),
  marginBottom: theme.space(4),
}));
