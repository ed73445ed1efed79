import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The state of a link to the home page that opens the composer there. */
export const COMPOSE = { compose: true } as const;

/** Calls `open` once when the member has followed such a link. */
export function useComposeRequest(open: () => void): void {
  const { state, key, pathname } = useLocation();
  const navigate = useNavigate();
  const isRequested = typeof state === "object" && state !== null && "compose" in state && state.compose === true;
  useEffect(() => {
    if (!isRequested) return;
    open();
    // Without this, a reload or a return would open it again.
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each visit, whatever `open` is by then
  }, [isRequested, key]);
}
