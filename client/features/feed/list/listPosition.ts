import { onFirstMove } from "#client/lib/browser/firstMove.ts";
/**
 * The position of a reader in a list of cards: the topmost visible card, and the distance of its top from that of the
 * window.
 */
export interface ListPosition {
  id: string;
  offset: number;
}

/** The header covers this much of the window's top, in pixels. */
const COVERED = 60;
/**
 * Cards that were not rendered yet get their real height when they come into view; the position is corrected at most
 * this many times.
 */
const CORRECTIONS = 20;

const cardsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-post]")];

/** Returns the card that is being read: the first whose end is visible below what covers the window's top. */
export function topCard(list: HTMLElement, covered = COVERED): HTMLElement | null {
  return cardsOf(list).find((card) => card.getBoundingClientRect().bottom > covered + 24) ?? null;
}

export function positionIn(list: HTMLElement): ListPosition | null {
  const card = topCard(list);
  const id = card?.dataset["post"];
  return card && id !== undefined ? { id, offset: Math.round(card.getBoundingClientRect().top) } : null;
}

export function cardOf(list: HTMLElement, id: string): HTMLElement | null {
  return cardsOf(list).find((card) => card.dataset["post"] === id) ?? null;
}

/** Scrolls until a card is at its earlier position in the window. False when the list does not contain the card. */
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
  onFirstMove(() => (left = 0));
  correct();
  return true;
}
