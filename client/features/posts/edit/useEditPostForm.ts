import { useForm } from "react-hook-form";
import type { PathValue } from "react-hook-form";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useFormValues } from "#client/lib/unsent/useFormValues.ts";
import { useUnsent, useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { editableOf, editResolver, NOTHING, useEditPost } from "./useEditPost.ts";
import type { Editable } from "./useEditPost.ts";

/**
 * The fields of a post while its author changes them, which are stored until they are saved: what differs from the
 * saved post, and how it is saved.
 */
export function useEditPostForm(postId: string, onSaved: () => void) {
  const { query, save } = useEditPost(postId);
  const post = query.state === "ready" ? (query.value?.post ?? null) : null;
  const original = post && editableOf(post);
  const place = useUnsentPlace(useViewer().id, post ? `edit of post ${postId}` : null);
  const unsent = useUnsent<Editable>(place, { initial: original ?? NOTHING, isEdit: true });
  const { box, values: visible } = unsent;
  const form = useForm<Editable>({
    resolver: editResolver((post?.media.length ?? 0) > 0),
    values: original ?? NOTHING,
    // A refetch of the post keeps the fields that the author has changed.
    resetOptions: { keepDirtyValues: true },
    mode: "onChange",
  });
  const { errors, isSubmitting, defaultValues } = form.formState;
  useFormValues(form, visible);
  const isFilled = original !== null && isSame(original, { ...NOTHING, ...defaultValues });
  const isChanged = isFilled && !isSame(original, visible);

  const submit = form.handleSubmit(async () => {
    if (!isChanged) return;
    try {
      await save(form.getValues());
      box.sent();
      toast.success("Post updated");
      onSaved();
    } catch (failure) {
      form.setError("root", { message: messageOf(failure, "Failed to update the post. Please try again.") });
    }
  });

  return {
    query,
    /** The post once it is there; null when there is none. */
    post,
    form,
    visible,
    /** The draft of the fields, for the note about it. */
    unsent,
    change<Name extends keyof Editable>(name: Name, to: PathValue<Editable, Name>): void {
      form.setValue(name, to, { shouldValidate: true, shouldDirty: true });
      box.change({ ...visible, [name]: to });
    },
    /** True when the fields contain the post. */
    isFilled,
    isChanged,
    isSaving: isSubmitting,
    canSave: isChanged && Object.keys(errors).every((name) => name === "root"),
    failure: errors.root?.message ?? null,
    submit: () => void submit(),
  };
}

type Compared = Omit<Editable, "tags" | "place"> & {
  place?: { lat?: number | undefined; lng?: number | undefined; name?: string | undefined } | null | undefined;
  tags: readonly (string | undefined)[];
};

function isSame(one: Compared, other: Compared): boolean {
  return (
    one.title.trim() === other.title.trim() &&
    one.content.trim() === other.content.trim() &&
    one.category === other.category &&
    one.visibility === other.visibility &&
    one.place?.lat === other.place?.lat &&
    one.place?.lng === other.place?.lng &&
    (one.place?.name ?? "").trim() === (other.place?.name ?? "").trim() &&
    one.tags.join(" ") === other.tags.join(" ")
  );
}
