import type { MessagesFrom } from "#client/gql/graphql.ts";
import { ChoiceSetting } from "#client/features/settings/core/ChoiceSetting.tsx";
import { useMessagesFrom, useSetMessagesFrom } from "#client/features/settings/core/messagesFrom.ts";

const CHOICES: readonly { value: MessagesFrom; label: string }[] = [
  { value: "EVERYONE", label: "Everyone" },
  { value: "BONDS", label: "Friends" },
  { value: "NOBODY", label: "Nobody" },
];

/** The setting for who may begin a conversation with the member. Existing conversations continue. */
export function MessagesFromRow() {
  const setting = useMessagesFrom();
  const save = useSetMessagesFrom();
  return (
    <ChoiceSetting
      name="messages-from"
      label="Who can write to me"
      text="First messages from people who are not your friends wait under Requests until you accept them."
      options={CHOICES}
      setting={setting}
      onChoose={save}
    />
  );
}
