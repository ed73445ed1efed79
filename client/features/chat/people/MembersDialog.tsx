import styled from "@emotion/styled";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "#client/apollo/errors.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PeoplePicker } from "./PeoplePicker.tsx";
import type { Chosen } from "./PeoplePicker.tsx";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

interface Removal {
  userId: string;
  name: string;
}

interface MembersDialogProps {
  conversation: OpenConversation;
  onClose: () => void;
}

/** The members of a group. Its owner adds friends and removes members. */
export function MembersDialog({ conversation, onClose }: MembersDialogProps) {
  const { id, participants, viewerRole } = conversation;
  const { add, remove } = useConversationActions();
  const [chosen, setChosen] = useState<Chosen[] | null>(null);
  const [error, setError] = useState("");
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Removal | null>(null);
  const isOwner = viewerRole === "OWNER";

  async function handleAdd(people: readonly Chosen[]) {
    setAdding(true);
    setError("");
    try {
      await add(
        id,
        people.map((one) => one.id),
      );
      setChosen(null);
    } catch (failure) {
      setError(messageOf(failure));
    }
    setAdding(false);
  }

  async function handleRemove({ userId }: Removal) {
    await remove(id, userId);
    setRemoving(null);
  }

  const footer = isOwner && (
    <Stack direction="row" gap={8} justify="flex-end">
      {chosen ? (
        <>
          <Button variant="ghost" onClick={() => setChosen(null)}>
            Back
          </Button>
          <Button loading={isAdding} disabled={chosen.length === 0} onClick={() => void handleAdd(chosen)}>
            Add
          </Button>
        </>
      ) : (
        <Button icon={<UserPlus aria-hidden />} onClick={() => setChosen([])}>
          Add people
        </Button>
      )}
    </Stack>
  );

  return (
    <Dialog
      open
      title={chosen ? "Add people" : "Members"}
      onOpenChange={(open) => !open && onClose()}
      footer={footer || undefined}
    >
      {error && (
        <Text variant="bodySm" tone="danger" role="alert">
          {error}
        </Text>
      )}
      {chosen ? (
        <PeoplePicker chosen={chosen} onChange={setChosen} without={participants.map(({ userId }) => userId)} />
      ) : (
        <Participants conversation={conversation} onLeave={onClose} onRemove={setRemoving} />
      )}
      {removing && (
        <ConfirmDialog
          title="Remove from the conversation?"
          text={`${removing.name} can no longer read or write here, until somebody adds them again.`}
          confirm="Remove"
          confirming="Removing..."
          onConfirm={() => handleRemove(removing)}
          failureOf={(failure) => messageOf(failure)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Dialog>
  );
}

interface ParticipantsProps {
  conversation: OpenConversation;
  /** Runs when the member follows a link. */
  onLeave: () => void;
  onRemove: (removal: Removal) => void;
}

function Participants({ conversation: { participants, viewerRole }, onLeave, onRemove }: ParticipantsProps) {
  return (
    <ul aria-label="Members">
      {participants.map(({ userId, user, role, isInvited }) => (
        <Row key={userId}>
          <Avatar name={user?.name ?? "?"} image={user?.avatar} size={32} online={user?.isOnline ?? false} />
          {user ? (
            <Name to={profilePath(user.username)} dir="auto" onClick={onLeave}>
              {user.name}
            </Name>
          ) : (
            <Text variant="bodySm" tone="secondary" style={{ flex: 1 }}>
              Somebody
            </Text>
          )}
          {role === "OWNER" && <Tag>Owner</Tag>}
          {isInvited && <Tag>Asked</Tag>}
          {viewerRole === "OWNER" && role !== "OWNER" && (
            <Button
              variant="outline"
              size="sm"
              aria-label={`Remove ${user?.name ?? "this member"}`}
              onClick={() => onRemove({ userId, name: user?.name ?? "this member" })}
            >
              Remove
            </Button>
          )}
        </Row>
      ))}
    </ul>
  );
}

const Row = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 52,
}));
const Name = styled(Link)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  ...theme.type.bodySm,
  fontWeight: 600,
  color: theme.color.text.primary,
}));
