import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { EditPostForm } from "./EditPostForm.tsx";
import { editableOf, editResolver, NOTHING, useEditPost } from "./useEditPost.ts";
import type { Editable } from "./useEditPost.ts";

interface EditPostDialogProps {
  postId: string;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** The dialog in which an author edits a post. It asks before a change is lost. */
export function EditPostDialog({ postId, onClose, onCloseAutoFocus }: EditPostDialogProps) {
  const { query, save } = useEditPost(postId);
  const post = query.state === "ready" ? (query.value?.post ?? null) : null;
  const original = post && editableOf(post);
  const form = useForm<Editable>({
    resolver: editResolver((post?.media.length ?? 0) > 0),
    values: original ?? NOTHING,
    // A refetch of the post keeps the fields that the author has changed.
    resetOptions: { keepDirtyValues: true },
    mode: "onChange",
  });
  const { errors, isSubmitting: isSaving, defaultValues } = form.formState;
  const visible = useWatch({ control: form.control, compute: (fields: Editable) => fields });
  const [isLeaving, setLeaving] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  /** True when the fields contain the post. */
  const isFilled = original !== null && isSame(original, { ...NOTHING, ...defaultValues });
  const isChanged = isFilled && !isSame(original, visible);
  const isFaulty = Object.keys(errors).some((name) => name !== "root");

  // The browser asks before the tab is closed too.
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);

  useEffect(() => {
    if (isFilled) words.current?.focus();
  }, [isFilled]);

  const submit = form.handleSubmit(async () => {
    if (!isChanged) return;
    try {
      await save(form.getValues());
      toast.success("Post updated");
      onClose();
    } catch (failure) {
      form.setError("root", { message: messageOf(failure, "Failed to update the post. Please try again.") });
    }
  });

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
      <Button disabled={!isChanged || isFaulty} loading={isSaving} onClick={() => void submit()}>
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
      footer={post && (isLeaving && isChanged ? question : actions)}
    >
      <QueryBoundary query={query} skeleton={<Waiting />} failure="Couldn't load this post">
        {(known) =>
          known.post && !isFilled ? (
            <Waiting />
          ) : known.post ? (
            <Stack gap={16}>
              <EditPostForm ref={words} form={form} value={visible} onSubmit={() => void submit()} />
              {errors.root && (
                <Text role="alert" variant="bodySm" tone="danger">
                  {errors.root.message}
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

type Compared = Omit<Editable, "tags"> & { tags: readonly (string | undefined)[] };

function isSame(one: Compared, other: Compared): boolean {
  return (
    one.title.trim() === other.title.trim() &&
    one.content.trim() === other.content.trim() &&
    one.category === other.category &&
    one.visibility === other.visibility &&
    one.tags.join(" ") === other.tags.join(" ")
  );
}
