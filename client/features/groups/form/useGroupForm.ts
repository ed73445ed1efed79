import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { FieldValues } from "react-hook-form";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { type LoadRule, ruleResolver } from "#client/lib/ruleResolver.ts";

/** The values of a group's form. */
export interface GroupDraft {
  name: string;
  slug: string;
  description: string;
  category: string;
  visibility: "public" | "private";
  /** The id of an uploaded picture, null for none; without it, the group keeps its current one. */
  coverId?: string | null;
}

const FIELDS = ["name", "slug", "description", "category"] as const;
export type GroupField = (typeof FIELDS)[number];

interface GroupFormOptions<TInput extends FieldValues> {
  beginning: GroupDraft;
  /** Loads the rule of the server, with the conversion of the draft to its input. */
  loadRule: LoadRule<TInput>;
  toRule: (draft: GroupDraft) => unknown;
  /** Saves a valid draft. Rejects with the server's objection. */
  send: (draft: GroupDraft) => Promise<void>;
}

/** Manages the form of a group: its values, the errors by field, and saving. */
export function useGroupForm<TInput extends FieldValues>(options: GroupFormOptions<TInput>) {
  const [start] = useState(options.beginning);
  const form = useForm<GroupDraft>({
    resolver: ruleResolver(options.loadRule, options.toRule),
    defaultValues: start,
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const draft = useWatch({ control: form.control, compute: (fields: GroupDraft) => fields });
  const { errors, isSubmitting } = form.formState;

  function showFailure(failure: unknown): void {
    const named = fieldErrorsIn(failure);
    const known = FIELDS.filter((name) => named[name]?.[0] !== undefined);
    for (const name of known) form.setError(name, { message: named[name]?.[0] ?? "" });
    if (known.length === 0) form.setError("root", { message: Object.values(named)[0]?.[0] ?? messageOf(failure) });
  }

  return {
    draft,
    errors,
    isBusy: isSubmitting,
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
    /** Changes values; a change of a field clears its error. */
    change(part: Partial<GroupDraft>, field?: GroupField): void {
      if (field) {
        form.clearErrors(field);
        form.clearErrors("root");
      }
      if (part.name !== undefined) form.setValue("name", part.name);
      if (part.slug !== undefined) form.setValue("slug", part.slug);
      if (part.description !== undefined) form.setValue("description", part.description);
      if (part.category !== undefined) form.setValue("category", part.category);
      if (part.visibility !== undefined) form.setValue("visibility", part.visibility);
      if (part.coverId !== undefined) form.setValue("coverId", part.coverId);
    },
    submit: form.handleSubmit(async (fields) => {
      try {
        await options.send(fields);
      } catch (failure) {
        showFailure(failure);
      }
    }),
  };
}

/** The part of the form that its fields need. */
export type GroupDrafting = ReturnType<typeof useGroupForm>;
