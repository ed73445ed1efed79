import styled from "@emotion/styled";
import { FileText, MessageCircle, MessageSquareText, User, Users } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import type { ReportKind } from "#client/gql/graphql.ts";
import { formatAgo } from "#client/lib/text/ago.ts";
import { fullDate } from "#client/lib/text/dates.ts";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { counted, OUTCOMES } from "#client/features/moderation/core/words.ts";

const CaseRow_case = graphql(`
  fragment CaseRow_case on ModerationCase {
    id
    kind
    about
    reported {
      title
      text
    }
    reportsCount
    rules {
      key
      title
      count
    }
    firstReportedAt
    claim {
      mine
      until
      by {
        id
        name
      }
    }
    decision {
      id
      outcome
      createdAt
    }
  }
`);

const ICON: Readonly<Record<ReportKind, LucideIcon>> = {
  POST: FileText,
  COMMENT: MessageCircle,
  MESSAGE: MessageSquareText,
  MEMBER: User,
  GROUP: Users,
};

interface CaseRowProps {
  case: FragmentType<typeof CaseRow_case>;
  /** The address with this case open. */
  to: string;
  isOpen: boolean;
  /** True where the list stays beside the case, so that Back does not lead through every case. */
  replaces: boolean;
}

/** A case in the list: what it is about, its words, the rule that is named most, how many reported it and since when. */
export function CaseRow({ case: reference, to, isOpen, replaces }: CaseRowProps) {
  const one = useFragmentData(CaseRow_case, reference);
  const { about, reported, rules, reportsCount, firstReportedAt, claim, decision } = one;
  const Icon = ICON[one.kind];
  const [first, ...others] = rules;
  return (
    <Row to={to} replace={replaces} preventScrollReset={replaces} aria-current={isOpen ? "true" : undefined}>
      <Icon aria-hidden="true" />
      <Words>
        <Line>
          <About dir="auto">{about}</About>
          <Text
            variant="meta"
            tone="tertiary"
            as="time"
            dateTime={firstReportedAt}
            title={fullDate(firstReportedAt)}
            style={{ flexShrink: 0 }}
          >
            {formatAgo(firstReportedAt)}
          </Text>
        </Line>
        <Text as="span" variant="meta" tone="secondary" truncate dir="auto">
          {reported.title || reported.text || "No words"}
        </Text>
        <Marks>
          {decision ? (
            <Tag>{OUTCOMES[decision.outcome].done}</Tag>
          ) : (
            first && (
              <Tag>
                {first.title}
                {others.length > 0 && ` +${others.length}`}
              </Tag>
            )
          )}
          <Text variant="meta" tone="tertiary">
            {counted(reportsCount, "report")}
          </Text>
          {claim && (
            <Held variant="meta" data-mine={claim.mine || undefined}>
              {claim.mine ? "Yours" : claim.by.name}
            </Held>
          )}
        </Marks>
      </Words>
    </Row>
  );
}

const Row = styled(Link)(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: theme.space(12),
  padding: `${theme.space(12)} ${theme.space(16)}`,
  color: theme.color.text.primary,
  textDecoration: "none",
  borderBottom: `1px solid ${theme.color.border.subtle}`,
  "& > svg": {
    width: "1.125rem",
    height: "1.125rem",
    marginTop: 2,
    strokeWidth: 1.75,
    color: theme.color.text.tertiary,
  },
  "&:hover": { background: theme.color.bg.hover },
  "&:focus-visible": { outlineOffset: -2 },
  "&[aria-current=true]": { background: theme.color.bg.selected },
  "&[aria-current=true]::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: theme.color.primary.solid,
  },
  "@media (forced-colors: active)": { "&[aria-current=true]": { outline: "2px solid Highlight", outlineOffset: -2 } },
}));
const Words = styled.span(({ theme }) => ({ display: "grid", gap: theme.space(4), minWidth: 0 }));
const Line = styled.span(({ theme }) => ({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: theme.space(8),
  minWidth: 0,
}));
const About = styled.span(({ theme }) => ({
  ...theme.type.bodySm,
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "&::first-letter": { textTransform: "uppercase" },
}));
const Marks = styled.span(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space(8),
  rowGap: theme.space(4),
  paddingTop: theme.space(2),
}));
const Held = styled(Text)(({ theme }) => ({
  marginInlineStart: "auto",
  color: theme.color.warning.text,
  "&[data-mine]": { color: theme.color.success.text },
}));
