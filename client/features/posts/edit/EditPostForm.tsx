import { useId } from "react";
import type { FormEvent, KeyboardEvent, Ref } from "react";
import type { PathValue, UseFormReturn } from "react-hook-form";
import { isComposing } from "#client/lib/text/composing.ts";
import { TextField } from "#client/ui/forms/Field.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { CATEGORIES } from "#server/core/categories.rules";
import { EditPostTags } from "./EditPostTags.tsx";
import type { Editable } from "./useEditPost.ts";
import { AUDIENCES } from "#client/features/posts/fields/audience.ts";
import { LazyPlaceChip } from "#client/features/posts/fields/LazyPlaceChip.tsx";
import { WordsField } from "#client/features/posts/fields/WordsField.tsx";

interface EditPostFormProps {
  form: UseFormReturn<Editable>;
  value: Editable;
  onChange: <Name extends keyof Editable>(name: Name, to: PathValue<Editable, Name>) => void;
  /** False where a group or moderators decide who can see the post. */
  choosesAudience: boolean;
  onSubmit: () => void;
  /** The field of the text. */
  ref?: Ref<HTMLTextAreaElement>;
}

const CATEGORY_OPTIONS = [
  { value: "", label: "No category" },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
];

/** The form of everything that an author can change of a post. */
export function EditPostForm({ form, value, onChange: change, choosesAudience, onSubmit, ref }: EditPostFormProps) {
  const { errors, isSubmitting: isReadOnly } = form.formState;
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isComposing(event)) {
      event.preventDefault();
      onSubmit();
    }
  }

  return (
    <form id={formId} onSubmit={handleSubmit} noValidate>
      <Stack gap={16}>
        <TextField
          label="Title"
          value={value.title}
          dir="auto"
          readOnly={isReadOnly}
          error={errors.title?.message}
          onChange={(event) => change("title", event.target.value)}
        />
        <WordsField
          {...(ref && { ref })}
          label="Your post"
          value={value.content}
          readOnly={isReadOnly}
          error={errors.content?.message}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onValueChange={(content) => change("content", content)}
          onKeyDown={handleKeyDown}
        />
        <SelectField
          label="Category"
          options={CATEGORY_OPTIONS}
          value={value.category}
          disabled={isReadOnly}
          onChange={(event) => change("category", event.target.value)}
        />
        <EditPostTags tags={value.tags} isReadOnly={isReadOnly} onChange={(tags) => change("tags", [...tags])} />
        {choosesAudience && (
          <SelectField
            label="Who can see it"
            options={AUDIENCES}
            value={value.visibility}
            disabled={isReadOnly}
            onChange={({ target }) =>
              change("visibility", AUDIENCES.find((one) => one.value === target.value)?.value ?? "PUBLIC")
            }
          />
        )}
        {value.place && (
          <LazyPlaceChip
            place={value.place}
            disabled={isReadOnly}
            onRemove={() => change("place", null)}
            onNameChange={(name) => value.place && change("place", { ...value.place, name })}
          />
        )}
      </Stack>
    </form>
  );
}
