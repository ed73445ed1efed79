import { useId, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { CATEGORIES } from "#server/core/categories.rules";
import { DESCRIPTION_MAX, GROUP_NAME_MAX } from "#server/features/groups/groups.limits.rules";
import { Button } from "#client/ui/controls/Button.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { TextArea, TextField } from "#client/ui/forms/Field.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { FailureText } from "#client/ui/text/FailureText.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { GroupCoverField } from "./GroupCoverField.tsx";
import { useGroupCover } from "./useGroupCover.ts";
import type { GroupDrafting, GroupWords } from "./useGroupForm.ts";

const CHOOSE = { value: "", label: "Choose a category" };
const OPTIONS = CATEGORIES.map((category) => ({ value: category, label: category }));

interface GroupFormProps {
  title: string;
  /** The text of the button, and its text during the request. */
  submit: string;
  submitting: string;
  drafting: GroupDrafting;
  /** The URL of the group's cover; null for none. */
  cover?: string | null;
  onClose: () => void;
  /** Fields of only this form, after the name and after the category. */
  afterName?: ReactNode;
  afterCategory?: ReactNode;
}

/** The form of a group's description. Closing it keeps a draft, Cancel asks before it is dropped. */
export function GroupForm({ drafting, onClose, ...props }: GroupFormProps) {
  const formId = useId();
  const { draft, change, isChanged, errors, isBusy } = drafting;
  const cover = useGroupCover(change);
  const isUploading = cover.upload.percent !== null;
  const [isLeaving, setLeaving] = useState(false);
  // A chosen category cannot be cleared.
  const [options] = useState(draft.category === "" ? [CHOOSE, ...OPTIONS] : OPTIONS);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !isUploading) void drafting.submit();
  }

  function leave(isWanted: boolean) {
    if (isBusy) return;
    if (isWanted) setLeaving(true);
    else onClose();
  }

  return (
    <Dialog
      open
      title={props.title}
      onOpenChange={(open) => !open && leave(drafting.isCoverChanged)}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" disabled={isBusy} onClick={() => leave(isChanged)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} loadingText={props.submitting} disabled={isUploading}>
            {props.submit}
          </Button>
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={16}>
          <UnsentNote unsent={drafting.unsent} wordsOf={wordsOfGroup} />
          <TextField
            label="Name"
            value={draft.name}
            maxLength={GROUP_NAME_MAX}
            autoComplete="off"
            error={errors.name?.message}
            onChange={(event) => change({ name: event.target.value }, "name")}
          />
          {props.afterName}
          <TextArea
            label="Description"
            value={draft.description}
            rows={3}
            maxLength={DESCRIPTION_MAX}
            error={errors.description?.message}
            onChange={(event) => change({ description: event.target.value }, "description")}
          />
          <SelectField
            label="Category"
            value={draft.category}
            options={options}
            error={errors.category?.message}
            onChange={(event) => change({ category: event.target.value }, "category")}
          />
          {props.afterCategory}
          <GroupCoverField cover={cover} stored={draft.coverId === undefined ? (props.cover ?? null) : null} />
          <FailureText text={errors.root?.message} />
        </Stack>
      </form>
      {isLeaving && (
        <ConfirmDialog
          title="Discard your changes?"
          text="Your changes to the group have not been saved."
          confirm="Discard"
          confirming="Discarding..."
          cancel="Keep editing"
          onConfirm={async () => {
            drafting.unsent.box.clear();
            onClose();
          }}
          failureOf={() => ""}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}

const LABELS: Record<keyof GroupWords, string> = {
  name: "Name",
  slug: "Address",
  description: "Description",
  category: "Category",
  visibility: "Who can read this group",
  firstPosts: "First posts",
  question1: "Question 1",
  question2: "Question 2",
  question3: "Question 3",
};

const wordsOfGroup = (words: GroupWords, names: readonly string[]): string =>
  Object.entries(LABELS)
    .filter(([name]) => names.includes(name))
    // Each name of the labels is one of the words.
    .map(([name, label]) => `${label}: ${words[name as keyof GroupWords] || "empty"}`)
    .join("\n");
