import styled from "@emotion/styled";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/Button.tsx";
import { OnDemand } from "#client/ui/OnDemand.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Tag } from "#client/ui/Tag.tsx";
import { Text } from "#client/ui/Text.tsx";
import { GroupCover } from "./GroupCover.tsx";
import { GroupPrivacy } from "./GroupPrivacy.tsx";
import { JoinButton } from "./JoinButton.tsx";
import { useMembership } from "./useMembership.ts";

export const GroupHead_group = graphql(`
  fragment GroupHead_group on Group {
    id
    name
    description
    category
    visibility
    membersCount
    viewerState
    viewerRole
    ...GroupCover_group
    ...JoinButton_group
  }
`);

const loadQuestion = async () => (await import("#client/ui/ConfirmDialog.tsx")).ConfirmDialog;

const ROLES = { OWNER: "Owner", ADMIN: "Admin", MEMBER: "Member" } as const;

/** What a group says of itself, and the way in or out. */
export function GroupHead(props: { group: FragmentType<typeof GroupHead_group> }) {
  const group = useFragmentData(GroupHead_group, props.group);
  const { leave } = useMembership();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Frame>
      <GroupCover group={group} height={160} />
      <Inside>
        <Top>
          <div>
            <Text as="h1" variant="h1" tabIndex={-1} dir="auto">
              {group.name}
            </Text>
            <GroupPrivacy visibility={group.visibility} membersCount={group.membersCount} />
          </div>
          {group.viewerRole ? (
            <Stack direction="row" gap={8} align="center">
              <Tag>{ROLES[group.viewerRole]}</Tag>
              <Button variant="outline" size="sm" icon={<LogOut aria-hidden />} onClick={() => setLeaving(true)}>
                Leave
              </Button>
            </Stack>
          ) : (
            <JoinButton group={group} size="md" />
          )}
        </Top>
        <Text as="p" variant="body" tone="secondary" dir="auto">
          {group.description}
        </Text>
        <div>
          <Tag>{group.category}</Tag>
        </div>
      </Inside>
      {isLeaving && (
        <OnDemand load={loadQuestion} onFailed={() => setLeaving(false)}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              title="Leave group"
              text={
                group.visibility === "PRIVATE"
                  ? `You will no longer read ${group.name}, and have to ask to come back.`
                  : `You can join ${group.name} again whenever you like.`
              }
              confirm="Leave group"
              confirming="Leaving..."
              onConfirm={async () => {
                await leave(group);
                setLeaving(false);
              }}
              failureOf={(failure) => messageOf(failure)}
              onClose={() => setLeaving(false)}
            />
          )}
        </OnDemand>
      )}
    </Frame>
  );
}

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
