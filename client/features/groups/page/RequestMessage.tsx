import styled from "@emotion/styled";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useMembership } from "#client/features/groups/core/useMembership.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { REQUEST_MESSAGE_MAX } from "#server/features/groups/groups.limits.rules";

const loadRule = async () => (await import("#server/features/groups/groups.rules")).joinRequest;

/** So near to the limit the counter shows. */
const NEAR_LIMIT = 100;

interface RequestMessageProps {
  group: { id: string; name: string; viewerState: string; viewerMessage?: string | null };
}

/** The form of a message to those who admit members of a private group, with a request or after it. */
export function RequestMessage({ group }: RequestMessageProps) {
  const { request } = useMembership();
  const sentText = group.viewerMessage ?? "";
  const isRequested = group.viewerState === "REQUESTED";
  const form = useTextForm({
    field: "message",
    place: useUnsentPlace(useViewer().id, `request to join group ${group.id}`),
    isEdit: true,
    initialText: sentText,
    loadRule,
    max: REQUEST_MESSAGE_MAX,
    send: (message) => request(group, message, isRequested),
    reasonOf: (failure) => messageOf(failure, "Your message could not be sent. Please try again."),
  });
  const { left } = form;
  const isUnchanged = form.text.trim() === sentText.trim() || form.text.trim() === "";

  return (
    <Form onSubmit={form.handleSubmit}>
      <TextArea
        label="A message to the admins"
        hint="Only the owners and admins of the group can read it."
        rows={3}
        dir="auto"
        value={form.text}
        error={form.error ?? (left < 0 ? charactersLeft(left) : undefined)}
        status={left >= 0 && left <= NEAR_LIMIT ? charactersLeft(left) : ""}
        onChange={(event) => form.change(event.target.value)}
        onKeyDown={form.handleKeyDown}
      />
      <UnsentNote unsent={form.unsent} />
      <div>
        <Button
          type="submit"
          size="sm"
          variant="tonal"
          loading={form.isSending}
          loadingText="Sending..."
          disabled={!form.canSend || (isRequested && isUnchanged)}
        >
          {isRequested ? "Send message" : "Send request"}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  width: "100%",
  maxWidth: 480,
  marginInline: "auto",
  textAlign: "start",
}));
