import type { News } from "#server/features/notifications/notifications.model";

interface Concerned {
  /** The row of the staff's log. */
  logId: number;
  memberId: number;
}

/** What a member is notified of: an act that concerns them. They stand for the staff, who are not named. */
export const noticeOf = ({ logId, memberId }: Concerned): News => ({
  type: "moderation",
  userId: memberId,
  actorId: memberId,
  moderationId: logId,
  entityId: logId,
});

/** The same when the act was taken back. */
export const takenBackOf = (concerned: Concerned): News => ({ ...noticeOf(concerned), isTakenBack: true });
