import type { FieldErrors } from "#client/apollo/errorText.ts";
import { request } from "#client/apollo/request.ts";
import type { Answer } from "#client/apollo/request.ts";
import { session } from "#client/apollo/session.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import type { PasswordReset } from "#server/features/auth/auth.rules";
import { reportFailure } from "./reportFailure.ts";
import type { FailureTexts } from "./reportFailure.ts";

/** The parameters of a reset mail's link. */
export interface ResetLink {
  token: string;
  email: string;
}
/** The parameters of a verification mail's link. */
export interface VerificationLink {
  id: string;
  hash: string;
  expires: string;
  signature: string;
}

/** The texts of a failed verification; the screen shows the same sentence. */
export const VERIFICATION_FAILED: FailureTexts = {
  title: "Verification failed",
  otherwise: "Could not verify your email address",
  unforeseen: "Verification error",
};

/** Requests a mail with a link to a new password. Returns null, or the fields with the server's messages. */
export async function sendResetMail(email: string): Promise<FieldErrors | null> {
  try {
    toast.success("Password reset email sent", messageIn(await request("POST", "/auth/forgot-password", { email })));
    return null;
  } catch (error) {
    return reportFailure(error, {
      title: "Failed to send reset email",
      otherwise: "Please check your email and try again",
    });
  }
}

/** Sets a new password. The server then ends every session, the one of this browser too. */
export async function resetPassword(link: ResetLink, form: PasswordReset): Promise<FieldErrors | null> {
  try {
    const { password, passwordConfirmation: password_confirmation } = form;
    const answer = await request("POST", "/auth/reset-password", { ...link, password, password_confirmation });
    session.clear();
    toast.success("Password reset successful", messageIn(answer));
    return null;
  } catch (error) {
    return reportFailure(error, {
      title: "Password reset failed",
      otherwise: "Please check your information and try again",
    });
  }
}

/** Requests another mail with a verification link. */
export async function resendVerification(email: string): Promise<FieldErrors | null> {
  try {
    const answer = await request("POST", "/auth/email/verify/resend", { email });
    toast.success("Success", messageIn(answer) ?? "A verification link has been sent");
    return null;
  } catch (error) {
    return reportFailure(error, {
      title: "Failed to resend verification email",
      otherwise: "Please check your email and try again",
    });
  }
}

/**
 * Verifies an address by the parameters of its link. @throws RequestError, and AbortError when the call was cancelled.
 */
export async function verifyEmail({ id, hash, ...signed }: VerificationLink, signal: AbortSignal): Promise<void> {
  const path = `/auth/email/verify/${encodeURIComponent(id)}/${encodeURIComponent(hash)}`;
  const answer = await request("GET", `${path}?${new URLSearchParams({ ...signed }).toString()}`, undefined, signal);
  toast.success("Success", messageIn(answer) ?? "Your email address is verified");
}

/** Returns the address of the signed-in member; null for a visitor, and when it could not be loaded. */
export async function ownEmail(signal: AbortSignal): Promise<string | null> {
  if (session.token() === null) return null;
  const answer: Answer = await orElse(request("GET", "/user", undefined, signal), {}, "optional");
  const { user } = answer;
  const email = typeof user === "object" && user !== null && "email" in user ? user.email : null;
  return typeof email === "string" ? email : null;
}

function messageIn(answer: Answer): string | undefined {
  const message = answer["message"];
  return typeof message === "string" && message !== "" ? message : undefined;
}
