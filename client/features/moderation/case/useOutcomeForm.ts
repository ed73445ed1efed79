import { useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { isComposing } from "#client/lib/text/composing.ts";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import type { ModerationOutcome, ReportKind } from "#client/gql/graphql.ts";
import { useUnsent, useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { WORDS_MAX } from "#server/features/moderation/moderation.limits.rules";
import { useDecide } from "./useDecide.ts";
import type { Decided } from "./useDecide.ts";

const NOTHING = { text: "" };
const FIELDS = ["words", "rule", "days"];

/** What is to be decided. */
export interface OutcomeOrder {
  outcome: ModerationOutcome;
  subject: { caseId: string; kind: ReportKind; subjectId: string; about: string };
  /** The rules that the reports name, most often first. */
  rules: readonly { key: string; title: string }[];
  onDecided: (decided: Decided) => void;
}

/** The form of a decision. The words stay in this browser until they are sent; a failure of it shows beside its field. */
export function useOutcomeForm({ outcome, subject, rules, onDecided }: OutcomeOrder) {
  const { caseId, kind, subjectId } = subject;
  const { id: viewerId } = useViewer();
  const place = useUnsentPlace(viewerId, `decision on ${kind.toLowerCase()} ${subjectId}`);
  const unsent = useUnsent(place, { initial: NOTHING });
  const [rule, setRule] = useState(rules[0]?.key ?? "");
  const [length, setLength] = useState("7");
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failure, setFailure] = useState("");
  const [isSending, setSending] = useState(false);
  const decide = useDecide();
  const text = unsent.values.text.trim();
  const left = WORDS_MAX - text.length;

  async function send(): Promise<void> {
    if (isSending || left < 0) return;
    setSending(true);
    setFailure("");
    setFaults({});
    try {
      const actId = await decide({
        id: caseId,
        outcome,
        words: text,
        ...(outcome !== "DISMISS" && rule !== "" && { rule }),
        ...(outcome === "SUSPEND" && length !== "" && { days: Number(length) }),
      });
      unsent.box.sent();
      onDecided({ caseId, actId, outcome, kind });
    } catch (error) {
      const fields = firstOf(fieldErrorsIn(error));
      setFaults(fields);
      if (!FIELDS.some((name) => fields[name])) setFailure(messageOf(error));
      setSending(false);
    }
  }

  return {
    unsent,
    left,
    rule,
    setRule,
    length,
    setLength,
    faults,
    failure,
    isSending,
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

const firstOf = (fields: FieldErrors): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages[0]]));
