import { useLocation, useNavigate } from "react-router-dom";
import { useGoBack } from "#client/features/people/useGoBack.ts";

/**
 * Manages which picture is open. It is part of the history and not of the address: Back closes it, a shared address
 * does not open it.
 */
export function useLightbox() {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const previous: Record<string, unknown> = typeof state === "object" && state !== null ? { ...state } : {};
  const openId = typeof previous["picture"] === "string" ? previous["picture"] : null;

  function open(id: string) {
    void navigate(location, { state: { ...previous, picture: id }, preventScrollReset: true });
  }

  return { openId, open, close: useGoBack() };
}
