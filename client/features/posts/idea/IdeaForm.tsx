import { Suspense, useContext, useEffect, useId, useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";
import { suggestTags } from "#server/features/posts/posts.suggestions.rules";
import { TITLE_MAX } from "#server/features/posts/posts.limits.rules";
import { isComposing } from "#client/lib/text/composing.ts";
import { useDebounced } from "#client/lib/state/useDebounced.ts";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { CategoryField } from "#client/features/posts/fields/CategoryField.tsx";
import { DraftNotice } from "#client/features/posts/drafts/DraftNotice.tsx";
import { DraftStatus } from "#client/features/posts/drafts/DraftStatus.tsx";
import { IdeaDescription } from "./IdeaDescription.tsx";
import { IdeaFoot } from "./IdeaFoot.tsx";
import { PUBLIC } from "#client/features/posts/fields/composition.ts";
import { LazyAudienceField } from "#client/features/posts/fields/LazyAudienceField.tsx";
import { TagsField } from "#client/features/posts/fields/TagsField.tsx";
import type { Published } from "#client/features/posts/publish/useCreatePost.ts";
import { WritingGroup } from "#client/features/posts/publish/writingGroup.ts";
import { IdeaPreviewSlot } from "./ideaPreviewSlot.ts";
import { useIdea } from "./useIdea.ts";
import type { Idea, IdeaField } from "./useIdea.ts";

/** The address of the page for writing an idea. */
export const WRITE_IDEA = "/create?write=idea";

interface IdeaFormProps {
  foot: HTMLElement | null;
  onCreated: (post: Published) => void;
  onLeave: () => void;
}

/** The form of an idea: a title, a category, and the idea itself. */
export function IdeaForm({ foot, onCreated, onLeave }: IdeaFormProps) {
  const navigate = useNavigate();
  const renderPreview = useContext(IdeaPreviewSlot);
  const idea = useIdea({ onCreated, onLeave });
  const { composition, errors } = idea;
  const formId = useId();
  const [isPreviewing, setPreviewing] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const category = useRef<HTMLElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const tags = useRef<HTMLInputElement>(null);
  const suggestions = suggestTags({ ...useDebounced(composition, 300), tags: composition.tags });
  const isBusy = idea.isPublishing || idea.isSaving;

  useEffect(() => title.current?.focus(), []);

  async function submit() {
    const fields: Record<IdeaField, HTMLElement | null> = {
      title: title.current,
      category: category.current,
      content: words.current,
      tags: tags.current,
    };
    const faulty = await idea.submit();
    if (faulty) fields[faulty]?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || isComposing(event)) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form id={formId} onSubmit={handleSubmit} noValidate aria-label="Share Your Idea">
      <Stack gap={20} onBlur={() => void idea.keeper.flush()} onKeyDown={handleKeyDown}>
        <TextField
          ref={title}
          label="Title"
          required
          value={composition.title}
          error={errors.title}
          maxLength={TITLE_MAX}
          readOnly={isBusy}
          autoComplete="off"
          dir="auto"
          onChange={(event) => idea.change({ title: event.target.value }, "title")}
        />
        <CategoryField
          ref={category}
          value={composition.category}
          error={errors.category}
          disabled={isBusy}
          onValueChange={(value) => idea.change({ category: value }, "category")}
        />
        <IdeaDescription ref={words} idea={idea} isReadOnly={isBusy} />
        <TagsField
          ref={tags}
          tags={composition.tags}
          suggestions={suggestions}
          error={errors.tags}
          readOnly={isBusy}
          onAdd={idea.addTag}
          onRemove={idea.removeTag}
        />
        <IdeaAudience idea={idea} isBusy={isBusy} />
        <Stack direction="row" gap={8} align="center" justify="space-between" wrap>
          <DraftNotice
            draft={idea.draft}
            composition={composition}
            keeper={idea.keeper}
            onDiscard={() => {
              idea.discard();
              title.current?.focus();
            }}
          />
          <DraftStatus saved={idea.draft.saved} />
        </Stack>
      </Stack>
      {isPreviewing && <Suspense>{renderPreview({ composition, onClose: () => setPreviewing(false) })}</Suspense>}
      {foot &&
        createPortal(
          <IdeaFoot
            formId={formId}
            idea={idea}
            onPreview={() => setPreviewing(true)}
            onCancel={() => idea.cancel(() => void navigate(WRITE_IDEA))}
          />,
          foot,
        )}
    </form>
  );
}

/** The audience of the idea, which a group decides for what is written on its page. */
function IdeaAudience({ idea, isBusy }: { idea: Idea; isBusy: boolean }) {
  if (useContext(WritingGroup)) return null;
  return (
    <LazyAudienceField
      audience={idea.composition.audience ?? PUBLIC}
      disabled={isBusy}
      onChange={(audience) => idea.keeper.change({ audience })}
    />
  );
}
