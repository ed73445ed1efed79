import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { InvitationsQuery } from "./invitationsQuery.ts";

const CreateInvitation = graphql(`
  mutation CreateInvitation($uses: Int!, $days: Int!) {
    createInvitation(uses: $uses, days: $days) {
      link
    }
  }
`);

const choices = (numbers: readonly number[], one: string, many: string) =>
  numbers.map((number) => ({ value: String(number), label: `${number} ${number === 1 ? one : many}` }));
const USES = choices([1, 5, 10, 25, 100], "person", "people");
const DAYS = choices([1, 7, 30, 90], "day", "days");

/** The form that makes an invitation. */
export function InvitationForm({ onCreated }: { onCreated: (link: string) => void }) {
  const [uses, setUses] = useState("1");
  const [days, setDays] = useState("7");
  const [create, { loading }] = useMutation(CreateInvitation, { refetchQueries: [InvitationsQuery] });

  async function submit() {
    try {
      const { data } = await create({ variables: { uses: Number(uses), days: Number(days) } });
      if (data?.createInvitation) onCreated(data.createInvitation.link);
    } catch (failure) {
      toast.failure("Couldn't make an invitation", messageOf(failure, "Please try again."));
    }
  }

  return (
    <form
      aria-label="New invitation"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={12}>
        <SelectField label="For" options={USES} value={uses} onChange={({ target }) => setUses(target.value)} />
        <SelectField label="Works for" options={DAYS} value={days} onChange={({ target }) => setDays(target.value)} />
        <Button type="submit" loading={loading} style={{ alignSelf: "flex-start" }}>
          Create invitation
        </Button>
      </Stack>
    </form>
  );
}
