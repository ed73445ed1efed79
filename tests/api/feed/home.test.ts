import { beforeAll, expect, test } from "vitest";
import { type Instance, startApp } from "#tests/kit/app";
import { Random } from "#tests/kit/fuzz/random";
import { requestedRun } from "#tests/kit/fuzz/fuzz";
import { members, type Person } from "#tests/kit/people";
import type { RestFeed } from "#tests/kit/rest";

/*
 * Members are to one another whatever chance wants. What each of them has at home is worked out here by the words of the
 * rule, and every reader must agree: from memory, by the statement, by numbered pages, in Everything, and the totals.
 */

const { seed } = requestedRun(Date.now() % 1_000_000_007, 1);
const chance = new Random(seed, 0);
const app = await startApp();
const exact = await app.another({ feedWindow: 0 });
const POSTS = 90;
const VISIBILITIES = [
  "public",
  "public",
  "public",
  "bonds",
  "only_me",
  "hidden",
  "waiting",
  "removed",
  "group",
] as const;

interface Post {
  id: number;
  author: number;
  visibility: (typeof VISIBILITIES)[number];
}

let everybody: Person[];
let posts: Post[];
/** Pairs of members, or of a member and a post. */
type Pairs = [number, number][];
const related: Record<"blocked" | "muted" | "formerlyMuted" | "bonded" | "putAway", Pairs> = {
  blocked: [],
  muted: [],
  formerlyMuted: [],
  bonded: [],
  putAway: [],
};
let suspended: number[];
let formerlySuspended: number[];

const has = (pairs: Pairs, one: number, other: number) => pairs.some(([a, b]) => a === one && b === other);
const store = (pairs: Pairs) => [pairs.map(([one]) => one), pairs.map(([, other]) => other)] as const;

