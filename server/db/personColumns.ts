import { sql } from "drizzle-orm";
import { users } from "#server/db/schema/users";

/**
 * What others see of a member, as a selection for any statement that joins `users` (posts and their authors, comments):
 * `select({ ..., author: personColumns })`. Never an email or phone, nor when somebody was there who does not show it.
 */
export const personColumns = {
  id: users.id,
  name: users.name,
  username: users.username,
  avatar: users.avatar,
  banner: users.banner,
  bio: users.bio,
  location: users.location,
  website: users.website,
  pro: users.pro,
  createdAt: users.createdAt,
  lastActiveAt: sql<string | null>`case when ${users.showOnline} then ${users.lastActiveAt} end`.mapWith(
    users.lastActiveAt,
  ),
};

const untold = sql<null>`null`;

/** A member of whom only name and picture are told: one who is blocked. */
export const namedColumns = {
  ...personColumns,
  banner: untold,
  bio: untold,
  location: untold,
  website: untold,
  lastActiveAt: untold,
};
