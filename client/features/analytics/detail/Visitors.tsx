import { useState } from "react";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import type { AnalyticsAudienceQuery } from "#client/gql/graphql.ts";
import { formatAgo } from "#client/lib/text/ago.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { AudienceList, AudienceSection } from "./AudienceSection.tsx";
import { counted } from "#client/features/analytics/figures/counted.ts";

type VisitorList = NonNullable<AnalyticsAudienceQuery["viewer"]>["analytics"]["visitors"];

const SHARING = "You see a name only if both of you show profile visits in the settings.";
/** The number of visitors that are shown before the member expands the list. */
const FIRST = 6;

interface VisitorsProps {
  visitors: VisitorList;
  /** Formats "in the last 7 days". */
  during: string;
}

/** The visitors of the profile who share their visits. The others are only counted. */
export function Visitors({ visitors: { count, unnamed, people }, during }: VisitorsProps) {
  const [isAll, setAll] = useState(false);
  const visible = isAll ? people : people.slice(0, FIRST);
  return (
    <AudienceSection
      title="Visitors"
      meaning={`${count > 0 ? `${counted(count, "member")} opened your profile ${during}. ` : ""}${SHARING}`}
      empty={count === 0 ? `Nobody has opened your profile ${during}.` : null}
    >
      {visible.length > 0 && (
        <AudienceList>
          {visible.map(({ user, visits, lastAt }) => (
            <li key={user.id}>
              <PersonLink person={user}>
                <Text as="div" variant="meta" tone="secondary">
                  {counted(visits, "visit")}, last {formatAgo(lastAt)}
                </Text>
              </PersonLink>
            </li>
          ))}
        </AudienceList>
      )}
      {unnamed > 0 && (
        <Text variant="bodySm" tone="secondary" as="p">
          {people.length > 0
            ? `And ${counted(unnamed, "other member")} without a name.`
            : `${counted(unnamed, "member")} without a name.`}
        </Text>
      )}
      {people.length > visible.length && (
        <div>
          <Button variant="outline" size="sm" onClick={() => setAll(true)}>
            Show all {people.length}
          </Button>
        </div>
      )}
    </AudienceSection>
  );
}
