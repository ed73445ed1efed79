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

/** Creates the groups of the community, with their members, posts and pending requests. */
export async function storeGroups(
  tx: Tx,
  { members }: Community,
  people: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const random = randomFor("groups");
  for (const [
    i,
    { members: named, joined, waiting = [], posts: written = [], isPrivate, ...group },
  ] of groups.entries()) {
    const others = members
      .map(({ draft }) => draft)
      .filter(({ username }) => !named.includes(username) && !waiting.includes(username));
    const near = others.filter(({ fields }) => fields.includes(group.category));
    const far = others.filter(({ fields }) => !fields.includes(group.category));
    const inOrder = [...random.sample(near, near.length), ...random.sample(far, far.length)];
    const inside = [...named, ...inOrder.slice(0, joined).map(({ username }) => username)];
    const foundedAt = now - (400 - 31 * i) * DAY;
    const joinedEvery = (now - foundedAt) / (inside.length + 1);
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
      ...inside.map((name, at) => ({ name, state: "member" as const, at: foundedAt + at * joinedEvery })),
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
