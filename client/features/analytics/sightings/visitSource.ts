import type { Sighting } from "./SightingBatch.ts";

type Source = NonNullable<Sighting["source"]>;

/** Screens that lead to profiles, by how their addresses begin. */
const SCREENS: readonly (readonly [string, Source])[] = [
  ["/search", "search"],
  ["/post/", "post"],
  ["/notifications", "notification"],
  ["/bonds", "people"],
  ["/friends", "people"],
  ["/profile/", "people"],
];

/** From where a link leads to a profile: what stands around it says more than the screen's address. */
export function visitSource(link: Element, pathname: string): Source {
  if (link.closest("[data-found]")) return "search";
  if (link.closest("[data-notification]")) return "notification";
  if (link.closest("[data-comment]")) return "post";
  const screen = SCREENS.find(([start]) => pathname.startsWith(start));
  if (screen) return screen[1];
  return link.closest("[data-post]") ? "feed" : "people";
}

/** Remembers what a member followed to a profile, until that profile is there. Answers how to forget. */
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
