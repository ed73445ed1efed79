import { useForm } from "react-hook-form";
import { newIdea } from "#server/features/posts/posts.ideas.rules";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ruleResolver } from "#client/lib/ruleResolver.ts";
import type { Composition } from "#client/features/posts/fields/composition.ts";
import { reportDiscarded } from "#client/features/posts/drafts/reportDiscarded.ts";
import { useDraft } from "#client/features/posts/drafts/useDraft.ts";
import type { Published } from "#client/features/posts/publish/useCreatePost.ts";
import { usePublish } from "#client/features/posts/publish/usePublish.ts";
import { newTag } from "./newTag.ts";
import { useIdeaLeaving } from "./useIdeaLeaving.ts";

export type IdeaField = "title" | "category" | "content" | "tags";

interface IdeaOptions {
  onCreated: (post: Published) => void;
  onLeave: () => void;
}

/** Manages an idea that is being written: its fields with their errors, and how the form ends. */
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
  const { publish, isPublishing, error } = usePublish(keeper);
  const leaving = useIdeaLeaving({ composition, keeper, isPublishing, onLeave });

  function change(part: Partial<typeof composition>, field: IdeaField) {
    form.clearErrors(field);
    keeper.change(part);
  }

  /** Adds a tag and returns true; when it is not accepted, the field shows the reason. */
  function addTag(typed: string): boolean {
    const tag = newTag(typed, composition.tags);
    if ("fault" in tag) form.setError("tags", { message: tag.fault });
    else change({ tags: [...composition.tags, tag.name] }, "tags");
    return !("fault" in tag);
  }

  function showUnderFields(fields: FieldErrors) {
    for (const name of ORDER) if (fields[name]?.[0]) form.setError(name, { message: fields[name][0] });
  }

  /** Submits the idea. Returns the first field with an error; null when there is none. */
  async function submit(): Promise<IdeaField | null> {
    const faulty: IdeaField[] = [];
    const send = form.handleSubmit(
      async () => {
        const published = await publish(newIdea.parse(composition), { onFieldErrors: showUnderFields });
        if (published) onCreated(published);
      },
      (faults) => void faulty.push(...ORDER.filter((field) => faults[field] !== undefined)),
    );
    await send();
    return faulty[0] ?? null;
  }

  return {
    ...leaving,
    composition,
    draft,
    keeper,
    errors: { title: title?.message, category: category?.message, content: content?.message, tags: tags?.message },
    error,
    isPublishing,
    change,
    addTag,
    removeTag: (name: string) => change({ tags: composition.tags.filter((tag) => tag !== name) }, "tags"),
    submit,
    discard: () => {
      reportDiscarded(keeper.discard());
      form.clearErrors();
    },
  };
}

/** The fields from top to bottom. */
const ORDER: readonly IdeaField[] = ["title", "category", "content", "tags"];

export type Idea = ReturnType<typeof useIdea>;
