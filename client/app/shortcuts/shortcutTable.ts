import { PALETTE_KEYS } from "./paletteKey.ts";
import type { ShortcutGroup } from "#client/lib/browser/pageShortcuts.ts";
import { DISCARD_KEY } from "#client/lib/browser/discardKey.ts";
import { ALL_DESTINATIONS } from "#client/app/navigation/destinations.ts";

/** The keys in a list of posts. Pages with keys of their own have those in place of them. */
export const AMONG_POSTS: ShortcutGroup = {
  title: "Among posts",
  shortcuts: [
    { keys: "j", does: "Next post" },
    { keys: "k", does: "Previous post" },
    { keys: "o", does: "Open the post" },
    { keys: "l", does: "Like or unlike" },
    { keys: "b", does: "Add or remove a bookmark" },
    { keys: "c", does: "Comment" },
    { keys: "s", does: "Share menu" },
    { keys: "u", does: "Author's profile" },
    { keys: ".", does: "Show new posts" },
  ],
};

/** The keys that act on every page. */
export const EVERYWHERE: ShortcutGroup = {
  title: "Everywhere",
  shortcuts: [
    { keys: "n", does: "New post" },
    { keys: "/", does: "Search" },
    { keys: PALETTE_KEYS, does: "Search, or go to a page" },
    ...ALL_DESTINATIONS.map(({ key, label }) => ({ keys: `g ${key}`, does: `Go to ${label}` })),
    { keys: "F8", does: "Go to the notification" },
    { keys: DISCARD_KEY, does: "Discard a restored draft" },
    { keys: "?", does: "This list" },
  ],
};
