/**
 * Everything that the log contains: the thing, and the verb. Owners and admins of groups do `group.remove`, and staff the
 * others. A feature whose acts are new adds them here; the compiler refuses to record others, and a test asks for their
 * words on the client.
 */
export const STAFF_ACTS = [
  "role.set",
  "settings.change",
  "rules.publish",
  "application.approve",
  "application.decline",
  "invitation.create",
  "invitation.revoke",
  "moderation.dismiss",
  "moderation.hide",
  "moderation.remove",
  "moderation.warn",
  "moderation.limit",
  "moderation.suspend",
  "group.remove",
  "appeal.grant",
  "appeal.refuse",
  "sessions.end",
  "verification.send",
  "password_reset.send",
] as const;
export type StaffAction = (typeof STAFF_ACTS)[number];
