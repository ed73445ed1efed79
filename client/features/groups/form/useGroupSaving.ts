import { useState } from "react";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";

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
export type GroupField = "name" | "slug" | "description" | "category";
export type GroupErrors = { [field in GroupField | "form"]?: string | undefined };

const FIELDS: readonly GroupField[] = ["name", "slug", "description", "category"];

/** What a rule says of a draft. */
type Verdict = { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** The way of a described group to the server. What is wrong with it is said field by field. */
export function useGroupSaving() {
  const [errors, setErrors] = useState<GroupErrors>({});
  const [isBusy, setBusy] = useState(false);

  /** Sends what the rule accepts, which the server asks too. Answers null when nothing was saved. */
  async function save<Saved>(verdict: Verdict, send: () => Promise<Saved>): Promise<Saved | null> {
    if (!verdict.success) {
      setErrors(firstOf(verdict.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return null;
    }
    setBusy(true);
    setErrors({});
    try {
      return await send();
    } catch (failure) {
      const told = firstOf(Object.entries(fieldErrorsIn(failure)).map(([field, [message = ""]]) => [field, message]));
      setErrors(Object.keys(told).length > 0 ? told : { form: messageOf(failure) });
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    save,
    errors,
    isBusy,
    clear: (field: GroupField) => setErrors((now) => ({ ...now, [field]: undefined, form: undefined })),
  };
}

/** What a form has to know of the saving. */
export type GroupSaving = Pick<ReturnType<typeof useGroupSaving>, "errors" | "isBusy" | "clear">;

function firstOf(told: [field: string, message: string][]): GroupErrors {
  const errors: GroupErrors = {};
  for (const [name, message] of told) {
    const field = FIELDS.find((one) => one === name) ?? "form";
    errors[field] ??= message;
  }
  return errors;
}
