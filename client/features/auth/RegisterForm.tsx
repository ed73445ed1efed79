import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PasswordField, TextArea, TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PASSWORD_MIN, registration, USERNAME_MAX, USERNAME_MIN } from "#server/features/auth/auth.rules";
import { ANSWER_MAX } from "#server/features/auth/registration/registration.rules";
import { AvailabilityIcon, AvailabilityWords } from "./AvailabilityIcon.tsx";
import { justJoined } from "./justJoined.ts";
import { Notice } from "./Notice.tsx";
import { useAuthActions } from "./useAuthActions.ts";
import { USERNAME_OBSTACLES, useUsernameAvailability } from "./useUsernameAvailability.ts";

const FIELDS = ["name", "email", "username", "password", "passwordConfirmation", "answer"] as const;
type FieldName = (typeof FIELDS)[number];

/** The rule of usernames, before anybody breaks it. */
const USERNAME_HINT = `${USERNAME_MIN} to ${USERNAME_MAX} letters, numbers, dots, dashes or underscores`;

interface RegisterFormProps {
  /** The code of an invitation that works. */
  invitation: string | null;
  /** What the community asks before it approves an account; empty for nothing. */
  question: string;
}

/** The form that creates an account, or asks for one. */
export function RegisterForm({ invitation, question }: RegisterFormProps) {
  const [applied, setApplied] = useState<string | null>(null);
  const { register: createAccount } = useAuthActions();
  const form = useForm({
    resolver: standardSchemaResolver(registration),
    defaultValues: { name: "", email: "", username: "", password: "", passwordConfirmation: "", answer: "" },
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;
  const { setError, clearErrors } = form;
  const username = useWatch({ control: form.control, name: "username" });
  const { availability, again } = useUsernameAvailability(username);
  const obstacle = USERNAME_OBSTACLES[availability];

  // The server has answered, so an error that concerned the check in progress is outdated.
  useEffect(() => {
    if (availability !== "idle" && availability !== "checking") clearErrors("username");
  }, [availability, clearErrors]);

  const submit = form.handleSubmit(
    async (values) => {
      if (obstacle !== null) return announceObstacle(obstacle);
      const { failure, waits } = await createAccount({ ...values, invitation });
      if (failure) showUnderFields(failure);
      else if (waits !== null) setApplied(waits);
      else justJoined.note();
    },
    (faults) => {
      if (obstacle !== null && !faults.username) announceObstacle(obstacle);
    },
  );

  function announceObstacle(message: string): void {
    setError("username", { message }, { shouldFocus: true });
    if (availability === "unknown") again();
  }

  function showUnderFields(failure: FieldErrors): void {
    const named = FIELDS.filter((name) => failure[restName(name)]?.[0]);
    named.forEach((name, index) =>
      setError(name, { message: failure[restName(name)]?.[0] ?? "" }, { shouldFocus: index === 0 }),
    );
  }

  const clearing = (name: FieldName) => ({
    error: errors[name]?.message,
    readOnly: isSubmitting,
    ...form.register(name, { onChange: () => clearErrors(name) }),
  });

  if (applied !== null)
    return <Notice tone="success" icon={<MailCheck aria-hidden />} title="Almost there" text={applied} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Create Account">
      <Stack gap={16}>
        <TextField label="Name" autoComplete="name" {...clearing("name")} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...clearing("email")}
        />
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={USERNAME_HINT}
          suffix={<AvailabilityIcon availability={availability} />}
          status={!errors.username && <AvailabilityWords availability={availability} />}
          {...clearing("username")}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters`}
          {...clearing("password")}
        />
        <PasswordField label="Confirm Password" autoComplete="new-password" {...clearing("passwordConfirmation")} />
        {question !== "" && <TextArea label={question} rows={4} maxLength={ANSWER_MAX} {...clearing("answer")} />}
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          Create Account
        </Button>
        <Text variant="meta" tone="secondary" as="p">
          By creating an account you accept the{" "}
          <TextLink to="/rules" target="_blank">
            community rules
          </TextLink>{" "}
          and the{" "}
          <TextLink to="/terms" target="_blank">
            terms
          </TextLink>
          . How we handle your data:{" "}
          <TextLink to="/privacy" target="_blank">
            privacy
          </TextLink>
          .
        </Text>
      </Stack>
    </form>
  );
}

/** Returns the name of a field in the REST face. */
function restName(name: FieldName): string {
  return name === "passwordConfirmation" ? "password_confirmation" : name;
}
