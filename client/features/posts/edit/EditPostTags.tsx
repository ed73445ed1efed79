import styled from "@emotion/styled";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { isComposing } from "#client/lib/text/composing.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { isTag, TAG_FAULT, TAGS_TOTAL_MAX, toTag, withoutSign } from "#server/features/posts/posts.limits.rules";

interface EditPostTagsProps {
  tags: readonly string[];
  isReadOnly: boolean;
  onChange: (tags: readonly string[]) => void;
}

/** The tags of a post besides those in its text: Enter or plus adds one, its cross removes it. */
export function EditPostTags({ tags, isReadOnly, onChange }: EditPostTagsProps) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState("");
  const field = useRef<HTMLInputElement>(null);

  function add() {
    const tag = toTag(withoutSign(typed.trim()));
    if (tag === "") return;
    if (!isTag(tag)) {
      setFault(TAG_FAULT);
      return;
    }
    if (!tags.includes(tag)) {
      if (tags.length >= TAGS_TOTAL_MAX) {
        setFault(`You can add up to ${TAGS_TOTAL_MAX} tags`);
        return;
      }
      onChange([...tags, tag]);
    }
    setTyped("");
  }

  function handleKeyDown(event: KeyboardEvent) {
    if ((event.key !== "Enter" && event.key !== ",") || isComposing(event)) return;
    event.preventDefault();
    add();
  }

  return (
    <Stack gap={8}>
      <TextField
        ref={field}
        label="Tags"
        placeholder="Add a tag"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        readOnly={isReadOnly}
        error={fault || undefined}
        hint="Hashtags in the text are added automatically."
        onChange={(event) => {
          setTyped(event.target.value);
          setFault("");
        }}
        onKeyDown={handleKeyDown}
        suffix={<IconButton label="Add tag" icon={<Plus aria-hidden />} onClick={add} />}
      />
      {tags.length > 0 && (
        <Stack as="ul" direction="row" gap={6} wrap aria-label="Tags of this post">
          {tags.map((tag) => (
            <li key={tag}>
              <Removable>
                #{tag}
                <Cross
                  type="button"
                  aria-label={`Remove #${tag}`}
                  aria-disabled={isReadOnly || undefined}
                  onClick={() => {
                    if (isReadOnly) return;
                    onChange(tags.filter((one) => one !== tag));
                    field.current?.focus();
                  }}
                >
                  <X aria-hidden size="0.875rem" strokeWidth={1.75} />
                </Cross>
              </Removable>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const Removable = styled(Tag)({ paddingInlineEnd: 0 });

const Cross = styled.button(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 28,
  height: 28,
  border: 0,
  borderRadius: theme.radius.tag,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  "&:hover": { color: theme.color.text.primary },
}));