beforeAll(async () => {
  everybody = await members(app, ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"]);
  const ids = everybody.map(({ id }) => id);
  // Whoever reads is neither suspended nor gone.
  [suspended, formerlySuspended] = [chance.some(ids.slice(5), 0.5), chance.some(ids.slice(2, 5), 0.3)];
  const group = await everybody[0]?.send<{ group: { id: number } }>("/api/groups", {
    name: `Cellar ${seed}`,
    description: "For members",
    category: "Design",
    visibility: "private",
  });
  const drawn = Array.from({ length: POSTS }, () => ({
    author: chance.choose(ids),
    visibility: chance.choose(VISIBILITIES),
  }));
  const inGroup = drawn.map(({ visibility }) =>
    visibility === "group" || visibility === "waiting" ? (group?.body.group.id ?? 0) : 0,
  );
  posts = await app.sql<Post[]>`
    insert into posts (author_id, content, visibility, group_id, withheld, created_at, updated_at)
    select author, 'Idea ' || n, visibility, nullif(in_group, 0),
      case when visibility = 'hidden' then '{"words": "Off topic"}'::jsonb end, at, at
    from unnest(${drawn.map(({ author }) => author)}::bigint[], ${drawn.map(({ visibility }) => visibility)}::text[], ${inGroup}::bigint[])
      with ordinality as drawn (author, visibility, in_group, n), lateral (select now() - make_interval(mins => n::int) as at) as moment
    returning id::int, author_id::int as author, visibility`;
  for (const one of ids)
    for (const other of ids.filter((id) => id !== one)) {
      if (chance.isLikely(0.12)) related.blocked.push([one, other]);
      if (chance.isLikely(0.15)) (chance.isLikely(0.3) ? related.formerlyMuted : related.muted).push([one, other]);
      if (one < other && chance.isLikely(0.5)) related.bonded.push([one, other], [other, one]);
    }
  for (const one of ids) related.putAway.push(...chance.some(posts, 0.1).map(({ id }): [number, number] => [one, id]));
  await app.sql`insert into blocks (blocker_id, blocked_id) select * from unnest(${store(related.blocked)[0]}::bigint[], ${store(related.blocked)[1]}::bigint[])`;
  await app.sql`insert into bonds (user_id, bond_id) select * from unnest(${store(related.bonded)[0]}::bigint[], ${store(related.bonded)[1]}::bigint[])`;
  for (const [pairs, until] of [
    [related.muted, null],
    [related.formerlyMuted, "2020-01-01"],
  ] as const)
    await app.sql`insert into mutes (muter_id, muted_id, until) select *, ${until}::timestamptz from unnest(${store(pairs)[0]}::bigint[], ${store(pairs)[1]}::bigint[])`;
  await app.sql`insert into hidden_posts (user_id, post_id) select * from unnest(${store(related.putAway)[0]}::bigint[], ${store(related.putAway)[1]}::bigint[])`;
  for (const [hidden, until] of [
    [suspended, null],
    [formerlySuspended, "2020-01-01"],
  ] as const)
    await app.sql`insert into hidden_members (user_id, why, until) select id, 'suspended', ${until}::timestamptz from unnest(${hidden}::bigint[]) as one (id)`;
  await app.sql`
    update users set (public_posts_count, bonds_posts_count, own_posts_count) = (
      select count(*) filter (where visibility = 'public'), count(*) filter (where visibility = 'bonds'),
        count(*) filter (where visibility in ('only_me', 'hidden'))
      from posts where author_id = users.id)`;
  await app.sql`
    insert into totals (name, value) select 'public_posts', count(*) from posts where visibility = 'public'
    on conflict (name) do update set value = excluded.value`;
});

/** The ids of the posts that a member has at home, newest first. */
function homeOf({ id: viewer }: Person): number[] {
  const isFor = ({ author, visibility }: Post) =>
    visibility === "public" ||
    (author === viewer && ["bonds", "only_me", "hidden"].includes(visibility)) ||
    (visibility === "bonds" && has(related.bonded, viewer, author));
  const isAway = ({ id, author }: Post) =>
    has(related.blocked, viewer, author) ||
    has(related.blocked, author, viewer) ||
    has(related.muted, viewer, author) ||
    has(related.putAway, viewer, id) ||
    (suspended.includes(author) && author !== viewer);
  return posts.filter((post) => isFor(post) && !isAway(post)).map(({ id }) => id);
}

async function byCursor(reader: Person, first: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const {
      feed,
    }: { feed: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } =
      await reader.query(
        `query Page($first: Int!, $after: String) { feed(first: $first, after: $after) {
          edges { node { id } } pageInfo { endCursor hasNextPage } } }`,
        { first, after },
      );
    ids.push(...feed.edges.map(({ node }) => Number(node.id)));
    [after, isMore] = [feed.pageInfo.endCursor, feed.pageInfo.hasNextPage];
  }
  return ids;
}

async function byNumber(reader: Person, scope: string) {
  const ids: number[] = [];
  const totals = new Set<number>();
  for (let page = 1, isMore = true; isMore; page++) {
    const { body } = await reader.get<RestFeed>(`/api/feed?page=${page}${scope}`);
    ids.push(...body.posts.map(({ id }) => id));
    totals.add(body.total);
    isMore = body.hasMore;
  }
  return { ids, totals: [...totals] };
}

test.each([
  ["memory", app],
  ["the statement", exact],
] satisfies [string, Instance][])(
  `every reader agrees with the rule, from %s (FUZZ_SEED=${seed})`,
  async (_, instance) => {
    for (const who of everybody.slice(0, 5)) {
      const reader = who.at(instance);
      const ids = homeOf(who);
      // A second reading has what the first one remembers.
      for (const first of [50, 7, 7]) expect(await byCursor(reader, first), who.name).toEqual(ids);
      for (const scope of ["", "&scope=everything"])
        expect(await byNumber(reader, scope), `${who.name}${scope}`).toEqual({ ids, totals: [ids.length] });
    }
  },
);
