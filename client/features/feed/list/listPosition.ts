/** Where somebody reads in a list of cards: the topmost card in view, and how far its top is from that of the window. */
export interface ListPosition {
  id: string;
  offset: number;
}

/** What sticks to the top of the window covers this much of it, in pixels. */
const COVERED = 60;
/** Cards that were not drawn yet take their true height when they come into view; so often the place is corrected. */
const CORRECTIONS = 20;

const cardsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-post]")];

/** The card that is read: the first whose end is in view. */
export function topCard(list: HTMLElement): HTMLElement | null {
  return cardsOf(list).find((card) => card.getBoundingClientRect().bottom > COVERED + 24) ?? null;
}

export function positionIn(list: HTMLElement): ListPosition | null {
  const card = topCard(list);
  const id = card?.dataset["post"];
  return card && id !== undefined ? { id, offset: Math.round(card.getBoundingClientRect().top) } : null;
}

export function cardOf(list: HTMLElement, id: string): HTMLElement | null {
  return cardsOf(list).find((card) => card.dataset["post"] === id) ?? null;
}

/** Brings a place back to where it was in the window. False when its card is not in the list. */
export function goTo(list: HTMLElement, { id, offset }: ListPosition): boolean {
  if (!cardOf(list, id)) return false;
  let left = CORRECTIONS;
  const correct = () => {
    const card = cardOf(list, id);
    if (!card || !list.isConnected) return;
    const off = card.getBoundingClientRect().top - offset;
    if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: "instant" });
    if (--left > 0) requestAnimationFrame(correct);
  };
  const stop = () => {
    left = 0;
  };
  for (const act of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(act, stop, { once: true, passive: true });
  correct();
  return true;
}
