import type { MemberDraft } from "#server/demo/content/drafts";
import type { Random } from "#server/demo/core/random";

type Pair = readonly [from: string, to: string];

/** The relations of the members, by username. */
export interface Relations {
  /** Each bond once; both of its rows are stored. */
  bonds: Pair[];
  requests: Pair[];
  /** Follows in one direction; bonded members follow each other besides. */
  follows: Pair[];
  blocks: Pair[];
  mutes: Pair[];
}

const BONDS_OF_GUIDES = 11;
const REQUESTS_TO_FIRST = 3;

/** Plans bonds between members of the same fields. The first two members, the guides of visitors, have more of them. */
export function planRelations(members: readonly MemberDraft[], random: Random): Relations {
  const names = members.map(({ username }) => username);
  const tied = new Set<string>();
  const key = (a: string, b: string) => [a, b].toSorted().join(" ");
  const free = (from: string) => names.filter((name) => name !== from && !tied.has(key(from, name)));
  const tie = (from: string, to: string): Pair => {
    tied.add(key(from, to));
    return [from, to];
  };
  const bonds: Pair[] = [];
  for (const [i, { username, fields }] of members.entries()) {
    const wanted = i < 2 ? BONDS_OF_GUIDES : random.between(2, 4);
    const near = members
      .filter((other) => other.fields.some((field) => fields.includes(field)))
      .map((other) => other.username);
    const likely = random.sample(
      free(username).filter((name) => near.includes(name)),
      wanted,
    );
    const others = random.sample(
      free(username).filter((name) => !near.includes(name)),
      wanted - likely.length + 1,
    );
    for (const name of [...likely, ...others].slice(0, wanted)) bonds.push(tie(username, name));
  }
  const [first = "", second = ""] = names;
  const requests = random.sample(free(first), REQUESTS_TO_FIRST).map((name) => tie(name, first));
  for (const name of random.sample(free(second), 2)) requests.push(tie(name, second));
  for (const name of random.sample(free(first), 1)) requests.push(tie(first, name));
  for (const name of random.sample(names.slice(2), 12)) {
    const [to] = random.sample(
      free(name).filter((other) => other !== first && other !== second),
      1,
    );
    if (to) requests.push(tie(name, to));
  }
  const follows = names.flatMap((name) =>
    random.sample(free(name), random.between(1, 4)).map((to): Pair => [name, to]),
  );
  const background = names.slice(2);
  const quarrels = random.sample(background, 3).flatMap((name) => {
    const [to] = random.sample(
      free(name).filter((other) => background.includes(other)),
      1,
    );
    return to ? [tie(name, to)] : [];
  });
  return {
    bonds,
    requests,
    follows: follows.filter(([from, to]) => !quarrels.some(([a, b]) => key(a, b) === key(from, to))),
    blocks: quarrels.slice(0, 2),
    mutes: quarrels.slice(2),
  };
}
