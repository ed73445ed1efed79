import { useId } from "react";
import type { FormEvent, KeyboardEvent, Ref } from "react";
import { TextField } from "#client/ui/forms/Field.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { CATEGORIES } from "#server/core/categories.rules";
import { EditPostTags } from "./EditPostTags.tsx";
import type { Editable } from "./useEditPost.ts";
import { WordsField } from "#client/features/posts/fields/WordsField.tsx";

interface EditPostFormProps {
  value: Editable;
  /** What keeps it from being saved, by field. */
  fault: { title?: string; content?: string } | null;
  isReadOnly: boolean;
  onChange: (part: Partial<Editable>) => void;
  onSubmit: () => void;
  /** The text. */
  ref?: Ref<HTMLTextAreaElement>;
}

const CATEGORY_OPTIONS = [
  { value: "", label: "No category" },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
];

const AUDIENCES = [
  { value: "PUBLIC", label: "Public" },
  { value: "BONDS", label: "Bonds only" },
];

/** Everything of a post that its author can change. */
export function EditPostForm({ value, fault, isReadOnly, onChange, onSubmit, ref }: EditPostFormProps) {
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
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
          error={fault?.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <WordsField
          {...(ref && { ref })}
          label="Your post"
          value={value.content}
          readOnly={isReadOnly}
          error={fault?.content}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onValueChange={(content) => onChange({ content })}
          onKeyDown={handleKeyDown}
        />
        <SelectField
          label="Category"
          options={CATEGORY_OPTIONS}
          value={value.category}
          disabled={isReadOnly}
          onChange={(event) => onChange({ category: event.target.value })}
        />
        <EditPostTags tags={value.tags} isReadOnly={isReadOnly} onChange={(tags) => onChange({ tags })} />
        <SelectField
          label="Who can see it"
          options={AUDIENCES}
          value={value.visibility}
          disabled={isReadOnly}
          onChange={(event) => onChange({ visibility: event.target.value === "BONDS" ? "BONDS" : "PUBLIC" })}
        />
      </Stack>
    </form>
  );
}
