import type { Sighting } from "./SightingBatch.ts";

type Source = NonNullable<Sighting["source"]>;

/** Screens that link to profiles, by the beginning of their addresses. */
const SCREENS: readonly (readonly [string, Source])[] = [
  ["/search", "search"],
  ["/post/", "post"],
  ["/notifications", "notification"],
  ["/bonds", "people"],
  ["/friends", "people"],
  ["/profile/", "people"],
];

/**
 * Returns the source of a link to a profile: the elements around the link are more precise than the screen's address.
 */
export function visitSource(link: Element, pathname: string): Source {
  if (link.closest("[data-found]")) return "search";
  if (link.closest("[data-notification]")) return "notification";
  if (link.closest("[data-comment]")) return "post";
  const screen = SCREENS.find(([start]) => pathname.startsWith(start));
  if (screen) return screen[1];
  return link.closest("[data-post]") ? "feed" : "people";
}

/**
 * Remembers the source of a profile link that the member follows, until that profile is open. Returns functions that
 * take the source and that stop watching.
 */
export function watchProfileLinks(): { takeSource: () => Source | null; stop: () => void } {
  let followed: { path: string; source: Source } | null = null;
  const handleClick = ({ target }: Event) => {
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('a[href^="/profile/"], [data-notification] a')
        : null;
    followed = link && { path: new URL(link.href).pathname, source: visitSource(link, location.pathname) };
  };
  addEventListener("click", handleClick, { capture: true });
  return {
    takeSource() {
      const taken = followed?.path === location.pathname ? followed.source : null;
      followed = null;
      return taken;
    },
    stop: () => removeEventListener("click", handleClick, { capture: true }),
  };
}
