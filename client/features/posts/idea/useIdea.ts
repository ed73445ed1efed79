import { useState } from "react";
import { useForm } from "react-hook-form";
import { DETAILED_FROM, newIdea } from "#server/features/posts/posts.ideas.rules";
import { tag as tagName } from "#server/features/posts/posts.rules";
import { TAG_MAX, TAGS_MAX } from "#server/features/posts/posts.limits.rules";
import { lengthOf } from "#server/core/text.rules";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ruleResolver } from "#client/lib/ruleResolver.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { isEmpty } from "#client/features/posts/fields/composition.ts";
import type { Composition } from "#client/features/posts/fields/composition.ts";
import { useDraft } from "#client/features/posts/drafts/useDraft.ts";
import { usePublish } from "#client/features/posts/publish/usePublish.ts";

export type IdeaField = "title" | "category" | "content" | "tags";

interface IdeaOptions {
  onCreated: (postId: string) => void;
  onLeave: () => void;
}

/** Manages an idea that is being written, and how the form ends: published, saved as a draft, or cancelled. */
export function useIdea({ onCreated, onLeave }: IdeaOptions) {
  const viewer = useViewer();
  const { composition, keeper, ...draft } = useDraft(viewer.id, "idea");
  // The draft holds the values; the form holds the errors of the rule or of the server.
  const form = useForm<Pick<Composition, IdeaField>>({
    resolver: ruleResolver(
      async () => newIdea,
      () => composition,
    ),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { title, category, content, tags } = form.formState.errors;
  const [isSaving, setSaving] = useState(false);
  const { publish, isPublishing, error } = usePublish(keeper, (fields) => {
    for (const name of ORDER) if (fields[name]?.[0]) form.setError(name, { message: fields[name][0] });
  });
  const length = lengthOf(composition.content);

  function change(part: Partial<typeof composition>, field: IdeaField) {
    form.clearErrors(field);
    keeper.change(part);
  }

  /** Adds a tag and returns true; when it is not accepted, the field shows the reason. */
  function addTag(typed: string): boolean {
    const { tags: known } = composition;
    const name = tagName.safeParse(typed);
    const fault = !name.success
      ? (name.error.issues[0]?.message ?? `A tag has at most ${TAG_MAX} characters`)
      : known.includes(name.data)
        ? `#${name.data} is there already`
        : known.length >= TAGS_MAX
          ? `You can add up to ${TAGS_MAX} tags`
          : null;
    if (fault === null && name.success) change({ tags: [...known, name.data] }, "tags");
    else form.setError("tags", { message: fault ?? "" });
    return fault === null;
  }

  /** Submits the idea. Returns the first field with an error; null when there is none. */
  async function submit(): Promise<IdeaField | null> {
    const faulty: IdeaField[] = [];
    const send = form.handleSubmit(
      async () => {
        const postId = await publish(async () => newIdea.parse(composition));
        if (postId === null) return;
        toast.success("Post created", "Your post has been published successfully");
        onCreated(postId);
      },
      (faults) => void faulty.push(...ORDER.filter((field) => faults[field] !== undefined)),
    );
    await send();
    return faulty[0] ?? null;
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

  /** Leaves the form and keeps the draft; the toast offers to return or to discard it. */
  function cancel(onUndo: () => void): void {
    const hasContent = !isEmpty(composition);
    onLeave();
    if (!hasContent) return;
    toast.success("Your draft is kept", "It will be there when you come back.", [
      { label: "Undo", onSelect: onUndo },
      { label: "Discard", onSelect: () => void keeper.discard() },
    ]);
  }

  return {
    composition,
    draft,
    keeper,
    errors: { title: title?.message, category: category?.message, content: content?.message, tags: tags?.message },
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
      form.clearErrors();
    },
  };
}

/** The fields from top to bottom. */
const ORDER: readonly IdeaField[] = ["title", "category", "content", "tags"];

export type Idea = ReturnType<typeof useIdea>;
