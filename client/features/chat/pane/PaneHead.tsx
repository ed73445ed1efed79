import type { Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { ArrowLeft, Ellipsis, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "#client/apollo/errors.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { Question } from "#client/ui/overlays/Question.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { GroupAction } from "#client/features/chat/list/ConversationMenu.tsx";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

const loadMenu = async () => (await import("#client/features/chat/list/ConversationMenu.tsx")).ConversationMenu;
const loadMembers = async () => (await import("#client/features/chat/people/MembersDialog.tsx")).MembersDialog;
const loadRename = async () => (await import("#client/features/chat/people/RenameDialog.tsx")).RenameDialog;

interface PaneHeadProps {
  conversation: OpenConversation;
  onSearch: () => void;
}

/** The head of a conversation: its participants and its menu. */
export function PaneHead({ conversation, onSearch }: PaneHeadProps) {
  const { title, other } = conversation;
  const { leave } = useConversationActions();
  const [action, setAction] = useState<GroupAction | null>(null);
  const done = () => setAction(null);
  const words = (
    <>
      <Avatar name={title} image={other?.avatar} size={32} online={other?.isOnline ?? false} />
      <Words>
        <Text variant="ui" as="h2" truncate dir="auto">
          {title}
        </Text>
        <Text variant="micro" tone="tertiary" as="div" truncate>
          {noteOf(conversation)}
        </Text>
      </Words>
    </>
  );
  return (
    <Head>
      <Back to="/chat" aria-label="All conversations">
        <ArrowLeft aria-hidden />
      </Back>
      {other ? <WhoLink to={profilePath(other.username)}>{words}</WhoLink> : <Who>{words}</Who>}
      <IconButton label="Search this conversation" icon={<Search aria-hidden />} onClick={onSearch} />
      <MenuButton label="More about this conversation" icon={<Ellipsis aria-hidden />} load={loadMenu}>
        {(ConversationMenu, trigger) => (
          <ConversationMenu conversation={conversation} trigger={trigger} onAction={setAction} />
        )}
      </MenuButton>
      {action === "members" && (
        <OnDemand load={loadMembers} onFailed={done}>
          {(MembersDialog) => <MembersDialog conversation={conversation} onClose={done} />}
        </OnDemand>
      )}
      {action === "rename" && (
        <OnDemand load={loadRename} onFailed={done}>
          {(RenameDialog) => <RenameDialog conversation={conversation} onClose={done} />}
        </OnDemand>
      )}
      {action === "leave" && (
        <Question
          title="Leave conversation"
          text={`You will no longer read ${title}, and a member has to add you before you can return.`}
          confirm="Leave"
          confirming="Leaving..."
          onConfirm={() => leave(conversation.id)}
          failureOf={(failure) => messageOf(failure)}
          onClose={done}
        />
      )}
    </Head>
  );
}

/** Formats "Active now" for one participant, "4 members" for a group. */
function noteOf({ kind, other, participants }: OpenConversation): string {
  if (kind === "DIRECT") return other?.isOnline ? "Active now" : other ? `@${other.username}` : "";
  return participants.length === 1 ? "1 member" : `${participants.length} members`;
}

const Head = styled.header(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(4),
  minHeight: 56,
  paddingInline: `${theme.space(16)} ${theme.space(8)}`,
  borderBottom: `1px solid ${theme.color.border.subtle}`,
  [theme.mq.belowMd]: { paddingInlineStart: theme.space(4) },
}));
const Back = styled(Link)(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 44,
  height: 44,
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  "& svg": { width: "1.25rem", height: "1.25rem", strokeWidth: 1.75 },
  "&:dir(rtl) svg": { transform: "scaleX(-1)" },
  [theme.mq.md]: { display: "none" },
}));
const Who = styled.div(({ theme }) => who(theme));
const WhoLink = styled(Link)(({ theme }) => ({ ...who(theme), borderRadius: theme.radius.control }));
const Words = styled.div({ minWidth: 0 });

function who(theme: Theme) {
  return {
    display: "flex",
    alignItems: "center",
    gap: theme.space(12),
    flex: 1,
    minWidth: 0,
    color: theme.color.text.primary,
    textDecoration: "none",
  } as const;
}
