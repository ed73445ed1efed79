import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { memberPath } from "#client/features/admin/core/adminPaths.ts";
import { Person_person } from "#client/features/people/person.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate, formatMoment } from "#client/lib/text/dates.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { marksOf } from "./memberMarks.ts";

const MemberRow_member = graphql(`
  fragment MemberRow_member on AdminMember {
    id
    user {
      id
      ...Person_person
    }
    email
    emailVerifiedAt
    emailRefusedAt
    role
    createdAt
    lastActiveAt
    suspended
    suspendedUntil
    leavesAt
  }
`);

/** A member in the list of admins; the row leads to everything that admins know of them. */
export function MemberRow({ member: reference }: { member: FragmentType<typeof MemberRow_member> }) {
  const member = useFragmentData(MemberRow_member, reference);
  const user = useFragmentData(Person_person, member.user);
  const { email, createdAt, lastActiveAt } = member;
  return (
    <Row>
      <Avatar name={user.name} image={user.avatar} size={44} />
      <Words>
        <div>
          <Name to={memberPath(user.username)} dir="auto">
            {user.name}
          </Name>{" "}
          <Text variant="meta" tone="tertiary">{`@${user.username}`}</Text>
        </div>
        <Text variant="meta" tone="secondary" as="div">
          {email}
        </Text>
        <Text variant="meta" tone="tertiary" as="div">
          Joined {formatDate(createdAt)} · {lastActiveAt ? `active ${formatMoment(lastActiveAt)}` : "never active"}
        </Text>
        <Marks>
          {marksOf(member).map((mark) => (
            <Tag key={mark}>{mark}</Tag>
          ))}
        </Marks>
      </Words>
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({ display: "flex", alignItems: "flex-start", gap: theme.space(12) }));
const Words = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(2),
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
}));
const Name = styled(Link)(({ theme }) => ({
  ...theme.type.bodySm,
  fontWeight: 600,
  color: theme.color.text.primary,
  textDecoration: "none",
  unicodeBidi: "isolate",
  "&:hover": { textDecoration: "underline" },
}));
const Marks = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(6),
  "&:empty": { display: "none" },
}));
