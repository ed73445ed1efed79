import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { leaveTime } from "./PersonRow.tsx";

/**
 * Manages rows that leave a list: they collapse, and focus moves to the row that takes their position, or to the
 * heading where none is left. It does not matter who removed the row: a live event may do so before the answer arrives.
 * `visible` contains the keys of the rows.
 */
export function useLeaving(list: RefObject<HTMLElement | null>, visibleKeys: readonly string[] | null) {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  /** The row that has the focus, or had it when it was removed. */
  const at = useRef<{ key: string; index: number } | null>(null);
  const known = useRef<readonly string[]>([]);
  const key = visibleKeys?.join() ?? "";

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest("[data-row]") : null;
      const index = row ? rowsOf(list).indexOf(row) : -1;
      const rowKey = known.current[index];
      at.current = rowKey === undefined ? null : { key: rowKey, index };
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);

  useEffect(() => {
    known.current = key === "" ? [] : key.split(",");
    const left = at.current;
    if (!left || known.current.includes(left.key)) return;
    at.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const rows = rowsOf(list);
    // When the list disappears with its last row, the heading of the page takes the focus.
    const heading = list.current?.querySelector("h2, h3[tabindex]") ?? document.querySelector("h1");
    const next = rows[Math.min(left.index, rows.length - 1)] ?? heading;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [key, list]);

  /** Collapses the row, and then calls the function that removes it from the list. */
  const leave = useCallback(async (rowKey: string, takeOut: () => void) => {
    setLeaving((before) => new Set(before).add(rowKey));
    await new Promise((resolve) => setTimeout(resolve, leaveTime()));
    takeOut();
    setLeaving((before) => new Set([...before].filter((one) => one !== rowKey)));
  }, []);
  return { leaving, leave };
}

function rowsOf(list: RefObject<HTMLElement | null>): Element[] {
  return [...(list.current?.querySelectorAll("[data-row]") ?? [])];
}
