import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/** The state of the entry of the history that somebody leaves; the browser makes a new one for each visit. */
let left: unknown;

/**
 * Returns a function that goes back one step in the history. The browser steps back later than it is asked to, so
 * further calls do nothing until the earlier step is there, whoever makes them: two presses of Escape are one step, and
 * so is one press that a picture and the post below it both take.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const entry: unknown = history.state;
    if (entry !== null && left === entry) return;
    left = entry;
    void navigate(-1);
  }, [navigate]);
}
