import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** What a link to the home page carries when it should open the composer there. */
export const COMPOSE = { compose: true } as const;

/** Calls `open` when the member came by such a link, once. */
export function useComposeRequest(open: () => void): void {
  const { state, key, pathname } = useLocation();
  const navigate = useNavigate();
  const isRequested = typeof state === "object" && state !== null && "compose" in state && state.compose === true;
  useEffect(() => {
    if (!isRequested) return;
    open();
    // Else a reload, or coming back, would open it again.
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each visit, whatever `open` is by then
  }, [isRequested, key]);
}
