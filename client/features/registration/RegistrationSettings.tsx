import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { RegistrationMode } from "#client/gql/graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { QUESTION_MAX } from "#server/features/auth/registration/registration.rules";

const RegistrationSettingsQuery = graphql(`
  query RegistrationSettings {
    communitySettings {
      registration
      question
    }
  }
`);

const UpdateRegistration = graphql(`
  mutation UpdateRegistration($input: UpdateCommunitySettingsInput!) {
    updateCommunitySettings(input: $input) {
      registration
      question
    }
  }
`);

const MODES: readonly { value: RegistrationMode; label: string }[] = [
  { value: "OPEN", label: "Anybody can join" },
  { value: "APPROVAL", label: "Each new account is approved" },
  { value: "INVITE", label: "By invitation only" },
  { value: "CLOSED", label: "Nobody can join" },
];

/** How one becomes a member, for admins. */
export function RegistrationSettings() {
  const settings = useValueQuery(RegistrationSettingsQuery, {
    variables: {},
    value: ({ communitySettings }) => communitySettings,
  });
  return (
    <Card as="section" aria-labelledby="registration-mode">
      <Stack gap={16}>
        <Text id="registration-mode" variant="h2">
          Who can join
        </Text>
        <QueryBoundary query={settings} skeleton={<Skeleton height={124} />} failure="Couldn't load the settings">
          {({ registration, question }) => <SettingsForm mode={registration} question={question} />}
        </QueryBoundary>
      </Stack>
    </Card>
  );
}

function SettingsForm(stored: { mode: RegistrationMode; question: string }) {
  const [mode, setMode] = useState(stored.mode);
  const [question, setQuestion] = useState(stored.question);
  const [save, { loading }] = useMutation(UpdateRegistration, { refetchQueries: [RegistrationSettingsQuery] });

  async function submit() {
    try {
      await save({ variables: { input: { registration: mode, question } } });
      toast.success("Saved", "Visitors see it when they next open the page.");
    } catch (failure) {
      toast.failure("Couldn't save that", messageOf(failure, "Please try again."));
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={16} align="stretch">
        <SelectField
          label="New members"
          options={MODES}
          value={mode}
          onChange={({ target }) => setMode(MODES.find(({ value }) => value === target.value)?.value ?? mode)}
        />
        {mode === "APPROVAL" && (
          <TextArea
            label="Question for applicants"
            hint="Leave it empty to ask nothing."
            rows={3}
            maxLength={QUESTION_MAX}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        )}
        <Button
          type="submit"
          loading={loading}
          disabled={mode === stored.mode && question === stored.question}
          style={{ alignSelf: "flex-start" }}
        >
          Save
        </Button>
      </Stack>
    </form>
  );
}
