import { useEffect, useState } from "react";
import { request } from "#client/apollo/request.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { REGISTRATION_MODES, type RegistrationMode } from "#server/features/auth/registration/registration.rules";

/** How one becomes a member, as far as the server has said it. */
export interface RegistrationState {
  mode: RegistrationMode;
  /** What applicants are asked; empty for nothing. */
  question: string;
  /** Whether the invitation of the address works. */
  invited: boolean;
}

/**
 * Asks the server how one becomes a member, with the invitation of the address if there is one. Null until it has
 * answered, and when it cannot be reached: then the form says what was refused.
 */
export function useRegistration(invitation: string | null): RegistrationState | null {
  const [state, setState] = useState<RegistrationState | null>(null);
  useEffect(() => {
    const call = new AbortController();
    const query = invitation === null ? "" : `?invitation=${encodeURIComponent(invitation)}`;
    void ignoreFailure(
      request("GET", `/auth/registration${query}`, undefined, call.signal).then(({ registration }) =>
        setState(stateIn(registration)),
      ),
      "optional",
    );
    return () => call.abort();
  }, [invitation]);
  return state;
}

function stateIn(answer: unknown): RegistrationState | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { mode, question, invited } = { mode: null, question: null, invited: null, ...answer };
  const known = REGISTRATION_MODES.find((one) => one === mode);
  return known
    ? { mode: known, question: typeof question === "string" ? question : "", invited: invited === true }
    : null;
}
