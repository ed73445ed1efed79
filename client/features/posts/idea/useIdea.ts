import { useState } from "react";
import { DETAILED_FROM, newIdea } from "#server/features/posts/posts.ideas.rules";
import { tag as tagName } from "#server/features/posts/posts.rules";
import { TAG_MAX, TAGS_MAX } from "#server/features/posts/posts.limits.rules";
import { lengthOf } from "#server/core/text.rules";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { isEmpty } from "#client/features/posts/fields/composition.ts";
import { useDraft } from "#client/features/posts/drafts/useDraft.ts";
import { usePublish } from "#client/features/posts/publish/usePublish.ts";

export type IdeaField = "title" | "category" | "content" | "tags";
export type IdeaErrors = Partial<Record<IdeaField, string | undefined>>;

interface IdeaOptions {
  onCreated: (postId: string) => void;
  onLeave: () => void;
}

/** An idea being written, and its ways out: published, saved as a draft, or left. */
export function useIdea({ onCreated, onLeave }: IdeaOptions) {
  const viewer = useViewer();
  const { composition, keeper, ...draft } = useDraft(viewer.id, "idea");
  const [errors, setErrors] = useState<IdeaErrors>({});
  const [isSaving, setSaving] = useState(false);
  const { publish, isPublishing, error } = usePublish(keeper, (fields) =>
    setErrors(firstOfEach(Object.entries(fields).map(([path, [message = ""]]) => ({ path, message })))),
  );
  const length = lengthOf(composition.content);

  function change(part: Partial<typeof composition>, field: IdeaField) {
    setErrors((now) => ({ ...now, [field]: undefined }));
    keeper.change(part);
  }

  /** Whether the tag was taken; else it is said why not. */
  function addTag(typed: string): boolean {
    const { tags } = composition;
    const name = tagName.safeParse(typed);
    const fault = !name.success
      ? (name.error.issues[0]?.message ?? `A tag has at most ${TAG_MAX} characters`)
      : tags.includes(name.data)
        ? `#${name.data} is there already`
        : tags.length >= TAGS_MAX
          ? `You can add up to ${TAGS_MAX} tags`
          : null;
    if (fault === null && name.success) change({ tags: [...tags, name.data] }, "tags");
    else setErrors((now) => ({ ...now, tags: fault ?? undefined }));
    return fault === null;
  }

  /** Answers the first field that has to be seen to; null when the idea is on its way or out. */
  async function submit(): Promise<IdeaField | null> {
    const checked = newIdea.safeParse(composition);
    if (!checked.success) {
      const faults = firstOfEach(checked.error.issues.map(({ path, message }) => ({ path: String(path[0]), message })));
      setErrors(faults);
      return ORDER.find((field) => faults[field] !== undefined) ?? null;
    }
    setErrors({});
    const postId = await publish(async () => checked.data);
    if (postId === null) return null;
    toast.success("Post created", "Your post has been published successfully");
    onCreated(postId);
    return null;
  }

  async function saveAsDraft(): Promise<void> {
    if (isSaving || isPublishing) return;
    setSaving(true);
    const isThere = await keeper.putAway();
    setSaving(false);
    if (isThere) toast.success("Draft saved", "You find it under Drafts when you write again.");
    else toast.success("Draft saved on this device", "It will be there when you come back.");
    onLeave();
  }

  /** Leaves and keeps what was written; the toast leads back to it, and away from it. */
  function cancel(onUndo: () => void): void {
    const kept = !isEmpty(composition);
    onLeave();
    if (!kept) return;
    toast.success("Your draft is kept", "It will be there when you come back.", [
      { label: "Undo", onSelect: onUndo },
      { label: "Discard", onSelect: () => void keeper.discard() },
    ]);
  }

  return {
    composition,
    draft,
    keeper,
    errors,
    error,
    length,
    isDetailed: length > DETAILED_FROM,
    isPublishing,
    isSaving,
    change,
    addTag,
    removeTag: (name: string) => change({ tags: composition.tags.filter((tag) => tag !== name) }, "tags"),
    submit,
    saveAsDraft,
    cancel,
    discard: () => {
      keeper.discard();
      setErrors({});
    },
  };
}

/** The fields from top to bottom. */
const ORDER: readonly IdeaField[] = ["title", "category", "content", "tags"];

function firstOfEach(faults: { path: string; message: string }[]): IdeaErrors {
  const errors: IdeaErrors = {};
  for (const { path, message } of faults) {
    const field = ORDER.find((one) => one === path);
    if (field) errors[field] ??= message;
  }
  return errors;
}

export type Idea = ReturnType<typeof useIdea>;
