import type { Sighting, SightingKind } from "./SightingBatch.ts";
import { watchWays } from "./visitSource.ts";

/** How long something has to be in view before it was seen, in milliseconds. */
const LOOKED_AT = 1_000;
/** Which part of it. */
const HALF = 0.5;

/** What on a page shows a member, how the page says whom, and how long it has to be looked at. */
const SHOWN: { kind: SightingKind; selector: string; id: string; owner: string; dwell: number }[] = [
  { kind: "profile_view", selector: "[data-profile]", id: "profile", owner: "profile", dwell: 0 },
  { kind: "impression", selector: "[data-post][data-author]", id: "post", owner: "author", dwell: LOOKED_AT },
  { kind: "search_appearance", selector: "[data-found]", id: "found", owner: "found", dwell: LOOKED_AT },
];
const ANY = SHOWN.map(({ selector }) => selector).join();

interface WatchOptions {
  viewerId: string;
  onSeen: (sighting: Sighting) => void;
}

/**
 * Watches what the page shows of others: a profile that is opened, a card of a post or somebody who was found that is
 * at least half in view for a second. Pages only say what they show (`data-profile`, `data-post` with `data-author`,
 * `data-found`). What is the viewer's own is never seen. Answers how to stop.
 */
export function watchSightings({ viewerId, onSeen }: WatchOptions): () => void {
  const ways = watchWays();
  const inView = new Set<HTMLElement>();
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

  function look(element: HTMLElement) {
    const shown = SHOWN.find(({ selector }) => element.matches(selector));
    if (!shown || timers.has(element) || document.visibilityState === "hidden") return;
    const see = () => {
      const id = Number(element.dataset[shown.id]);
      const isOwn = element.dataset[shown.owner] === viewerId;
      if (isOwn || !Number.isSafeInteger(id) || id <= 0) return;
      const source = shown.kind === "profile_view" ? ways.takeSource() : null;
      onSeen({ kind: shown.kind, id, ...(source && { source }) });
    };
    if (shown.dwell === 0) see();
    else timers.set(element, setTimeout(see, shown.dwell));
  }
  function lookAway(element: HTMLElement) {
    clearTimeout(timers.get(element));
    timers.delete(element);
  }

  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isSeen = isIntersecting && (intersectionRatio >= HALF || target.matches("[data-profile]"));
        if (isSeen) {
          inView.add(target);
          look(target);
        } else {
          inView.delete(target);
          lookAway(target);
        }
        if (!target.isConnected) views.unobserve(target);
      }
    },
    { threshold: [0, HALF] },
  );
  const follow = (root: Node) => {
    if (!(root instanceof Element)) return;
    if (root.matches(ANY)) views.observe(root);
    for (const element of root.querySelectorAll(ANY)) views.observe(element);
  };
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "childList") addedNodes.forEach(follow);
      else if (target instanceof HTMLElement) {
        // The same place shows somebody else now.
        views.unobserve(target);
        inView.delete(target);
        lookAway(target);
        follow(target);
      }
    }
  });

  // A tab that is hidden shows nothing.
  const handleVisibility = () => {
    if (document.visibilityState === "hidden") for (const element of timers.keys()) lookAway(element);
    else inView.forEach(look);
  };

  follow(document.body);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-profile", "data-post", "data-found"],
  });
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    ways.stop();
    changes.disconnect();
    views.disconnect();
    for (const element of timers.keys()) lookAway(element);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}
