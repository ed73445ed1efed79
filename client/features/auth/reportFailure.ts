import { UNEXPECTED } from "#client/apollo/errorText.ts";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { RequestError } from "#client/apollo/request.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const TRY_AGAIN = "An unexpected error occurred. Please try again.";

export interface FailureTexts {
  title: string;
  /** When the server has said no more than that it failed. */
  otherwise: string;
  /** The title when the server could not be asked at all; without it that is told in the same words. */
  unforeseen?: string;
}

/** Why a call failed, in one sentence. */
export function reasonOf(error: unknown, { otherwise, unforeseen }: FailureTexts): string {
  if (error instanceof RequestError && error.answered) return error.message === UNEXPECTED ? otherwise : error.message;
  return unforeseen === undefined ? otherwise : TRY_AGAIN;
}

/** Tells in a toast that a call failed, and answers which fields the server named. */
export function reportFailure(error: unknown, texts: FailureTexts): FieldErrors {
  const answered = error instanceof RequestError && error.answered;
  toast.failure(answered ? texts.title : (texts.unforeseen ?? texts.title), reasonOf(error, texts));
  return answered ? error.fields : {};
}
