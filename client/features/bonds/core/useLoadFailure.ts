import { useEffect } from "react";
import { toast } from "#client/ui/toasts/toast.ts";
import { failureOf } from "#client/features/people/pagerOf.ts";

/** Tells once that a list could not be loaded; the place of the list says so too, with the way to try again. */
export function useLoadFailure(title: string, error: Error | undefined): ReturnType<typeof failureOf> | null {
  useEffect(() => {
    if (error) toast.failure(title);
  }, [title, error]);
  return error ? failureOf(title, error) : null;
}
