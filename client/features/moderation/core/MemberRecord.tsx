import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import type { MemberRecord_MemberFragment } from "#client/gql/graphql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { counted, OUTCOMES } from "./words.ts";

const MemberRecord_member = graphql(`
  fragment MemberRecord_member on ModerationMember {
    user {
      id
      ...Person_person
    }
    role
    joinedAt
    postsCount
    hasStanding
    standingTaken
    suspended
    suspendedUntil
    suspensionsCount
    openReports
    earlier {
      outcome
      count
    }
  }
`);

const ROLE = { MEMBER: null, MODERATOR: "Moderator", ADMIN: "Admin" } as const;

/** Whom a case is about, and what moderators have to know of them before they decide. */
export function MemberRecord({ member: reference }: { member: FragmentType<typeof MemberRecord_member> }) {
  const member = useFragmentData(MemberRecord_member, reference);
  const role = ROLE[member.role];
  return (
    <Stack gap={12}>
      <PersonLink person={member.user}>
        <Text variant="meta" tone="tertiary" as="div">
          Since {formatDate(member.joinedAt)} · {counted(member.postsCount, "post", "posts", Infinity)}
        </Text>
      </PersonLink>
      <Marks aria-label="Record">
        {role && (
          <li>
            <Tag>{role}</Tag>
          </li>
        )}
        {marksOf(member).map((mark) => (
          <li key={mark}>
            <Tag>{mark}</Tag>
          </li>
        ))}
      </Marks>
    </Stack>
  );
}

/** Returns what is known of a member in a few words each, the gravest first. */
function marksOf(member: MemberRecord_MemberFragment): string[] {
  const { suspended, suspendedUntil, suspensionsCount, openReports } = member;
  const earlier = member.earlier.map(({ outcome, count }) => `${OUTCOMES[outcome].done} ${times(count)}`);
  return [
    ...(suspended ? [suspendedUntil ? `Suspended until ${formatDate(suspendedUntil)}` : "Suspended for good"] : []),
    ...(member.standingTaken ? ["Limited now"] : [member.hasStanding ? "Has standing" : "No standing yet"]),
    ...(openReports > 0 ? [counted(openReports, "open case", "open cases", 100)] : []),
    ...(suspensionsCount > 0 ? [counted(suspensionsCount, "earlier suspension")] : []),
    ...(earlier.length > 0 ? earlier : ["No earlier decisions"]),
  ];
}

const times = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

const Marks = styled.ul(({ theme }) => ({ display: "flex", flexWrap: "wrap", gap: theme.space(6) }));
