import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { FieldValues } from "react-hook-form";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { type LoadRule, ruleResolver } from "#client/lib/ruleResolver.ts";

/** A group as it is being described. */
export interface GroupDraft {
  name: string;
  slug: string;
  description: string;
  category: string;
  visibility: "public" | "private";
  /** An uploaded picture, null for none; left out, the group keeps the one that it has. */
  coverId?: string | null;
}

const FIELDS = ["name", "slug", "description", "category"] as const;
export type GroupField = (typeof FIELDS)[number];

interface GroupFormOptions<TInput extends FieldValues> {
  beginning: GroupDraft;
  /** The rule that the server asks too, and the draft in its words. */
  loadRule: LoadRule<TInput>;
  toRule: (draft: GroupDraft) => unknown;
  /** Saves what the rule accepts. Rejects with what the server has against it. */
  send: (draft: GroupDraft) => Promise<void>;
}

/** A group while it is being described, what is wrong with it field by field, and its way to the server. */
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
    /** What was said against a field is gone with its change. */
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

/** What the fields of the form need of it. */
export type GroupDrafting = ReturnType<typeof useGroupForm>;
