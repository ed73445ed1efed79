import type { Sql } from "postgres";

const NAME = "follower";
const TIES = { bonds: 500, follows: 200, tags: 50 };

/**
 * Creates a member with many ties, unless an earlier run has: bonds with members and follows of members at random, and
 * follows of tags from the common to the rare. Returns their id.
 */
export async function createFollower(sql: Sql): Promise<number> {
  const [known] = await sql<{ id: number }[]>`select id::int from users where username = ${NAME}`;
  if (known) return known.id;
  return await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    const [{ id } = { id: 0 }] = await tx<{ id: number }[]>`
      insert into users (name, username, email, password_hash) values ('Fay', ${NAME}, 'fay@example.test', '-') returning id::int`;
    await tx`create temporary table tied on commit drop as
      select id, row_number() over (order by random()) as n from users where username like 'member%'`;
    await tx`insert into bonds (user_id, bond_id) select ${id}, id from tied where n <= ${TIES.bonds}
      union all select id, ${id} from tied where n <= ${TIES.bonds}`;
    await tx`insert into follows (follower_id, followee_id)
      select ${id}, id from tied where n <= ${TIES.bonds + TIES.follows}`;
    await tx`insert into tag_follows (user_id, name) select ${id}, 't' || (n * n) from generate_series(1, ${TIES.tags}::int) as n`;
    return id;
  });
}
