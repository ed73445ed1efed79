import * as z from "zod/mini";

/** When videos start by themselves: always, without mobile data, or never. */
export const AUTOPLAY = ["always", "wifi", "never"] as const;

/** Who may write to a member first. */
export const MESSAGES_FROM = ["everyone", "bonds", "nobody"] as const;

const onOrOff = z.nullish(z.boolean("This must be on or off"));

/** The changes of settings; omitted fields stay as they are. */
export const settingsChange = z.object({
  keyboardShortcuts: onOrOff,
  altReminder: onOrOff,
  autoplay: z.nullish(z.enum(AUTOPLAY, "Autoplay must be always, Wi-Fi or never")),
  showOnline: onOrOff,
  showVisits: onOrOff,
  insightsFromPosts: onOrOff,
  readReceipts: onOrOff,
  messagesFrom: z.nullish(z.enum(MESSAGES_FROM, "Messages must be from everyone, bonds or nobody")),
});
export type SettingsChange = z.input<typeof settingsChange>;
