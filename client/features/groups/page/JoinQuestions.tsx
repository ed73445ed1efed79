import styled from "@emotion/styled";
import { useState } from "react";
import type { FormEvent } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useMembership } from "#client/features/groups/core/useMembership.ts";
import { useUnsent, useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ANSWER_ALL, ANSWER_MAX } from "#server/features/groups/groups.limits.rules";

const FIELDS = ["answer1", "answer2", "answer3"] as const;
const BLANK = { answer1: "", answer2: "", answer3: "" };

interface JoinQuestionsProps {
  group: { id: string; name: string; questions: readonly string[] };
}

/** The form of a request to join a group that asks questions. */
export function JoinQuestions({ group }: JoinQuestionsProps) {
  const { answer } = useMembership();
  const unsent = useUnsent(useUnsentPlace(useViewer().id, `answers for group ${group.id}`), { initial: BLANK });
  const { box, values } = unsent;
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState("");
  const fields = FIELDS.slice(0, group.questions.length);

  async function send(event: FormEvent) {
    event.preventDefault();
    const answers = fields.map((field) => values[field].trim());
    if (answers.some((text) => text === "")) return setError(ANSWER_ALL);
    setError("");
    setSending(true);
    try {
      await answer(group, answers);
      box.sent();
    } catch (failure) {
      setError(messageOf(failure, "Your request could not be sent. Please try again."));
    }
    setSending(false);
  }

  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <Text as="p" variant="bodySm" tone="secondary">
        Only the owners and admins of the group read your answers.
      </Text>
      {fields.map((field, at) => (
        <TextArea
          key={field}
          label={group.questions[at] ?? ""}
          rows={2}
          dir="auto"
          maxLength={ANSWER_MAX}
          value={values[field]}
          onChange={(event) => box.change({ ...values, [field]: event.target.value })}
        />
      ))}
      <UnsentNote
        unsent={unsent}
        wordsOf={(words, names) =>
          fields
            .filter((one) => names.includes(one))
            .map((one) => words[one])
            .join("\n")
        }
      />
      {error && (
        <Text variant="bodySm" tone="danger" role="alert">
          {error}
        </Text>
      )}
      <div>
        <Button type="submit" loading={isSending} loadingText="Sending...">
          Send request
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form(({ theme }) => ({
  display: "grid",
  gap: theme.space(12),
  width: "100%",
  maxWidth: 480,
  marginInline: "auto",
  textAlign: "start",
}));
