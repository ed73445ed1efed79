import styled from "@emotion/styled";
import { useMemo } from "react";
import { request, RequestError } from "#client/apollo/request.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { unsentPlace } from "#client/lib/unsent/unsentStore.ts";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { APPEAL_MAX, newAppeal } from "#server/features/suspensions/suspensions.rules";

/** So near to the limit the counter shows. */
const NEAR_LIMIT = 100;

const loadRule = async () => newAppeal;

interface AppealFormProps {
  suspensionId: string;
  token: string;
  onSent: () => void;
}

/** The form of the one appeal against a suspension. */
export function AppealForm({ suspensionId, token, onSent }: AppealFormProps) {
  // Nobody is signed in, so the text belongs to the suspension.
  const place = useMemo(() => unsentPlace("suspended", `appeal ${suspensionId}`), [suspensionId]);
  const form = useTextForm({
    field: "words",
    place,
    loadRule,
    max: APPEAL_MAX,
    send: async (words) => {
      await request("POST", "/appeals", { words, token });
      onSent();
    },
    reasonOf: (failure) =>
      failure instanceof RequestError ? failure.message : "Your appeal could not be sent. Please try again.",
  });
  const { left } = form;

  return (
    <Form onSubmit={form.handleSubmit}>
      <TextArea
        label="Your appeal"
        hint="Write why the suspension should be lifted. You can appeal once, and a moderator reads it."
        rows={4}
        dir="auto"
        value={form.text}
        error={form.error ?? (left < 0 ? charactersLeft(left) : undefined)}
        status={left >= 0 && left <= NEAR_LIMIT ? charactersLeft(left) : ""}
        onChange={(event) => form.change(event.target.value)}
        onKeyDown={form.handleKeyDown}
      />
      <UnsentNote unsent={form.unsent} />
      <div>
        <Button type="submit" loading={form.isSending} loadingText="Sending..." disabled={!form.canSend}>
          Send appeal
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form(({ theme }) => ({ display: "grid", gap: theme.space(8), width: "100%" }));
