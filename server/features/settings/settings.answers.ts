import * as z from "zod";
import { AUTOPLAY, MESSAGES_FROM } from "./settings.rules.ts";

export const settingsAnswer = z
  .object({
    keyboard_shortcuts: z.boolean().meta({ description: "Whether single-key shortcuts are on." }),
    alt_reminder: z.boolean().meta({ description: "Whether to ask for a missing image description before posting." }),
    autoplay: z.enum(AUTOPLAY).meta({ description: "When videos start automatically." }),
    show_online: z.boolean().meta({ description: "Whether others see when the member is online." }),
    show_visits: z
      .boolean()
      .meta({ description: "Whether members see the viewer's name when the viewer visits their profiles." }),
    insights_from_posts: z
      .boolean()
      .meta({ description: "Whether other members' insights may use the member's posts." }),
    read_receipts: z.boolean().meta({ description: "Whether others see how far the member has read." }),
    messages_from: z.enum(MESSAGES_FROM).meta({ description: "Who may send the member a first message." }),
  })
  .meta({ id: "Settings", description: "A member's preferences, valid on all their devices." });
export type SettingsAnswer = z.infer<typeof settingsAnswer>;
