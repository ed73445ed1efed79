import { defineEvent } from "#server/platform/live/events";
import type { AUTOPLAY, MESSAGES_FROM } from "./settings.rules.ts";

/** A member chose whether others see when they are there. */
export const presenceChosen = defineEvent<{ memberId: number }>("presenceChosen");

/** How a member wants the product to behave, on all their devices. */
export interface Settings {
  /** Whether single keys act. */
  keyboardShortcuts: boolean;
  /** Whether a picture without a description is asked about. */
  altReminder: boolean;
  autoplay: (typeof AUTOPLAY)[number];
  /** Whether others see when the member is there, and the member when others are. */
  showOnline: boolean;
  /** Whether those whose profiles the member opens are told by whom; who is not named sees no names of visitors either. */
  showVisits: boolean;
  /** Whether insights of others may draw on the member's posts. */
  insightsFromPosts: boolean;
  /** Whether others see how far the member has read, and the member how far they have. */
  readReceipts: boolean;
  messagesFrom: (typeof MESSAGES_FROM)[number];
}
