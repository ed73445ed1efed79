import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { countFigures } from "#server/db/groupFigures";
import { groupMembers, groups as groupsTable } from "#server/db/schema/groups";
import { posts } from "#server/db/schema/posts";
import type { Community } from "./community.ts";
import { groups } from "#server/demo/content/groups";
import { randomFor } from "#server/demo/core/random";
import { DAY, HOUR, iso } from "#server/demo/core/times";

/** The number of posts that a public group takes from its category, the newest of its members. */
const GATHERED = 6;
/** The number of people of the category who join beside the named ones. */
const OF_THE_FIELD = 5;

/** Creates the groups of the community, with their members, posts and pending requests. */
export async function storeGroups(
  tx: Tx,
  { members }: Community,
  people: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const random = randomFor("groups");
  for (const [i, { members: named, waiting = [], posts: written = [], isPrivate, ...group }] of groups.entries()) {
    const near = members
      .map(({ draft }) => draft)
      .filter(({ username, fields }) => fields.includes(group.category) && !named.includes(username))
      .map(({ username }) => username)
      .filter((username) => !waiting.includes(username));
    const inside = [...named, ...(isPrivate ? [] : random.sample(near, OF_THE_FIELD))];
    const foundedAt = now - (90 - 7 * i) * DAY;
    const [made] = await tx
      .insert(groupsTable)
      .values({
        ...group,
        visibility: isPrivate ? "private" : "public",
        membersCount: inside.length,
        createdAt: iso(foundedAt),
        updatedAt: iso(foundedAt),
      })
      .returning({ id: groupsTable.id });
    if (!made) throw new Error(`The group ${group.slug} was not stored.`);
    const rows = [
      ...inside.map((name, at) => ({ name, state: "member" as const, at: foundedAt + at * 3 * DAY })),
      ...waiting.map((name, at) => ({ name, state: "requested" as const, at: now - (5 + 9 * at) * HOUR })),
    ];
    await tx.insert(groupMembers).values(
      rows.map(({ name, state, at }, place) => ({
        groupId: made.id,
        userId: idOf(people, name),
        role: place === 0 ? ("owner" as const) : ("member" as const),
        state,
        createdAt: iso(Math.min(at, now - HOUR)),
      })),
    );
    const postRows = written.map(({ by, text, tags, hoursAgo }) => {
      const at = iso(now - hoursAgo * HOUR);
      return { authorId: idOf(people, by), content: text, tags, createdAt: at, updatedAt: at };
    });
    const place = { groupId: made.id, visibility: "group" as const, category: group.category };
    if (postRows.length > 0) await tx.insert(posts).values(postRows.map((post) => ({ ...post, ...place })));
    if (isPrivate) continue;
    await tx.execute(sql`update ${posts} set group_id = ${made.id} where id in (
      select id from ${posts} where visibility = 'public' and category = ${group.category} and group_id is null
        and author_id in (select user_id from ${groupMembers} where group_id = ${made.id} and state = 'member')
      order by created_at desc limit ${GATHERED})`);
  }
  await countFigures(tx);
}

function idOf(people: ReadonlyMap<string, number>, name: string): number {
  const id = people.get(name);
  if (id === undefined) throw new Error(`Nobody is called ${name}.`);
  return id;
}
