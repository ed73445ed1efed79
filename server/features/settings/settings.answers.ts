import * as z from "zod";
import { AUTOPLAY, MESSAGES_FROM } from "./settings.rules.ts";

export const settingsAnswer = z
  .object({
    keyboard_shortcuts: z.boolean().meta({ description: "Whether single keys act." }),
    alt_reminder: z.boolean().meta({ description: "Whether a picture without a description is asked about." }),
    autoplay: z.enum(AUTOPLAY).meta({ description: "When videos start by themselves." }),
    show_online: z.boolean().meta({ description: "Whether others see when the member is there." }),
    show_visits: z.boolean().meta({ description: "Whether those whose profiles the member opens are told by whom." }),
    insights_from_posts: z
      .boolean()
      .meta({ description: "Whether insights of others may draw on the member's posts." }),
    read_receipts: z.boolean().meta({ description: "Whether others see how far the member has read." }),
    messages_from: z.enum(MESSAGES_FROM).meta({ description: "Who may write to the member first." }),
  })
  .meta({ id: "Settings", description: "How a member wants the product to behave, on all their devices." });
export type SettingsAnswer = z.infer<typeof settingsAnswer>;
