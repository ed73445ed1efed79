import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { FieldValues } from "react-hook-form";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { type LoadRule, ruleResolver } from "#client/lib/ruleResolver.ts";
import { isSameValues } from "#client/lib/unsent/unsentMerge.ts";
import { useFormValues } from "#client/lib/unsent/useFormValues.ts";
import { useUnsent, useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { QUESTION_FIELDS, type QuestionWords } from "./groupQuestionFields.ts";

/** The values of a group's form that are stored until they are sent. */
export type GroupWords = Readonly<{
  name: string;
  slug: string;
  description: string;
  category: string;
  visibility: "public" | "private";
  /** Whether first posts of members wait for approval. */
  firstPosts: "open" | "approved";
}> &
  QuestionWords;

/** The values of a group's form. */
export type GroupDraft = GroupWords & {
  /** The id of an uploaded picture, null for none; without it, the group keeps its current one. */
  coverId?: string | null;
};

const FIELDS = ["name", "slug", "description", "category"] as const;
export type GroupField = (typeof FIELDS)[number];

interface GroupFormOptions<TInput extends FieldValues> {
  beginning: GroupWords;
  /** Where the values are stored until they are sent, e.g. "new group". */
  place: string;
  /** True where a saved group is edited. */
  isEdit: boolean;
  /** Loads the rule of the server, with the conversion of the draft to its input. */
  loadRule: LoadRule<TInput>;
  toRule: (draft: GroupDraft) => unknown;
  /** Saves a valid draft. Rejects with the server's objection. */
  send: (draft: GroupDraft) => Promise<void>;
}

/** Manages the form of a group: its values, which are stored until they are sent, the errors by field, and saving. */
export function useGroupForm<TInput extends FieldValues>(options: GroupFormOptions<TInput>) {
  const { beginning, isEdit } = options;
  const unsent = useUnsent(useUnsentPlace(useViewer().id, options.place), { initial: beginning, isEdit });
  const { box, values } = unsent;
  const [start] = useState<GroupDraft>(values);
  const form = useForm<GroupDraft>({
    resolver: ruleResolver(options.loadRule, options.toRule),
    defaultValues: start,
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  useFormValues(form, values);
  const coverId = useWatch({ control: form.control, name: "coverId" });
  const draft: GroupDraft = coverId === undefined ? values : { ...values, coverId };
  const { errors, isSubmitting } = form.formState;

  function showFailure(failure: unknown): void {
    const named = fieldErrorsIn(failure);
    const known = FIELDS.filter((name) => named[name]?.[0] !== undefined);
    for (const name of known) form.setError(name, { message: named[name]?.[0] ?? "" });
    if (known.length === 0) form.setError("root", { message: Object.values(named)[0]?.[0] ?? messageOf(failure) });
  }

  return {
    draft,
    /** The draft of the values, for the note about it. */
    unsent,
    errors,
    isBusy: isSubmitting,
    isChanged: coverId !== undefined || !isSameValues(beginning, values),
    /** True when the cover would be lost: it is not stored as a draft. */
    isCoverChanged: coverId !== undefined,
    /** Changes values; a change of a field clears its error. */
    change({ coverId: cover, ...part }: Partial<GroupDraft>, field?: GroupField): void {
      if (Object.keys(part).length > 0) box.change({ ...values, ...part });
      if (field) {
        form.clearErrors(field);
        form.clearErrors("root");
      }
      if (part.name !== undefined) form.setValue("name", part.name);
      if (part.slug !== undefined) form.setValue("slug", part.slug);
      if (part.description !== undefined) form.setValue("description", part.description);
      if (part.category !== undefined) form.setValue("category", part.category);
      for (const question of QUESTION_FIELDS) {
        const words = part[question];
        if (words !== undefined) form.setValue(question, words);
      }
      if (part.visibility !== undefined) form.setValue("visibility", part.visibility);
      if (part.firstPosts !== undefined) form.setValue("firstPosts", part.firstPosts);
      if (cover !== undefined) form.setValue("coverId", cover);
    },
    submit: form.handleSubmit(async (fields) => {
      try {
        await options.send(fields);
        box.sent();
      } catch (failure) {
        showFailure(failure);
      }
    }),
  };
}

/** The part of the form that its fields need. */
export type GroupDrafting = ReturnType<typeof useGroupForm>;
