import { profilePath } from "#client/features/people/profilePath.ts";

/** A single key, or two in a sequence, and its action. */
export interface Shortcut {
  keys: string;
  does: string;
}

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

interface Destination {
  key: string;
  name: string;
  to: (username: string) => string;
}

/** The screens to which "g" and a second key lead the member of this name. */
export const DESTINATIONS: readonly Destination[] = [
  { key: "h", name: "Home", to: () => "/" },
  { key: "b", name: "Bonds", to: () => "/bonds" },
  { key: "f", name: "Friends & Connections", to: () => "/friends" },
  { key: "k", name: "Bookmarks", to: () => "/bookmarks" },
  { key: "e", name: "Explore", to: () => "/explore" },
  { key: "m", name: "Messages", to: () => "/chat" },
  { key: "n", name: "Notifications", to: () => "/notifications" },
  { key: "p", name: "your profile", to: profilePath },
  { key: "r", name: "Groups", to: () => "/groups" },
  { key: "s", name: "Settings", to: () => "/settings" },
];

/** Every single-key shortcut, as the help lists them. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: "Among posts",
    shortcuts: [
      { keys: "j", does: "Next post" },
      { keys: "k", does: "Previous post" },
      { keys: "o", does: "Open the post" },
      { keys: "l", does: "Like, or take the like back" },
      { keys: "b", does: "Bookmark, or remove the bookmark" },
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
      ...DESTINATIONS.map(({ key, name }) => ({ keys: `g ${key}`, does: `Go to ${name}` })),
      { keys: "F8", does: "Go to the notification" },
      { keys: "?", does: "This list" },
    ],
  },
];
