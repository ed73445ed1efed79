import * as z from "zod";
import { FREQUENCIES } from "#server/features/reach/reach.rules";

const channels = z
  .object({
    app: z.boolean().meta({ description: "In the app; what is off here reaches the member in no other way." }),
    push: z.boolean().meta({ description: "By a push to the devices that the member added." }),
    mail: z.boolean().meta({ description: "By email at once, while the member is away." }),
    digest: z.boolean().meta({ description: "In the digest." }),
  })
  .meta({ id: "ReachChannels", description: "The ways by which one kind of act reaches the member." });

export const choicesAnswer = z
  .object({
    matrix: z.object({
      like: channels,
      comment: channels,
      reply: channels,
      comment_like: channels,
      mention: channels,
      bond_request: channels,
      bond_accepted: channels,
      follow: channels,
      group_request: channels,
      group_approved: channels,
      group_declined: channels,
      group_invited: channels,
      group_post_removed: channels,
      group_post: channels,
      group_post_waiting: channels,
      group_post_approved: channels,
      group_post_declined: channels,
      message_request: channels,
      report_decided: channels,
      message: z.object({ push: z.boolean(), mail: z.boolean() }),
    }),
    digest: z.enum(FREQUENCIES).meta({ description: "How often a digest is mailed." }),
    time_zone: z
      .string()
      .nullable()
      .meta({ description: "The member's time zone.", examples: ["Europe/Berlin"] }),
    do_not_disturb: z.boolean().meta({ description: "Whether nothing is pushed or mailed in the quiet hours." }),
    quiet_from: z.string().meta({ description: "When the quiet hours begin.", examples: ["22:00"] }),
    quiet_to: z.string().meta({ description: "When the quiet hours end.", examples: ["07:00"] }),
    push_content: z
      .boolean()
      .meta({ description: "Whether a push says what happened, and not only that something did." }),
    mail: z.enum(["working", "unverified", "refused"]).meta({
      description: "Whether emails arrive: the address is verified, not verified, or was refused by a mail server.",
    }),
  })
  .meta({ id: "ReachSettings", description: "How and when a member is reached." });
export type ChoicesAnswer = z.infer<typeof choicesAnswer>;
