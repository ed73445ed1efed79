import { users } from "./schema.ts";

/**
 * What others see of a member, as a selection for any statement that joins `users` (posts and their authors, comments):
 * `select({ ..., author: personColumns })`. Never an email or phone.
 */
export const personColumns = {
  id: users.id,
  name: users.name,
  username: users.username,
  avatar: users.avatar,
  banner: users.banner,
  location: users.location,
  createdAt: users.createdAt,
  lastActiveAt: users.lastActiveAt,
};
