import { useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { isComposing } from "#client/lib/text/composing.ts";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { useUnsent, useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { WORDS_MAX } from "#server/features/moderation/moderation.limits.rules";

const NOTHING = { text: "" };

interface WordsFormProps {
  /** What the decision does. */
  effect: string;
  label: string;
  hint: string;
  /** The button, and the button during the request. */
  act: string;
  acting: string;
  isDanger?: boolean;
  /** The name under which the words are stored until they are sent. */
  storedAs: string;
  /** The name of the words in the server's objection. */
  field: string;
  /** Sends the words. Rejects with the server's objection, and the words stay. */
  send: (words: string) => Promise<void>;
  onClose: () => void;
}

/** A form of a few words by which a moderator explains an act. */
export function WordsForm({ effect, label, hint, act, acting, isDanger = false, ...props }: WordsFormProps) {
  const { id } = useViewer();
  const unsent = useUnsent(useUnsentPlace(id, props.storedAs), { initial: NOTHING });
  const [error, setError] = useState("");
  const [isSending, setSending] = useState(false);
  const { text } = unsent.values;
  const left = WORDS_MAX - text.trim().length;

  async function send(): Promise<void> {
    if (isSending || left < 0) return;
    setSending(true);
    setError("");
    try {
      await props.send(text.trim());
      unsent.box.sent();
      props.onClose();
    } catch (failure) {
      setError(fieldErrorsIn(failure)[props.field]?.[0] ?? messageOf(failure));
      setSending(false);
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={16}>
        <Text variant="bodySm" tone="secondary">
          {effect}
        </Text>
        <TextArea
          onKeyDown={handleKeyDown}
          label={label}
          hint={hint}
          rows={4}
          value={text}
          error={error || (left < 0 ? charactersLeft(left) : undefined)}
          onChange={(event) => {
            unsent.box.change({ text: event.target.value });
            setError("");
          }}
        />
        <UnsentNote unsent={unsent} />
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" disabled={isSending} onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={isDanger ? "danger" : "primary"}
            loading={isSending}
            loadingText={acting}
            disabled={left < 0}
          >
            {act}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
