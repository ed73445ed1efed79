import { Suspense, useEffect, useState } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { FailureText } from "#client/ui/text/FailureText.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { choosesAudience, wordsOfPost } from "./useEditPost.ts";
import { useEditPostForm } from "./useEditPostForm.ts";

// The form is loaded beside the post: the dialog shows neither before the other.
const load = async () => ({ default: (await import("./EditPostForm.tsx")).EditPostForm });
const LazyEditPostForm = lazyPart(load);

interface EditPostDialogProps {
  postId: string;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** The dialog in which an author edits a post. Closing it keeps a draft, Cancel asks before it is dropped. */
export function EditPostDialog({ postId, onClose, onCloseAutoFocus }: EditPostDialogProps) {
  const edit = useEditPostForm(postId, onClose);
  const { query, isFilled, isChanged, isSaving } = edit;
  const [isLeaving, setLeaving] = useState(false);
  const [words, setWords] = useState<HTMLTextAreaElement | null>(null);

  useEffect(() => void ignoreFailure(load(), "ahead"), []);
  useEffect(() => words?.focus(), [words]);

  function leave(isWanted: boolean) {
    if (isSaving) return;
    if (isWanted) setLeaving(true);
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
            words?.focus();
          }}
        >
          Keep editing
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            edit.unsent.box.clear();
            onClose();
          }}
        >
          Discard
        </Button>
      </Stack>
    </Stack>
  );
  const actions = (
    <Stack direction="row" gap={8} justify="flex-end">
      <Button variant="ghost" disabled={isSaving} onClick={() => leave(isChanged)}>
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
      onOpenChange={(open) => !open && leave(false)}
      title="Edit post"
      onOpenAutoFocus={(event) => {
        if (!words) return;
        event.preventDefault();
        words.focus();
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
              <UnsentNote unsent={edit.unsent} wordsOf={wordsOfPost} onDone={() => words?.focus()} />
              <Suspense fallback={<Waiting />}>
                <LazyEditPostForm
                  ref={setWords}
                  form={edit.form}
                  value={edit.visible}
                  onChange={edit.change}
                  choosesAudience={choosesAudience(known.post)}
                  onSubmit={edit.submit}
                />
              </Suspense>
              <FailureText text={edit.failure} />
            </Stack>
          ) : (
            <EmptyState scene="map" title="This post isn't available. It may have been removed." />
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
