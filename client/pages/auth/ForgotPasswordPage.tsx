import { useLocation } from "react-router-dom";
import { ForgotPassword } from "#client/features/auth/ForgotPassword.tsx";

/** The page on which a visitor requests the mail that resets a password. */
export function ForgotPasswordPage() {
  return <ForgotPassword initialEmail={emailIn(useLocation().state)} />;
}

/** Returns the mail address that the visitor typed on the previous screen. */
function emailIn(state: unknown): string {
  if (typeof state !== "object" || state === null || !("email" in state)) return "";
  return typeof state.email === "string" ? state.email : "";
}
