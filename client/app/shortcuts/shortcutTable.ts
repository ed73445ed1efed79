import { PALETTE_KEYS } from "./paletteKey.ts";
import { ALL_DESTINATIONS } from "#client/app/navigation/destinations.ts";

/** A single key, or two in a sequence, and its action. */
export interface Shortcut {
  keys: string;
  does: string;
}

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** Every single-key shortcut, as the help lists them. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
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
  },
  {
    title: "Everywhere",
    shortcuts: [
      { keys: "n", does: "New post" },
      { keys: "/", does: "Search" },
      { keys: PALETTE_KEYS, does: "Search, or go to a page" },
      ...ALL_DESTINATIONS.map(({ key, label }) => ({ keys: `g ${key}`, does: `Go to ${label}` })),
      { keys: "F8", does: "Go to the notification" },
      { keys: "?", does: "This list" },
    ],
  },
];
