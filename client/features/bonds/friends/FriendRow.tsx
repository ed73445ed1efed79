import styled from "@emotion/styled";
import { UserMinus } from "lucide-react";
import { useContext, useRef } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { ContactSlot } from "#client/features/people/contactSlot.ts";
import { PersonRow } from "#client/features/people/PersonRow.tsx";
import { usePersonQuestion } from "#client/features/bonds/ties/usePersonQuestion.tsx";

const FriendRow_user = graphql(`
  fragment FriendRow_user on User {
    id
    name
    username
    headline
    bio
    location
    ...Person_person
  }
`);

interface FriendRowProps {
  user: FragmentType<typeof FriendRow_user>;
  isLeaving: boolean;
  onRemoved: () => void;
}

/** A friend, with a button for a message and a quiet one that ends the bond after a question. */
export function FriendRow({ isLeaving, onRemoved, ...props }: FriendRowProps) {
  const user = useFragmentData(FriendRow_user, props.user);
  const remove = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = usePersonQuestion(user, () => remove.current, { onRemoved });

  return (
    <PersonRow person={user} note={user.headline ?? user.location ?? user.bio} isLeaving={isLeaving}>
      <Acts>
        {useContext(ContactSlot)(user)}
        <IconButton
          ref={remove}
          label={`Remove ${user.name}`}
          title="Remove friend"
          icon={<UserMinus aria-hidden />}
          disabled={isLeaving}
          onClick={() => ask("remove")}
        />
      </Acts>
      {dialog}
    </PersonRow>
  );
}

const Acts = styled.span(({ theme }) => ({ display: "inline-flex", alignItems: "center", gap: theme.space(4) }));
