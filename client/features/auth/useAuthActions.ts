import { useNavigate } from "react-router-dom";
import { request, RequestError } from "#client/apollo/request.ts";
import type { Answer } from "#client/apollo/request.ts";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { session } from "#client/apollo/session.ts";
import { toast } from "#client/ui/toast.ts";
import type { Credentials, Registration } from "#server/features/auth/auth.rules";

/** What a form needs to know of a failure: which fields the server named. */
export type Failure = FieldErrors;

const UNEXPECTED = "An unexpected error occurred. Please try again.";

/**
 * Registering, signing in and signing out, each with its toast. The promises say what failed, null when nothing did;
 * where one goes after signing in is decided by the screen that sees the session begin.
 */
export function useAuthActions() {
  const navigate = useNavigate();

  const enter = (answer: Answer, message: string): null => {
    const token = answer["token"];
    if (typeof token !== "string") throw new TypeError("The server has sent no token.");
    session.start(token);
    toast.success("Success", typeof answer["message"] === "string" ? answer["message"] : message);
    return null;
  };

  return {
    async login(credentials: Credentials): Promise<Failure | null> {
      try {
        return enter(await request("POST", "/auth/login", credentials), "You are signed in.");
      } catch (error) {
        return tell(error, "Login failed", "Invalid credentials", "Login error");
      }
    },

    async register({ passwordConfirmation, ...form }: Registration): Promise<Failure | null> {
      try {
        const body = { ...form, password_confirmation: passwordConfirmation };
        return enter(await request("POST", "/auth/register", body), "Your account has been created.");
      } catch (error) {
        return tell(error, "Registration failed", "Please check your information and try again", "Registration error");
      }
    },

    /** Signs out here at once; the server is told, and when it cannot be reached the token runs out by itself. */
    logout(): void {
      request("POST", "/auth/logout").catch(() => {});
      session.clear();
      toast.success("Logged out");
      void navigate("/auth/login", { replace: true });
    },
  };
}

function tell(error: unknown, failed: string, otherwise: string, unforeseen: string): Failure {
  if (error instanceof RequestError && error.answered) {
    toast.failure(failed, error.message === "" ? otherwise : error.message);
    return error.fields;
  }
  toast.failure(unforeseen, UNEXPECTED);
  return {};
}
