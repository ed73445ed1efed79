import { useEffect } from "react";
import { toast } from "#client/ui/toasts/toast.ts";

/** Reports once in a toast that a list could not be loaded; the list shows it too, with a button that tries again. */
export function useLoadFailure(title: string, error: Error | null): void {
  useEffect(() => {
    if (error) toast.failure(title);
  }, [title, error]);
}
