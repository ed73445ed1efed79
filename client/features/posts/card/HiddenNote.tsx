import styled from "@emotion/styled";
import { EyeOff } from "lucide-react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";

const HiddenNoteQuery = graphql(`
  query HiddenNote($id: ID!) {
    post(id: $id) {
      id
      hiddenNote {
        rule
        words
      }
    }
  }
`);

/** Says to the author of a post that moderators hid it, and why. */
export function HiddenNote({ postId }: { postId: string }) {
  const { value } = useValueQuery(HiddenNoteQuery, { variables: { id: postId }, value: (data) => data.post });
  const words = value?.hiddenNote?.words;
  return (
    <Note>
      <EyeOff aria-hidden size="1rem" strokeWidth={1.75} />
      <Text as="p" variant="bodySm">
        Moderators hid this post. Only you can see it.
        {words && (
          <>
            {" "}
            They wrote: <q dir="auto">{words}</q>
          </>
        )}
      </Text>
    </Note>
  );
}

const Note = styled.div(({ theme }) => ({
  display: "flex",
  gap: theme.space(8),
  padding: theme.space(12),
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
  color: theme.color.text.secondary,
  overflowWrap: "anywhere",
  "& svg": { flexShrink: 0, marginBlockStart: 2 },
}));
