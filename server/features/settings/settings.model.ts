import { defineEvent } from "#server/platform/live/events";
import type { AUTOPLAY, MESSAGES_FROM } from "./settings.rules.ts";

/** A member chose whether others see when they are active. */
export const presenceChosen = defineEvent<{ memberId: number }>("presenceChosen");

/** The settings of a member, on all their devices. */
export interface Settings {
  /** Whether single keys act as shortcuts. */
  keyboardShortcuts: boolean;
  /** Whether the composer reminds the member of a picture without a description. */
  altReminder: boolean;
  autoplay: (typeof AUTOPLAY)[number];
  /** Whether others see when the member is active, and the member sees when others are. */
  showOnline: boolean;
  /**
   * Whether other members learn by name that this member opened their profile; a member who hides visits sees no names
   * either.
   */
  showVisits: boolean;
  /** Whether insights of other members may use the member's posts. */
  insightsFromPosts: boolean;
  /** Whether others see how far the member has read, and the member sees how far they have. */
  readReceipts: boolean;
  messagesFrom: (typeof MESSAGES_FROM)[number];
}
