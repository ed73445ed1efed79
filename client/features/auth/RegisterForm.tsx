import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PasswordField, TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PASSWORD_MIN, registration } from "#server/features/auth/auth.rules";
import { AvailabilityIcon, AvailabilityWords } from "./AvailabilityIcon.tsx";
import { useAuthActions } from "./useAuthActions.ts";
import { USERNAME_OBSTACLES, useUsernameAvailability } from "./useUsernameAvailability.ts";

const FIELDS = ["name", "email", "username", "password", "passwordConfirmation"] as const;
type FieldName = (typeof FIELDS)[number];

/** The form that creates an account. */
export function RegisterForm() {
  const { register: createAccount } = useAuthActions();
  const form = useForm({
    resolver: standardSchemaResolver(registration),
    defaultValues: { name: "", email: "", username: "", password: "", passwordConfirmation: "" },
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
      const failure = await createAccount(values);
      if (failure) showUnderFields(failure);
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
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          Create Account
        </Button>
      </Stack>
    </form>
  );
}

/** Returns the name of a field in the REST face. */
function restName(name: FieldName): string {
  return name === "passwordConfirmation" ? "password_confirmation" : name;
}
