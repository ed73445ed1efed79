import fs from "node:fs";
import path from "node:path";

/** The user for whom PostgreSQL runs; it refuses to run for root. */
export interface SystemUser {
  uid: number;
  gid: number;
  name: string;
}

/** The embedded database cannot run here; the message says what to do about it. */
export class EmbeddedError extends Error {
  override readonly name = "EmbeddedError";
}

/**
 * Returns the user for PostgreSQL: undefined for the user of this process; for root, the owner of the data if there are
 * any, else `postgres` or `nobody`.
 */
export function databaseUser(cluster: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) {
    return users.find(({ uid }) => uid === owner.uid) ?? { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const user = users.find(({ name }) => name === "postgres") ?? users.find(({ name }) => name === "nobody");
  if (user) return user;
  throw new EmbeddedError(
    "PostgreSQL does not run as root, and this machine has neither a `postgres` nor a `nobody` user. " +
      "Start as an ordinary user, or set DATABASE_URL.",
  );
}

/** Checks whether a user may enter every folder on the path to a file or folder, this one included. */
export function canReach({ uid, gid }: SystemUser, target: string): boolean {
  for (let folder = target; ; folder = path.dirname(folder)) {
    const { mode, uid: owner, gid: group } = fs.statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Gives folders to the user. @throws EmbeddedError where root cannot do so, as on some network disks. */
export function handOver(user: SystemUser | undefined, ...folders: string[]): void {
  if (!user) return;
  try {
    for (const folder of folders) fs.chownSync(folder, user.uid, user.gid);
  } catch {
    throw unreachable(user, path.dirname(folders[0] ?? "."));
  }
}

/** Returns an error that says why PostgreSQL cannot use root's folder, and what to do. */
export function unreachable(user: SystemUser, folder: string): EmbeddedError {
  return new EmbeddedError(
    `PostgreSQL does not run as root, and its user (${user.name}) cannot use ${folder}. ` +
      "Set DATA_DIR to a folder that every user can enter (for example /var/lib/commonplace), " +
      "start as an ordinary user, or set DATABASE_URL.",
  );
}
