import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { withoutTerms } from "#tests/kit/database/terms";
import { runJob } from "#tests/kit/jobs";
import { join, withStanding } from "#tests/kit/people";

const app = await startApp();

const GROUPS = 2_000;
const POSTS = 20_000;

test("the figures of very many groups are counted within the time of one statement", async () => {
  const ada = await join(app, "Ada");
  await withStanding(app, ada);
  await app.sql`insert into groups (slug, name, description, category, visibility)
    select 'many-' || i, 'Many ' || i, 'One of many', 'Design', 'public' from generate_series(1, ${GROUPS}::int) as i`;
  await withoutTerms(
    app.sql,
    () =>
      app.sql`insert into posts (author_id, content, visibility, group_id, created_at)
    select ${ada.id}, 'One of many', 'public', one.id, now() - i * interval '10 seconds' from generate_series(1, ${POSTS}::int) as i
    join (select id, row_number() over (order by id) as place from groups) as one on one.place = 1 + i % ${GROUPS}::int`,
  );
  await runJob(app, "groups.count");
  const [row] =
    await app.sql`select sum(week_posts_count)::int as posts, sum(week_active_count)::int as active from groups`;
  expect(row).toEqual({ posts: POSTS, active: GROUPS });
});
