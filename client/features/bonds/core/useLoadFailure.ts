import { useEffect } from "react";
import { toast } from "#client/ui/toasts/toast.ts";

/** Says once in a toast that a list could not be loaded; the list says so too, with the way to try again. */
export function useLoadFailure(title: string, error: Error | null): void {
  useEffect(() => {
    if (error) toast.failure(title);
  }, [title, error]);
}
