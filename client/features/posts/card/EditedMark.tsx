import styled from "@emotion/styled";
import { useState } from "react";
import { fullDate } from "#client/lib/text/dates.ts";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";

const load = async () => (await import("#client/features/posts/edit/PostHistoryDialog.tsx")).PostHistoryDialog;

interface EditedMarkProps {
  postId: string;
  editedAt: string;
}

/** A mark that a post was edited; it opens the history of the post. */
export function EditedMark({ postId, editedAt }: EditedMarkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Mark
        type="button"
        aria-haspopup="dialog"
        title={`Edited on ${fullDate(editedAt)}. Show the changes.`}
        onClick={() => setOpen(true)}
      >
        Edited
      </Mark>
      {isOpen && (
        <OnDemand load={load} onFailed={() => setOpen(false)}>
          {(PostHistoryDialog) => <PostHistoryDialog postId={postId} onClose={() => setOpen(false)} />}
        </OnDemand>
      )}
    </>
  );
}

const Mark = styled.button(({ theme }) => ({
  // The padding reaches the 24 px that a target needs without making the line higher.
  padding: `${theme.space(4)} ${theme.space(2)}`,
  margin: `-${theme.space(4)} 0`,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textDecoration: "underline",
  textDecorationStyle: "dotted",
  textUnderlineOffset: 3,
  cursor: "pointer",
  "&:hover": { color: theme.color.text.primary, textDecorationStyle: "solid" },
}));
