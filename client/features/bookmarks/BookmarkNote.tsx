import styled from "@emotion/styled";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { NOTE_MAX } from "#server/features/bookmarks/bookmarks.limits.rules";
import { useBookmarkChanges } from "./useBookmarkChanges.ts";

/** So near to the limit the counter shows. */
const NEAR_LIMIT = 50;

interface BookmarkNoteProps {
  postId: string;
  note: string | null;
  onDone: () => void;
}

/** Where a member writes down, for themselves, why they keep a post. An empty note is none. */
export function BookmarkNote({ postId, note, onDone }: BookmarkNoteProps) {
  const { update } = useBookmarkChanges();
  const [words, setWords] = useState(note ?? "");
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const left = NOTE_MAX - words.length;

  async function save() {
    if (isSaving || left < 0) return;
    setSaving(true);
    setError(null);
    try {
      await update(postId, { note: words.trim() || null });
      onDone();
    } catch (failure) {
      setError(messageOf(failure));
      setSaving(false);
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && words === (note ?? "")) onDone();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label="Note"
        hint="Only you see it."
        value={words}
        error={error ?? (left < 0 ? charactersLeft(left) : undefined)}
        status={left >= 0 && left <= NEAR_LIMIT ? charactersLeft(left) : ""}
        autoFocus
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Stack direction="row" gap={8}>
        <Button type="submit" size="sm" loading={isSaving} disabled={left < 0}>
          {isSaving ? "Saving..." : "Save note"}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}

const Form = styled.form(({ theme }) => ({ display: "grid", gap: theme.space(8), paddingBlock: theme.space(8) }));
