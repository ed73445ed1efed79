import { UNEXPECTED } from "#client/apollo/errorText.ts";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { RequestError } from "#client/apollo/request.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const TRY_AGAIN = "An unexpected error occurred. Please try again.";

export interface FailureTexts {
  title: string;
  /** The text when the server has given no reason. */
  otherwise: string;
  /** The title when the server could not be reached; without it, the toast has the same title. */
  unforeseen?: string;
}

/** Returns the reason of a failed call, in one sentence. */
function reasonOf(error: unknown, { otherwise, unforeseen }: FailureTexts): string {
  if (error instanceof RequestError && error.answered) return error.message === UNEXPECTED ? otherwise : error.message;
  return unforeseen === undefined ? otherwise : TRY_AGAIN;
}

/** Reports a failed call in a toast, and returns the fields that the server named. */
export function reportFailure(error: unknown, texts: FailureTexts): FieldErrors {
  const answered = error instanceof RequestError && error.answered;
  toast.failure(answered ? texts.title : (texts.unforeseen ?? texts.title), reasonOf(error, texts));
  return answered ? error.fields : {};
}
