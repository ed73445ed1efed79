import styled from "@emotion/styled";
import type { KeyboardEvent } from "react";
import { isComposing } from "#client/lib/text/composing.ts";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { NOTE_MAX } from "#server/features/bookmarks/bookmarks.limits.rules";
import { useBookmarkChanges } from "./useBookmarkChanges.ts";

const loadRule = async () => (await import("#server/features/bookmarks/bookmarks.rules")).bookmarkChanges;

/** So near to the limit the counter shows. */
const NEAR_LIMIT = 50;

interface BookmarkNoteProps {
  postId: string;
  note: string | null;
  onDone: () => void;
}

/** The form of a private note about a bookmark. An empty text removes the note. */
export function BookmarkNote({ postId, note, onDone }: BookmarkNoteProps) {
  const { update } = useBookmarkChanges();
  const { id } = useViewer();
  const initialText = note ?? "";
  const form = useTextForm({
    field: "note",
    place: useUnsentPlace(id, `note on bookmark ${postId}`),
    isEdit: true,
    initialText,
    loadRule,
    max: NOTE_MAX,
    send: async (text) => {
      await update(postId, { note: text || null });
      onDone();
    },
    reasonOf: messageOf,
  });
  const { text, left } = form;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && text === initialText && !isComposing(event)) onDone();
    form.handleKeyDown(event);
  }

  return (
    <Form onSubmit={form.handleSubmit}>
      <TextArea
        label="Note"
        hint="Only you see it."
        value={text}
        error={form.error ?? (left < 0 ? charactersLeft(left) : undefined)}
        status={left >= 0 && left <= NEAR_LIMIT ? charactersLeft(left) : ""}
        autoFocus
        onChange={(event) => form.change(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <UnsentNote unsent={form.unsent} />
      <Stack direction="row" gap={8}>
        <Button type="submit" size="sm" loading={form.isSending} loadingText="Saving..." disabled={left < 0}>
          Save note
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            form.discard();
            onDone();
          }}
        >
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}

const Form = styled.form(({ theme }) => ({ display: "grid", gap: theme.space(8), paddingBlock: theme.space(8) }));
