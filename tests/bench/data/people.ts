import { createdAt, image } from "./formulas.ts";
import type { Scale, Step } from "./scale.ts";

const FIRST =
  "Ada Bo Cy Dara Eli Finn Gwen Hugo Ida Juno Kai Lena Milo Nora Otis Pia Quin Rosa Sami Tess Uma Vera Wim Xena Yara Zoe";
const LAST =
  "Adler Berg Castell Dahl Ekström Falk Grant Holm Iversen Jansen Keller Lind Moreau Novak Olsen Park Quist Rossi Silva Thorn";

const pick = (names: string, index: string) => {
  const all = names.split(" ");
  return `(array[${all.map((name) => `'${name}'`).join(",")}])[1 + ${index} % ${all.length}]`;
};

/** Members, their bonds, follows, blocks and mutes. `member1` has the most bonds. */
export function peopleSteps({ members, newest }: Scale): Step[] {
  const joined = createdAt(newest, "n", members, 900);
  return [
    {
      name: "members",
      last: members,
      part: 20_000,
      text: (from, to) => `
        insert into users (id, name, username, email, password_hash, avatar, bio, location, email_verified_at,
          has_standing, standing_basis, last_active_at, created_at, updated_at)
        select n, ${pick(FIRST, "n")} || ' ' || ${pick(LAST, "(n / 26)")} || case when n % 3 = 0 then ' ' || n else '' end,
          'member' || n, 'member' || n || '@example.test', '-',
          case when n % 5 < 3 then ${image("'a' || n", 400, 400)} end,
          case when n % 2 = 0 then 'Writes about w' || n % 1000 || ' and w' || n % 77 end,
          (array['Berlin', 'Lisbon', 'Oslo', 'Turin', 'Ghent'])[1 + n % 5], ${joined},
          true, 'early', '${newest}'::timestamptz - interval '60 days' * power(random(), 3), ${joined}, ${joined}
        from generate_series(${from}, ${to}) as n`,
    },
    ...relationSteps(members, newest),
  ];
}

function relationSteps(members: number, newest: string): Step[] {
  return [
    {
      name: "bonds",
      text: () => `
        insert into bonds (user_id, bond_id, created_at)
        select distinct on (1, 2) least(member, other), greatest(member, other),
          '${newest}'::timestamptz - interval '700 days' * random()
        from (select n as member, 1 + floor(${members} * power(random(), 1.6))::int as other
          from generate_series(1, ${members}) as n, generate_series(1, 10 + n % 21)) as pair
        where member <> other order by 1, 2`,
    },
    {
      name: "bonds of the other side",
      text: () => `insert into bonds (user_id, bond_id, created_at) select bond_id, user_id, created_at from bonds`,
    },
    {
      name: "follows",
      text: () => `insert into follows (follower_id, followee_id, created_at)
        select user_id, bond_id, created_at from bonds where (user_id + bond_id) % 2 = 0`,
    },
    {
      name: "pending requests",
      text: () => `
        insert into bond_requests (from_id, to_id, created_at)
        select n, other, '${newest}'::timestamptz - interval '30 days' * random()
        from (select n, n % ${members} + 1 as other from generate_series(1, ${members}, 3) as n) as pair
        where not exists (select from bonds where user_id = n and bond_id = other)`,
    },
    {
      name: "blocks",
      text: () => `
        insert into blocks (blocker_id, blocked_id)
        select distinct n, other from (select n, 1 + floor(${members} * random())::int as other
          from generate_series(1, ${members}, 5) as n) as pair
        where n <> other and not exists (select from bonds where user_id = n and bond_id = other)`,
    },
    {
      name: "mutes",
      text: () => `
        insert into mutes (muter_id, muted_id)
        select distinct n, other from (select n, 1 + floor(${members} * power(random(), 1.5))::int as other
          from generate_series(1, ${members}, 3) as n) as pair where n <> other`,
    },
    {
      name: "followed tags",
      text: () => `
        insert into tag_follows (user_id, name)
        select distinct n, 't' || floor(power(5000, random()))::int from generate_series(1, ${members}) as n, generate_series(1, 2)`,
    },
  ];
}
