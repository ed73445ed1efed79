import type { Sighting, SightingKind } from "./SightingBatch.ts";
import { watchProfileLinks } from "./visitSource.ts";

/** How long an element has to be in view before it counts as seen, in milliseconds. */
const LOOKED_AT = 1_000;
/** The share of the element that has to be in view. */
const HALF = 0.5;

/**
 * The elements of a page that represent a member, the data attributes with the member's id, and how long the element
 * has to be in view.
 */
const WATCHED: { kind: SightingKind; selector: string; id: string; owner: string; dwell: number }[] = [
  { kind: "profile_view", selector: "[data-profile]", id: "profile", owner: "profile", dwell: 0 },
  { kind: "impression", selector: "[data-post][data-author]", id: "post", owner: "author", dwell: LOOKED_AT },
  { kind: "search_appearance", selector: "[data-found]", id: "found", owner: "found", dwell: LOOKED_AT },
];
const ANY = WATCHED.map(({ selector }) => selector).join();

interface WatchOptions {
  viewerId: string;
  onSeen: (sighting: Sighting) => void;
}

/**
 * Watches what the page shows of others: a profile that is opened, a card of a post or a person in a list of results
 * that is at least half in view for a second. Pages mark their elements (`data-profile`, `data-post` with
 * `data-author`, `data-found`). The viewer's own content never counts. Returns a function that stops it.
 */
export function watchSightings({ viewerId, onSeen }: WatchOptions): () => void {
  const profileLinks = watchProfileLinks();
  const inView = new Set<HTMLElement>();
  const dwelling = dwellTimers((element, watched) => {
    const id = Number(element.dataset[watched.id]);
    const isOwn = element.dataset[watched.owner] === viewerId;
    if (isOwn || !Number.isSafeInteger(id) || id <= 0) return;
    const source = watched.kind === "profile_view" ? profileLinks.takeSource() : null;
    onSeen({ kind: watched.kind, id, ...(source && { source }) });
  });
  const forget = (element: HTMLElement) => {
    inView.delete(element);
    dwelling.stop(element);
  };

  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isInView = isIntersecting && (intersectionRatio >= HALF || target.matches("[data-profile]"));
        if (isInView) {
          inView.add(target);
          dwelling.start(target);
        } else forget(target);
        if (!target.isConnected) views.unobserve(target);
      }
    },
    { threshold: [0, HALF] },
  );
  const changes = observeElements(views, forget);

  // Nothing in a hidden tab is visible.
  const handleVisibility = () => {
    if (document.visibilityState === "hidden") dwelling.stopAll();
    else inView.forEach(dwelling.start);
  };
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    profileLinks.stop();
    changes.disconnect();
    views.disconnect();
    dwelling.stopAll();
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}

/** Calls the listener once an element has been in view for the time that its kind requires. */
function dwellTimers(onLookedAt: (element: HTMLElement, watched: (typeof WATCHED)[number]) => void) {
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const stop = (element: HTMLElement) => {
    clearTimeout(timers.get(element));
    timers.delete(element);
  };
  return {
    start(element: HTMLElement): void {
      const watched = WATCHED.find(({ selector }) => element.matches(selector));
      if (!watched || timers.has(element) || document.visibilityState === "hidden") return;
      if (watched.dwell === 0) onLookedAt(element, watched);
      else
        timers.set(
          element,
          setTimeout(() => onLookedAt(element, watched), watched.dwell),
        );
    },
    stop,
    stopAll(): void {
      for (const element of timers.keys()) stop(element);
    },
  };
}

/** Observes every marked element, also those that are added later or begin to show another member. */
function observeElements(views: IntersectionObserver, onChanged: (element: HTMLElement) => void): MutationObserver {
  const follow = (root: Node) => {
    if (!(root instanceof Element)) return;
    if (root.matches(ANY)) views.observe(root);
    for (const element of root.querySelectorAll(ANY)) views.observe(element);
  };
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "childList") addedNodes.forEach(follow);
      else if (target instanceof HTMLElement) {
        views.unobserve(target);
        onChanged(target);
        follow(target);
      }
    }
  });
  follow(document.body);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-profile", "data-post", "data-found"],
  });
  return changes;
}
