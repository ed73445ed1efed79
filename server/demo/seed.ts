import { inArray, sql } from "drizzle-orm";
import { allowTime, type Database, type DbOrTx } from "#server/db/client";
import { users } from "#server/db/schema/users";
import { Passwords } from "#server/platform/secrets/passwords";
import type { Storage } from "#server/platform/storage/storage";
import { type Community, planCommunity } from "./community.ts";
import { members } from "#server/demo/content/members";
import { storeFigures } from "./figures.ts";
import { type Drawing, storeDrawings } from "./files.ts";
import { storeGroups } from "./groups.ts";
import { storeLibrary } from "./library.ts";
import { PASSWORD } from "./logins.ts";
import { storeNotifications } from "./notifications.ts";
import { banner } from "#server/demo/pictures/banners";
import { draw } from "#server/demo/pictures/draw";
import { portrait } from "#server/demo/pictures/portraits";
import { makeStaff } from "./staff.ts";
import { storeTalks } from "./talks.ts";
import { pictureName, storeComments, storeMarks, storeMembers, storePosts, storeRelations } from "./rows.ts";

interface SeedParts {
  database: Database;
  storage: Storage;
  /** A listener for progress, which receives a line for each step. */
  progress: (line: string) => void;
}

const emailOf = (username: string) => `${username}@commonplace.example`;

/**
 * Loads the demo community: members, posts with generated pictures, comments, likes, bonds and requests, all of it
 * written for this product and the same at every run. Files come first and rows in one transaction, so that an
 * interrupted run leaves nothing half; if the community already exists, nothing happens.
 */
export async function seedDemo({ database, storage, progress }: SeedParts): Promise<void> {
  if ((await whoIsThere(database.db)) !== "nobody") return explain(database, progress);
  const began = performance.now();
  const now = Date.now();
  const community = planCommunity(now);
  const drawings = drawingsOf(community);
  progress(`Demo community: drawing ${drawings.length} pictures`);
  const drawn = await storeDrawings(drawings, storage, (done) => {
    if (done % 50 === 0 || done === drawings.length) progress(`Demo community: ${done} of ${drawings.length} pictures`);
  });
  const passwordHash = await new Passwords().hash(PASSWORD);
  const staff = await makeStaff();
  const parts = { community, drawings: drawn, passwordHash, staff, emailOf };

  const stored = await database.db.transaction(async (tx) => {
    // If several servers start at once, one loads the community and the others wait here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo community', 0))`);
    await allowTime(tx, 30);
    if ((await whoIsThere(tx)) !== "nobody") return false;
    const people = await storeMembers(tx, parts);
    const posts = await storePosts(tx, parts, people);
    await storeComments(tx, parts, people, posts);
    await storeMarks(tx, parts, people, posts);
    await storeLibrary(tx, community, { people, posts }, now);
    await storeRelations(tx, parts, people, now);
    await storeTalks(tx, people, now);
    await storeFigures(tx, people, now);
    await storeGroups(tx, community, people, now);
    await storeNotifications(tx, now);
    return true;
  });
  if (!stored) return explain(database, progress);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const { members: everyone, posts, comments } = community;
  progress(
    `Demo community: ${everyone.length} members, ${posts.length} posts, ${comments.length} comments in ${seconds} s`,
  );
  for (const { username, role, password } of staff)
    progress(`Demo community: ${username} is ${role}, with the password  ${password}  (printed only now)`);
}

function drawingsOf({ members: everyone, posts }: Community): Drawing[] {
  return [
    ...everyone.flatMap(({ draft: { username, tone } }) => [
      { name: `avatar ${username}`, svg: portrait(username, tone) },
      { name: `banner ${username}`, svg: banner(username, tone) },
    ]),
    ...posts.flatMap(({ draft }) => (draft.picture ? [{ name: pictureName(draft), svg: draw(draft.picture) }] : [])),
  ];
}

/** Finds out whether the community exists, none of its names is taken, or other people have taken some. */
async function whoIsThere(db: DbOrTx): Promise<"community" | "nobody" | "others"> {
  const names = members.map(({ username }) => username);
  const emails = names.map(emailOf);
  const there = await db
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(inArray(sql`lower(${users.username})`, names));
  if (there.length > 0) return there.every(({ email }) => emails.includes(email)) ? "community" : "others";
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails))
    .limit(1);
  return taken ? "others" : "nobody";
}

async function explain({ db }: Database, progress: (line: string) => void): Promise<void> {
  if ((await whoIsThere(db)) === "others") {
    progress("Demo community: not loaded, since some of its names belong to other members here.");
  }
}
