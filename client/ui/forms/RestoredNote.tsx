import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { DISCARD_KEY, listenForDiscard } from "#client/lib/browser/discardKey.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { NoteButton } from "./NoteButton.tsx";

/**
 * A note that an unsent text is back in its box, with a button that discards it. The key does the same from anywhere in
 * the form around the note.
 */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  });
  useEffect(
    () =>
      listenForDiscard({
        frame: () => note.current?.closest("form,[data-draft-of]") ?? null,
        discard: () => discard.current(),
      }),
    [],
  );
  return (
    <Text ref={note} as="div" variant="meta" tone="tertiary">
      <span role="status">Draft restored</span> ·{" "}
      <NoteButton type="button" aria-keyshortcuts={DISCARD_KEY} onClick={onDiscard}>
        Discard
      </NoteButton>
      <Hint aria-hidden> ({DISCARD_KEY})</Hint>
    </Text>
  );
}

/** Phones have no such key. */
const Hint = styled.span({ "@media (hover: none), (pointer: coarse)": { display: "none" } });
