import styled from "@emotion/styled";
import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import { TAG_MAX, TAGS_MAX } from "#server/features/posts/posts.limits.rules";
import { isComposing } from "#client/lib/text/composing.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

interface TagsFieldProps {
  tags: string[];
  suggestions: string[];
  error: string | undefined;
  readOnly: boolean;
  /** Returns whether the tag was accepted. */
  onAdd: (typed: string) => boolean;
  onRemove: (tag: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Up to five tags: they are typed and added with Enter or the plus, or chosen from suggestions. */
export function TagsField({ tags, suggestions, error, readOnly, onAdd, onRemove, ref }: TagsFieldProps) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const isFull = tags.length >= TAGS_MAX;

  function add(text: string) {
    if (readOnly || text.trim() === "") return;
    if (onAdd(text)) setTyped("");
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "") {
      const last = tags.at(-1);
      if (last) onRemove(last);
    }
  }

  function remove(tag: string) {
    onRemove(tag);
    group.current?.querySelector("input")?.focus();
  }

  return (
    <Stack gap={8} ref={group} role="group" aria-labelledby={`${id}-name`}>
      <VisuallyHidden id={`${id}-name`}>Tags of the idea</VisuallyHidden>
      <Row>
        <TextField
          ref={ref}
          label="Tags"
          aside={
            <Text as="span" variant="meta" tone="tertiary">
              {tags.length} of {TAGS_MAX}
            </Text>
          }
          placeholder={isFull ? "" : "Add a tag"}
          value={typed}
          error={error}
          hint="Optional. Press Enter or the plus to add one."
          maxLength={TAG_MAX + 1}
          readOnly={readOnly}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="done"
          suffix={
            <AddButton type="button" aria-label="Add tag" onClick={() => add(typed)}>
              <Plus aria-hidden />
            </AddButton>
          }
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </Row>
      <VisuallyHidden role="status">
        {tags.length} of {TAGS_MAX} tags
      </VisuallyHidden>
      {tags.length > 0 && (
        <Chips aria-label="Added tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip>
                <span dir="auto">#{tag}</span>
                <Remove type="button" aria-label={`Remove #${tag}`} disabled={readOnly} onClick={() => remove(tag)}>
                  <X aria-hidden size="0.875rem" />
                </Remove>
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      {!isFull && (
        <Stack gap={6}>
          <Text as="span" variant="meta" tone="tertiary" id={`${id}-suggested`}>
            Suggested tags
          </Text>
          <Chips aria-labelledby={`${id}-suggested`}>
            {suggestions.map((tag) => (
              <li key={tag}>
                <Button size="sm" variant="outline" disabled={readOnly} onClick={() => onAdd(tag)}>
                  #{tag}
                </Button>
              </li>
            ))}
          </Chips>
        </Stack>
      )}
    </Stack>
  );
}

const Row = styled.div({ position: "relative" });

const Chips = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(8),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));

const Chip = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  minHeight: 32,
  paddingInlineStart: theme.space(12),
  paddingInlineEnd: theme.space(4),
  borderRadius: theme.radius.pill,
  border: `1px solid ${theme.color.primary.tintBorder}`,
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  ...theme.type.meta,
}));

const Remove = styled.button(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  background: "transparent",
  color: "inherit",
  cursor: "pointer",
  "&:hover": { background: theme.color.bg.hover },
}));

const AddButton = styled.button(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: "transparent",
  color: theme.color.text.secondary,
  cursor: "pointer",
  "& svg": { width: "1.25rem", height: "1.25rem", strokeWidth: 1.75 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
}));
