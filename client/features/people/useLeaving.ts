import { useCallback, useState } from "react";
import { leaveTime } from "./PersonRow.tsx";

/** Manages rows that leave a list: each collapses before it is removed. The keeper of the focus sees to the focus. */
export function useLeaving() {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  /** Collapses the row, and then calls the function that removes it from the list. */
  const leave = useCallback(async (rowKey: string, takeOut: () => void) => {
    setLeaving((before) => new Set(before).add(rowKey));
    await new Promise((resolve) => setTimeout(resolve, leaveTime()));
    takeOut();
    setLeaving((before) => new Set([...before].filter((one) => one !== rowKey)));
  }, []);
  return { leaving, leave };
}
