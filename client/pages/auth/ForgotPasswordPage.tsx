import { useLocation } from "react-router-dom";
import { ForgotPassword } from "#client/features/auth/ForgotPassword.tsx";

/** Reset Password: asking for the mail. */
export function ForgotPasswordPage() {
  return <ForgotPassword initialEmail={emailIn(useLocation().state)} />;
}

/** The address that was typed on the screen before. */
function emailIn(state: unknown): string {
  if (typeof state !== "object" || state === null || !("email" in state)) return "";
  return typeof state.email === "string" ? state.email : "";
}
