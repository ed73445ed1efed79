import styled from "@emotion/styled";
import type { RefObject } from "react";
import { lengthOf } from "#server/core/text.rules";
import { DETAILED_FROM } from "#server/features/posts/posts.ideas.rules";
import { CONTENT_MAX } from "#server/features/posts/posts.limits.rules";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { EmojiButton } from "#client/features/posts/fields/EmojiButton.tsx";
import { WordsField } from "#client/features/posts/fields/WordsField.tsx";
import type { Idea } from "./useIdea.ts";

interface IdeaDescriptionProps {
  idea: Idea;
  isReadOnly: boolean;
  /** The text. */
  ref: RefObject<HTMLTextAreaElement | null>;
}

/** The text of an idea, with emoji for it and its length. */
export function IdeaDescription({ idea, isReadOnly, ref }: IdeaDescriptionProps) {
  return (
    <Stack gap={4}>
      <WordsField
        ref={ref}
        label="Description"
        required
        placeholder="What is the idea, and why does it matter?"
        value={idea.composition.content}
        error={idea.errors.content}
        readOnly={isReadOnly}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onValueChange={(content) => idea.change({ content }, "content")}
      />
      <Stack direction="row" gap={8} align="center" justify="space-between">
        <EmojiButton area={ref} disabled={isReadOnly} />
        <Counter length={lengthOf(idea.composition.content)} />
      </Stack>
    </Stack>
  );
}

/** A counter of the description's length; above 500 characters it is green, and its text changes too. */
function Counter({ length }: { length: number }) {
  const left = CONTENT_MAX - length;
  const isDetailed = length > DETAILED_FROM && left >= 0;
  return (
    <Text as="span" variant="meta" tone={left < 0 ? "danger" : "tertiary"} aria-live={left < 50 ? "polite" : "off"}>
      <Count data-detailed={isDetailed}>
        {left < 500 ? charactersLeft(left) : `${length.toLocaleString("en-US")} characters`}
        {isDetailed && " · Great detail"}
      </Count>
    </Text>
  );
}

const Count = styled.span(({ theme }) => ({
  "&[data-detailed=true]": { color: theme.color.success.text, fontWeight: 600 },
}));
