import { useMemo, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { isBlank, remainingLength } from "#server/core/text.rules";
import { isComposing } from "#client/lib/text/composing.ts";
import { ignoreFailure, orElse } from "#client/lib/ignoreFailure.ts";
import type { LoadRule } from "#client/lib/ruleResolver.ts";
import type { UnsentPlace } from "./unsentStore.ts";
import { useUnsent } from "./useUnsent.ts";

interface TextFormOptions<TInput extends FieldValues> {
  /** The name of the text in the rule. */
  field: keyof TInput & string;
  initialText?: string;
  /** Where the text is stored until it is sent. Without it, the text lasts as long as the form. */
  place?: UnsentPlace | null;
  /** True where a saved text is edited. */
  isEdit?: boolean;
  /** The rule of the server, and the characters that it allows. */
  loadRule: LoadRule<TInput>;
  max: number;
  /** True where a blank text is never sent; elsewhere the rule decides about it. */
  ignoresBlank?: boolean;
  /** Sends the trimmed text. The form shows what it rejects with, and the text stays. */
  send: (text: string) => Promise<void>;
  /** Returns the text of the form about a failure of `send`. */
  reasonOf: (failure: unknown) => string;
}

/**
 * Manages a form of one text: the text, the characters that are left, the message of the rule or the server, and
 * sending by button or Ctrl+Enter. A text that is too long is not sent: its counter shows why. The hook holds this
 * little state itself, because react-hook-form would add 12 kB to the dialog of a post.
 */
export function useTextForm<TInput extends FieldValues>(options: TextFormOptions<TInput>) {
  const { field, initialText = "", place = null, isEdit = false, loadRule, max, ignoresBlank = false } = options;
  const initial = useMemo(() => ({ text: initialText }), [initialText]);
  const unsent = useUnsent(place, { initial, isEdit });
  const { text } = unsent.values;
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const left = remainingLength(text, max);
  const canSend = left >= 0 && !isSending && !(ignoresBlank && isBlank(text));

  async function send(): Promise<void> {
    if (!canSend) return;
    setError(undefined);
    setSending(true);
    try {
      const fault = await faultOf({ [field]: text }, loadRule);
      if (fault === null) {
        await options.send(text.trim());
        unsent.box.sent();
      } else setError(fault);
    } catch (failure) {
      setError(options.reasonOf(failure));
    }
    setSending(false);
  }

  function change(next: string): void {
    // Sending does not wait for the rule in this case.
    if (text === initialText) void ignoreFailure(loadRule(), "ahead");
    unsent.box.change({ text: next });
  }

  return {
    text,
    /** The draft of the text, for the note about it. */
    unsent,
    left,
    error,
    isSending,
    canSend,
    change,
    /** Returns to the text with which the form would begin. */
    discard: () => unsent.box.discard(),
    clearError: () => setError(undefined),
    handleSubmit(event: FormEvent): void {
      event.preventDefault();
      void send();
    },
    handleKeyDown(event: KeyboardEvent): void {
      if (isComposing(event) || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void send();
    },
  };
}

/**
 * Returns the rule's objection to an input; null when it accepts it. Where the rule cannot be loaded, the server
 * decides alone: it has the same rule.
 */
async function faultOf<TInput extends FieldValues>(input: unknown, loadRule: LoadRule<TInput>): Promise<string | null> {
  const rule = await orElse(loadRule(), null, "optional");
  const result = await rule?.["~standard"].validate(input);
  return result?.issues?.[0]?.message ?? null;
}
