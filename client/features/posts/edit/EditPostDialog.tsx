import { useEffect, useRef, useState } from "react";
import { useUnloadQuestion } from "#client/lib/browser/useUnloadQuestion.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { EditPostForm } from "./EditPostForm.tsx";
import { useEditPostForm } from "./useEditPostForm.ts";

interface EditPostDialogProps {
  postId: string;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** The dialog in which an author edits a post. It asks before a change is lost. */
export function EditPostDialog({ postId, onClose, onCloseAutoFocus }: EditPostDialogProps) {
  const edit = useEditPostForm(postId, onClose);
  const { query, isFilled, isChanged, isSaving } = edit;
  const [isLeaving, setLeaving] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  useUnloadQuestion(isChanged);

  useEffect(() => {
    if (isFilled) words.current?.focus();
  }, [isFilled]);

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
      <Button disabled={!edit.canSave} loading={isSaving} loadingText="Saving..." onClick={edit.submit}>
        Save
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
      footer={edit.post && (isLeaving && isChanged ? question : actions)}
    >
      <QueryBoundary query={query} skeleton={<Waiting />} failure="Couldn't load this post">
        {(known) =>
          known.post && !isFilled ? (
            <Waiting />
          ) : known.post ? (
            <Stack gap={16}>
              <EditPostForm
                ref={words}
                form={edit.form}
                value={edit.visible}
                isInGroup={known.post.group !== null}
                onSubmit={edit.submit}
              />
              {edit.failure !== null && (
                <Text role="alert" variant="bodySm" tone="danger">
                  {edit.failure}
                </Text>
              )}
            </Stack>
          ) : (
            <EmptyState title="This post isn't available. It may have been removed." />
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}

function Waiting() {
  return (
    <Stack gap={16} aria-hidden>
      <Skeleton height={66} />
      <Skeleton height={146} />
      <Skeleton height={66} />
    </Stack>
  );
}
