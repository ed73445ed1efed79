import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { textOf, unsentPlace } from "./unsentStore.ts";
import type { UnsentPlace, Values } from "./unsentStore.ts";
import { UnsentBox } from "./UnsentBox.ts";
import type { UnsentState } from "./UnsentBox.ts";

/** The values of a box with the actions on them. */
export type Unsent<T extends Values> = UnsentState<T> & { box: UnsentBox<T> };

interface UnsentOptions<T> {
  initial: T;
  /** True where saved values are edited: a draft that began with older ones is then a conflict. */
  isEdit?: boolean;
}

/**
 * Stores what a member types in a box until it is sent: it is there again when the box opens again, after Escape, a
 * closed tab or a crash. Another place is another box.
 */
export function useUnsent<T extends Values>(
  place: UnsentPlace | null,
  { initial, isEdit = false }: UnsentOptions<T>,
): Unsent<T> {
  const open = () => ({ place, box: new UnsentBox({ place, initial, isEdit }) });
  const [opened, setOpened] = useState(open);
  const current = opened.place === place ? opened : open();
  if (current !== opened) setOpened(current);
  const { box } = current;
  const state = useSyncExternalStore(box.subscribe, box.getSnapshot);
  useEffect(() => box.listen(), [box]);
  useEffect(() => box.renew(initial), [box, initial]);
  return { ...state, box };
}

/** Returns the place of a member's unsent values under a name; null for none. */
export function useUnsentPlace(memberId: string, name: string | null): UnsentPlace | null {
  return useMemo(() => (name === null ? null : unsentPlace(memberId, name)), [memberId, name]);
}

/** Returns the unsent text of a box that may be open elsewhere; an empty one for none. */
export function useUnsentText(memberId: string, name: string): string {
  const place = useMemo(() => unsentPlace(memberId, name), [memberId, name]);
  return useSyncExternalStore(place.subscribe, () => textOf(place.read()));
}
