import * as z from "zod/mini";

/** When videos start by themselves: always, without mobile data, or never. */
export const AUTOPLAY = ["always", "wifi", "never"] as const;

const onOrOff = z.nullish(z.boolean("This is either on or off"));

/** What a member changes of their settings; what is left out stays as it is. */
export const settingsChange = z.object({
  keyboardShortcuts: onOrOff,
  altReminder: onOrOff,
  autoplay: z.nullish(z.enum(AUTOPLAY, "Videos start always, on Wi-Fi or never")),
  showOnline: onOrOff,
});
export type SettingsChange = z.infer<typeof settingsChange>;
