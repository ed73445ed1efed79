import type { StoredImage } from "#server/db/schema";
import type { AUTOPLAY } from "./profiles.settings.rules.ts";

/** A member as others see them. */
export interface Person {
  id: number;
  name: string;
  username: string;
  avatar: StoredImage | null;
  banner: StoredImage | null;
  location: string | null;
  createdAt: string;
  /** Null also for those who do not show it. */
  lastActiveAt: string | null;
}

/** How a member wants the product to behave, on all their devices. */
export interface Settings {
  /** Whether single keys act. */
  keyboardShortcuts: boolean;
  /** Whether a picture without a description is asked about. */
  altReminder: boolean;
  autoplay: (typeof AUTOPLAY)[number];
  /** Whether others see when the member is there. */
  showOnline: boolean;
}

/** Someone counts as online for a quarter of an hour after their last act. */
const ONLINE_MS = 15 * 60_000;

/** Whether the green dot stands beside a person. */
export function isOnline({ lastActiveAt }: Pick<Person, "lastActiveAt">, now = Date.now()): boolean {
  return lastActiveAt !== null && now - Date.parse(lastActiveAt) <= ONLINE_MS;
}
