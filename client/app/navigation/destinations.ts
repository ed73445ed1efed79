import {
  Bell,
  Bookmark,
  Compass,
  Contact,
  House,
  type LucideIcon,
  MessageCircle,
  Settings,
  Sparkles,
  SquarePen,
  User,
  Users,
  UsersRound,
} from "lucide-react";
import { profilePath } from "#client/features/people/profilePath.ts";

/** A page that the navigation leads to. */
export interface Destination {
  /** The address; only a member's own page depends on the name. */
  to: (username: string) => string;
  label: string;
  icon: LucideIcon;
  /** The key that leads there after "g". */
  key: string;
  /** The counter of the member that the link shows. */
  counter?: "bondRequests" | "messages" | "notifications";
}

/**
 * Every page of the navigation, in the order of its lists. The header, the list beside the page, the menu of phones,
 * the bar at the bottom, the account menu and the shortcuts all read it; the header and the bar have shorter names for
 * some.
 */
export const DESTINATIONS = {
  home: { to: () => "/", label: "Home", icon: House, key: "h" },
  explore: { to: () => "/explore", label: "Explore", icon: Compass, key: "e" },
  insights: { to: () => "/ai-insights", label: "AI Insights", icon: Sparkles, key: "i" },
  groups: { to: () => "/groups", label: "Groups", icon: UsersRound, key: "g" },
  bonds: { to: () => "/bonds", label: "Bonds", icon: Users, key: "b", counter: "bondRequests" },
  friends: { to: () => "/friends", label: "Following", icon: Contact, key: "f" },
  chat: { to: () => "/chat", label: "Chat", icon: MessageCircle, key: "m", counter: "messages" },
  bookmarks: { to: () => "/bookmarks", label: "Bookmarks", icon: Bookmark, key: "k" },
  notifications: {
    to: () => "/notifications",
    label: "Notifications",
    icon: Bell,
    key: "n",
    counter: "notifications",
  },
  profile: { to: profilePath, label: "Profile", icon: User, key: "p" },
  settings: { to: () => "/settings", label: "Settings", icon: Settings, key: "s" },
  create: { to: () => "/create", label: "Create a post", icon: SquarePen, key: "c" },
} as const satisfies Record<string, Destination>;

/**
 * The pages beside every page, from lg up: those to which neither the links of the header nor its icons lead, and the
 * conversations.
 */
export const RAIL_DESTINATIONS: readonly Destination[] = [
  DESTINATIONS.groups,
  DESTINATIONS.friends,
  DESTINATIONS.chat,
  DESTINATIONS.bookmarks,
  DESTINATIONS.create,
  DESTINATIONS.settings,
];

/** The same pages as a list. */
export const ALL_DESTINATIONS: readonly Destination[] = Object.values(DESTINATIONS);
