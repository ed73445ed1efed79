import styled from "@emotion/styled";
import { MemberRecord } from "#client/features/moderation/core/MemberRecord.tsx";
import { memberPath } from "#client/features/admin/core/adminPaths.ts";
import { formatDate, formatMoment } from "#client/lib/text/dates.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { MemberKnown } from "./useMemberPage.ts";

/** Who a member is: the record that moderators see too, and the address, which only admins see. */
export function MemberOverview({ known: { member, record, invitedBy } }: { known: MemberKnown }) {
  const { email, emailVerifiedAt, emailRefusedAt, lastActiveAt, leavesAt } = member;
  return (
    <Stack gap={16}>
      <MemberRecord member={record} />
      <Facts>
        <dt>Address</dt>
        <dd>{email}</dd>
        <dt>Verified</dt>
        <dd>
          {emailVerifiedAt ? formatDate(emailVerifiedAt) : "Not yet"}
          {emailRefusedAt && ` · mails are refused since ${formatDate(emailRefusedAt)}`}
        </dd>
        <dt>Last active</dt>
        <dd>{lastActiveAt ? formatMoment(lastActiveAt) : "Never"}</dd>
        <dt>Invited by</dt>
        <dd>{invitedBy ? <TextLink to={memberPath(invitedBy.username)}>{invitedBy.name}</TextLink> : "Nobody"}</dd>
        {leavesAt && (
          <>
            <dt>Leaves</dt>
            <dd>The account is deleted on {formatDate(leavesAt)}</dd>
          </>
        )}
      </Facts>
    </Stack>
  );
}

const Facts = styled.dl(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  columnGap: theme.space(16),
  rowGap: theme.space(6),
  margin: 0,
  ...theme.type.bodySm,
  overflowWrap: "anywhere",
  "& dt": { color: theme.color.text.secondary },
  "& dd": { margin: 0 },
}));
