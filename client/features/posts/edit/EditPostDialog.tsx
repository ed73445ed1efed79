import { useEffect, useRef, useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { isBlank, lengthOf } from "#server/core/text.rules";
import { CONTENT_MAX, POST_IS_EMPTY, TITLE_MAX } from "#server/features/posts/posts.limits.rules";
import { EditPostForm } from "./EditPostForm.tsx";
import { useEditPost } from "./useEditPost.ts";
import type { Editable } from "./useEditPost.ts";

interface EditPostDialogProps {
  postId: string;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Where an author changes a post. Nothing that was changed is lost without a question. */
export function EditPostDialog({ postId, onClose, onCloseAutoFocus }: EditPostDialogProps) {
  const { original, hasMedia, isGone, error: loadError, retry, save } = useEditPost(postId);
  const [changed, setChanged] = useState<Editable | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState("");
  const words = useRef<HTMLTextAreaElement>(null);
  const shown = changed ?? original;
  const isChanged = original !== null && changed !== null && !isSame(original, changed);
  const fault = shown && faultOf(shown, hasMedia);

  // Closing the tab asks too.
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);

  const isHere = original !== null;
  useEffect(() => {
    if (isHere) words.current?.focus();
  }, [isHere]);

  async function submit() {
    if (!changed || !isChanged || fault || isSaving) return;
    setSaving(true);
    setError("");
    try {
      await save(changed);
      toast.success("Post updated");
      onClose();
    } catch (failure) {
      setError(messageOf(failure, "Failed to update the post. Please try again."));
      setSaving(false);
    }
  }

  function leave() {
    if (isSaving) return;
    if (isChanged) setLeaving(true);
    else onClose();
  }

  const question = (
    <Stack role="alert" direction="row" gap={8} align="center" justify="space-between" wrap>
      <Text variant="bodySm">Discard your changes?</Text>
      <Stack direction="row" gap={8}>
        <Button
          variant="ghost"
          autoFocus
          onClick={() => {
            setLeaving(false);
            words.current?.focus();
          }}
        >
          Keep editing
        </Button>
        <Button variant="danger" onClick={onClose}>
          Discard
        </Button>
      </Stack>
    </Stack>
  );
  const actions = (
    <Stack direction="row" gap={8} justify="flex-end">
      <Button variant="ghost" disabled={isSaving} onClick={leave}>
        Cancel
      </Button>
      <Button disabled={!isChanged || Boolean(fault)} loading={isSaving} onClick={() => void submit()}>
        {isSaving ? "Saving..." : "Save"}
      </Button>
    </Stack>
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title="Edit post"
      onOpenAutoFocus={(event) => {
        if (!words.current) return;
        event.preventDefault();
        words.current.focus();
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={shown && (isLeaving && isChanged ? question : actions)}
    >
      {shown ? (
        <Stack gap={16}>
          <EditPostForm
            ref={words}
            value={shown}
            fault={fault}
            isReadOnly={isSaving}
            onChange={(part) => setChanged({ ...shown, ...part })}
            onSubmit={() => void submit()}
          />
          {error && (
            <Text role="alert" variant="bodySm" tone="danger">
              {error}
            </Text>
          )}
        </Stack>
      ) : (
        <Waiting isGone={isGone} error={loadError} retry={retry} />
      )}
    </Dialog>
  );
}

function Waiting({ isGone, error, retry }: { isGone: boolean; error: unknown; retry: () => void }) {
  if (isGone) return <EmptyState title="This post isn't available. It may have been removed." />;
  if (error) return <ErrorState title="Couldn't load this post" text={messageOf(error)} onRetry={retry} />;
  return (
    <Stack gap={16} aria-hidden>
      <Skeleton height={66} />
      <Skeleton height={146} />
      <Skeleton height={66} />
    </Stack>
  );
}

/** What keeps a post from being saved, by field. */
export interface Faults {
  title?: string;
  content?: string;
}

function faultOf({ title, content }: Editable, hasMedia: boolean): Faults | null {
  if (lengthOf(title.trim()) > TITLE_MAX) return { title: `The title can have at most ${TITLE_MAX} characters` };
  if (isBlank(content) && !hasMedia) return { content: POST_IS_EMPTY };
  if (lengthOf(content.trim()) > CONTENT_MAX)
    return { content: `Your post can have at most ${CONTENT_MAX.toLocaleString("en-US")} characters` };
  return null;
}

function isSame(one: Editable, other: Editable): boolean {
  return (
    one.title.trim() === other.title.trim() &&
    one.content.trim() === other.content.trim() &&
    one.category === other.category &&
    one.visibility === other.visibility &&
    one.tags.join(" ") === other.tags.join(" ")
  );
}
