import styled from "@emotion/styled";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { usePostHiding } from "#client/features/bonds/hiding/usePostHiding.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const HiddenLineQuery = graphql(`
  query HiddenLine($id: ID!) {
    post(id: $id) {
      id
      isHiddenByViewer
    }
  }
`);

/** The line above an opened post that the member has hidden, with a button that shows it in lists again. */
export function HiddenLine({ postId }: { postId: string }) {
  const { value } = useValueQuery(HiddenLineQuery, { variables: { id: postId }, value: ({ post }) => post });
  const { show } = usePostHiding();
  const [isBusy, setBusy] = useState(false);
  if (!value?.isHiddenByViewer) return null;

  async function handleClick() {
    setBusy(true);
    await show(postId);
    setBusy(false);
  }

  return (
    <Line role="status">
      <EyeOff aria-hidden size="1rem" strokeWidth={1.75} />
      <Text as="p" variant="bodySm">
        You have hidden this post.
      </Text>
      <Button size="sm" variant="ghost" loading={isBusy} onClick={() => void handleClick()}>
        Show again
      </Button>
    </Line>
  );
}

const Line = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  paddingInlineStart: theme.space(12),
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
  color: theme.color.text.secondary,
  "& > svg": { flexShrink: 0 },
  "& > p": { flex: 1, minWidth: 0 },
}));
