/** What the keyboard reaches. */
const CONTROLS = ":is(a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]):not([tabindex='-1'])";
/** Parts of a page with a purpose of their own: the focus does not leave them when one of their controls goes. */
const PLACES = "section,form,aside,main,[role=dialog],[role=alertdialog],[role=region],[role=tabpanel],[role=group]";
const ROWS = "li,article,[data-row]";
const HEADINGS = "h1,h2,h3,h4,[role=heading]";

/** A step on the way from an element up to the page: the parent, and the place of the way below it. */
interface Step {
  parent: Element;
  index: number;
  isRow: boolean;
}

/** An element that had the focus, and where it stood, because a removed element does not know that any more. */
interface Spot {
  element: HTMLElement;
  way: readonly Step[];
  address: string;
}

/**
 * Sees to it that the focus never falls to the page as a whole when the control that has it goes: what stands in its
 * place takes the focus, for a row of a list the next row, else the heading of that part of the page. Screens that
 * know better move the focus themselves, and this changes nothing then. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: Spot | null = null;
  /** The last spot that is not in a menu or dialog, which may go together with the control that opened it. */
  let below: Spot | null = null;
  let isWaiting = false;
  const listening = new AbortController();
  const { signal } = listening;

  function note({ target }: Event): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = { element: target, way: wayOf(target), address: location.pathname };
    if (target.closest("#root")) below = last;
  }

  function look(): void {
    isWaiting = false;
    if (!last || !isLost(last)) return;
    const goal = successorOf(last) ?? (below && below !== last ? (present(below) ?? successorOf(below)) : null);
    const page = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("content");
    focus(goal ?? page);
  }

  function lookSoon(): void {
    if (isWaiting || !last) return;
    isWaiting = true;
    // Whoever removed the control may move the focus in the same turn, and a dialog that closes does so in the next.
    requestAnimationFrame(() => setTimeout(look));
  }

  const observer = new MutationObserver(() => {
    if (last && !last.element.isConnected && isLost(last)) lookSoon();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", note, { signal });
  document.addEventListener("focusout", (event) => event.relatedTarget === null && lookSoon(), { signal });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}

function wayOf(element: Element): Step[] {
  const way: Step[] = [];
  for (let child = element; child.parentElement && child !== document.body; child = child.parentElement) {
    const parent = child.parentElement;
    way.push({ parent, index: [...parent.children].indexOf(child), isRow: child.matches(ROWS) });
  }
  return way;
}

/** Checks whether nothing has the focus because its element went; a click on the page clears it on purpose. */
function isLost({ element, way, address }: Spot): boolean {
  if (address !== location.pathname || isUsable(element)) return false;
  const now = document.activeElement;
  if (now === null || now === document.body) return true;
  // A dialog takes the focus as a whole when the control in it goes.
  return now.matches("[role=dialog],[role=alertdialog]") && way.some(({ parent }) => parent === now);
}

const present = ({ element }: Spot): HTMLElement | null => (isUsable(element) ? element : null);

/** Returns the element that takes over from one that went; null where its whole part of the page went. */
function successorOf({ way }: Spot): HTMLElement | null {
  for (const { parent, index, isRow } of way) {
    if (parent === document.body || parent.id === "root") return null;
    if (!parent.isConnected) continue;
    const goal = isRow ? rowAt(parent, index) : neighbour(parent, index);
    if (goal) return goal;
    if (parent.matches(PLACES)) return parent.querySelector<HTMLElement>(HEADINGS) ?? controlsOf(parent)[0] ?? null;
  }
  return null;
}

/** Returns the row that has moved up to a position, or the last one. */
function rowAt(list: Element, index: number): HTMLElement | null {
  const row = list.children[Math.min(index, list.children.length - 1)];
  if (row instanceof HTMLElement && row.matches("[tabindex]")) return row;
  return (row && controlsOf(row)[0]) ?? null;
}

/** Returns the control that stands where another stood, or after it, or before it. */
function neighbour(parent: Element, index: number): HTMLElement | null {
  if (parent.matches(PLACES) || parent.querySelector(PLACES)) return null;
  const controls = controlsOf(parent);
  const before = [...parent.children].slice(0, index);
  return controls.find((one) => !before.some((part) => part.contains(one))) ?? controls.at(-1) ?? null;
}

const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && element.getClientRects().length > 0 && !element.matches(":disabled,[inert] *");
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches(`${CONTROLS},[tabindex]`)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
