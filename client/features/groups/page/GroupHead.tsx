import styled from "@emotion/styled";
import { LogOut, Pencil, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { GroupEmblem } from "#client/features/groups/core/GroupArtwork.tsx";
import { GroupCover } from "#client/features/groups/core/GroupCover.tsx";
import { GroupFaces } from "#client/features/groups/core/GroupFaces.tsx";
import { GroupLevelButton } from "#client/features/groups/core/GroupLevelButton.tsx";
import { GroupPrivacy } from "#client/features/groups/core/GroupPrivacy.tsx";
import { JoinButton } from "#client/features/groups/core/JoinButton.tsx";
import { LeaveGroup } from "./LeaveGroup.tsx";
import { ReportGroup } from "./ReportGroup.tsx";

export const GroupHead_group = graphql(`
  fragment GroupHead_group on Group {
    id
    slug
    name
    description
    category
    visibility
    membersCount
    viewerState
    viewerRole
    questions
    canManage
    canLeave
    notifyLevel
    ...EditGroupDialog_group
    createdAt
    weekPostsCount
    ...GroupCover_group
    ...GroupFaces_group
    ...JoinButton_group
  }
`);

const loadEdit = async () => (await import("#client/features/groups/form/EditGroupDialog.tsx")).EditGroupDialog;

const loadDelete = async () => (await import("./DeleteGroupDialog.tsx")).DeleteGroupDialog;

const ROLES = { OWNER: "Owner", ADMIN: "Admin", MEMBER: "Member" } as const;

/** The description of a group, with the buttons to join and leave. */
export function GroupHead(props: { group: FragmentType<typeof GroupHead_group> }) {
  const group = useFragmentData(GroupHead_group, props.group);
  const [isLeaving, setLeaving] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const standing = useStanding(group.viewerRole != null);
  return (
    <Frame>
      <GroupCover group={group} height={96} />
      <Inside>
        <Top>
          <Title>
            <GroupEmblem category={group.category} name={group.name} size={64} />
            <div>
              <Text as="h1" variant="h1" tabIndex={-1} dir="auto">
                {group.name}
              </Text>
              <GroupPrivacy visibility={group.visibility} membersCount={group.membersCount} />
            </div>
          </Title>
          {group.viewerRole ? (
            <Stack direction="row" gap={8} align="center" wrap>
              <Tag ref={standing} tabIndex={-1}>
                {ROLES[group.viewerRole]}
              </Tag>
              {group.canManage && (
                <Button variant="outline" size="sm" icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
                  Edit
                </Button>
              )}
              {group.notifyLevel && <GroupLevelButton group={{ ...group, notifyLevel: group.notifyLevel }} />}
              <Button variant="outline" size="sm" icon={<LogOut aria-hidden />} onClick={() => setLeaving(true)}>
                Leave
              </Button>
              {group.viewerRole === "OWNER" && (
                <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
                  Delete
                </Button>
              )}
            </Stack>
          ) : (
            // Where the group asks questions, the form below sends the request.
            (group.visibility === "PUBLIC" || group.viewerState !== "NONE" || group.questions.length === 0) && (
              <JoinButton group={group} size="md" />
            )
          )}
        </Top>
        <Text as="p" variant="body" tone="secondary" dir="auto">
          {group.description}
        </Text>
        <Facts>
          <GroupFaces group={group} />
          <Tag>{group.category}</Tag>
          <Text variant="meta" tone="secondary">
            {postsText(group.weekPostsCount)} · Created {formatDate(group.createdAt)}
          </Text>
          {group.viewerRole !== "OWNER" && <ReportGroup group={group} />}
        </Facts>
      </Inside>
      {isLeaving && <LeaveGroup group={group} onClose={() => setLeaving(false)} />}
      {isDeleting && (
        <OnDemand load={loadDelete} onFailed={() => setDeleting(false)}>
          {(DeleteGroupDialog) => <DeleteGroupDialog group={group} onClose={() => setDeleting(false)} />}
        </OnDemand>
      )}
      {isEditing && (
        <OnDemand load={loadEdit} onFailed={() => setEditing(false)}>
          {(EditGroupDialog) => <EditGroupDialog group={group} onClose={() => setEditing(false)} />}
        </OnDemand>
      )}
    </Frame>
  );
}

/** Keeps the focus where Join was when its button goes: another press of a key must not be one on Leave. */
function useStanding(isMember: boolean) {
  const standing = useRef<HTMLSpanElement>(null);
  const wasMember = useRef(isMember);
  useLayoutEffect(() => {
    const hasJoined = isMember && !wasMember.current;
    wasMember.current = isMember;
    if (hasJoined && document.activeElement === document.body) standing.current?.focus({ preventScroll: true });
  }, [isMember]);
  return standing;
}

const postsText = (count: number) =>
  count === 0 ? "Quiet this week" : count === 1 ? "1 post this week" : `${compactCount(count)} posts this week`;

const Frame = styled.header(({ theme }) => ({
  overflow: "hidden",
  background: theme.color.bg.surface,
  borderBlock: `1px solid ${theme.color.border.default}`,
  [theme.mq.sm]: { border: `1px solid ${theme.color.border.default}`, borderRadius: theme.radius.card },
}));
const Inside = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(12),
  padding: theme.space(16),
  overflowWrap: "anywhere",
  [theme.mq.sm]: { padding: `${theme.space(16)} ${theme.space(20)} ${theme.space(20)}` },
}));
const Top = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: theme.space(12),
}));
// The emblem stands half on the cover, like the picture on a profile.
const Title = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space(12),
  minWidth: 0,
  "& > :not(:last-child)": { marginBlockStart: -44 },
}));
const Facts = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
}));
