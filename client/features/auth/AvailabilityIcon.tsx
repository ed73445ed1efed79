import type { Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { Check, X } from "lucide-react";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import { USERNAME_TAKEN } from "#server/features/auth/auth.rules";
import type { Availability } from "./useUsernameAvailability.ts";

const WORDS: Record<Availability, string> = {
  idle: "",
  checking: "Checking…",
  available: "Available",
  taken: USERNAME_TAKEN,
  unknown: "Couldn't check. Try again",
};

/** The availability of a username as a text below the field, which screen readers announce. */
export function AvailabilityWords({ availability }: { availability: Availability }) {
  return <Words data-availability={availability}>{WORDS[availability]}</Words>;
}

/** The same as an icon at the end of the field. */
export function AvailabilityIcon({ availability }: { availability: Availability }) {
  if (availability === "idle") return null;
  return (
    <Sign data-availability={availability} aria-hidden="true">
      {availability === "checking" && <Spinner size={24} label="" />}
      {availability === "available" && <Check />}
      {(availability === "taken" || availability === "unknown") && <X />}
    </Sign>
  );
}

const Words = styled.span(({ theme }) => tones(theme));
const Sign = styled.span(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  "& svg": { width: "1.25rem" },
  ...tones(theme),
}));

function tones(theme: Theme) {
  return {
    "&[data-availability=available]": { color: theme.color.success.text },
    "&[data-availability=taken], &[data-availability=unknown]": { color: theme.color.danger.text },
  };
}
