import { useNavigate } from "react-router-dom";
import { request } from "#client/apollo/request.ts";
import type { Answer } from "#client/apollo/request.ts";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { session } from "#client/apollo/session.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import type { Credentials, Registration } from "#server/features/auth/auth.rules";
import { reportFailure } from "./reportFailure.ts";
import type { FailureTexts } from "./reportFailure.ts";
import { suspensionIn } from "./suspension.ts";
import type { Suspension } from "./suspension.ts";

/** The fields that the server named in a failure. */
export type Failure = FieldErrors;

/** What became of a registration: `waits` is the sentence for an account that has to be approved first. */
interface RegistrationOutcome {
  failure: Failure | null;
  waits: string | null;
}

const LOGIN_FAILED: FailureTexts = {
  title: "Login failed",
  otherwise: "Invalid credentials",
  unforeseen: "Login error",
};
const REGISTRATION_FAILED: FailureTexts = {
  title: "Registration failed",
  otherwise: "Please check your information and try again",
  unforeseen: "Registration error",
};

/**
 * Registers, signs in and signs out, each with its toast. The promises resolve to the failure, or to null on success;
 * the screen that sees the session begin decides which page follows.
 */
export function useAuthActions() {
  const navigate = useNavigate();

  const enter = (answer: Answer, message: string): null => {
    const token = answer["token"];
    if (typeof token !== "string") throw new TypeError("The server did not send a token.");
    session.start(token);
    toast.success("Success", typeof answer["message"] === "string" ? answer["message"] : message);
    return null;
  };

  return {
    /** A suspended member is not signed in: `onSuspended` then receives what the server says about it. */
    async login(credentials: Credentials, onSuspended: (suspension: Suspension) => void): Promise<Failure | null> {
      try {
        return enter(await request("POST", "/auth/login", credentials), "You are signed in.");
      } catch (error) {
        const suspension = suspensionIn(error);
        if (suspension) return (onSuspended(suspension), null);
        return reportFailure(error, LOGIN_FAILED);
      }
    },

    async register({ passwordConfirmation, ...form }: Registration): Promise<RegistrationOutcome> {
      try {
        const body = { ...form, password_confirmation: passwordConfirmation };
        const answer = await request("POST", "/auth/register", body);
        if (answer["token"] === null) return { failure: null, waits: String(answer["message"]) };
        return { failure: enter(answer, "Your account has been created."), waits: null };
      } catch (error) {
        return { failure: reportFailure(error, REGISTRATION_FAILED), waits: null };
      }
    },

    /** Signs out here at once and informs the server; when it cannot be reached, the token expires by itself. */
    logout(): void {
      void ignoreFailure(request("POST", "/auth/logout"), "optional");
      session.clear();
      toast.success("Logged out");
      void navigate("/auth/login", { replace: true });
    },
  };
}
