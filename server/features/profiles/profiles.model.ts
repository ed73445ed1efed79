import type { StoredImage } from "#server/db/schema";

/** A member as others see them. */
export interface Person {
  id: number;
  name: string;
  username: string;
  avatar: StoredImage | null;
  banner: StoredImage | null;
  location: string | null;
  createdAt: string;
  lastActiveAt: string | null;
}

/** Someone counts as online for a quarter of an hour after their last act. */
const ONLINE_MS = 15 * 60_000;

/** Whether the green dot stands beside a person. */
export function isOnline({ lastActiveAt }: Pick<Person, "lastActiveAt">, now = Date.now()): boolean {
  return lastActiveAt !== null && now - Date.parse(lastActiveAt) <= ONLINE_MS;
}
