import { type Kind, type ReachChoices, toClock } from "#server/features/reach/reach.model";
import type { ChoicesAnswer } from "./choices.answers.ts";

/** Presents how and when the viewer is reached in REST. */
export function presentChoices(choices: ReachChoices): ChoicesAnswer {
  const rowOf = (kind: Kind) => choices.matrix.find((row) => row.kind === kind);
  const channelsOf = (kind: Kind) => {
    const row = rowOf(kind);
    return { app: row?.app ?? false, push: row?.push ?? false, mail: row?.mail ?? false, digest: row?.digest ?? false };
  };
  return {
    matrix: {
      like: channelsOf("like"),
      comment: channelsOf("comment"),
      reply: channelsOf("reply"),
      comment_like: channelsOf("comment_like"),
      mention: channelsOf("mention"),
      bond_request: channelsOf("bond_request"),
      bond_accepted: channelsOf("bond_accepted"),
      follow: channelsOf("follow"),
      group_request: channelsOf("group_request"),
      group_approved: channelsOf("group_approved"),
      group_declined: channelsOf("group_declined"),
      group_invited: channelsOf("group_invited"),
      group_post_removed: channelsOf("group_post_removed"),
      group_post: channelsOf("group_post"),
      group_post_waiting: channelsOf("group_post_waiting"),
      group_post_approved: channelsOf("group_post_approved"),
      group_post_declined: channelsOf("group_post_declined"),
      message_request: channelsOf("message_request"),
      report_decided: channelsOf("report_decided"),
      message: { push: rowOf("message")?.push ?? false, mail: rowOf("message")?.mail ?? false },
    },
    digest: choices.digest,
    time_zone: choices.timeZone,
    do_not_disturb: choices.doNotDisturb,
    quiet_from: toClock(choices.quietFrom),
    quiet_to: toClock(choices.quietTo),
    push_content: choices.pushContent,
    mail: choices.mail,
  };
}
