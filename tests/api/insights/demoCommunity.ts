import { planCommunity } from "#server/demo/community";
import type { App } from "#tests/kit/app";

/** Stores the members, posts and comments of the demo community without its pictures. */
export async function storeDemoCommunity({ sql }: App): Promise<void> {
  const { members, posts, comments } = planCommunity(Date.now());
  const at = (moment: number) => new Date(moment).toISOString();
  const people = await sql<{ id: number; username: string }[]>`insert into users ${sql(
    members.map(({ draft: { name, username } }) => ({
      name,
      username,
      email: `${username}@example.org`,
      password_hash: "none",
    })),
  )} returning id, username`;
  const idsByName = new Map(people.map(({ id, username }) => [username, id]));
  const idOf = (username: string) => idsByName.get(username) ?? 0;
  const postIds: number[] = [];
  for (const { draft, by, category, at: moment } of posts) {
    const inText = [...draft.text.matchAll(/#([\p{L}\p{N}_-]+)/gu)].map(([, tag = ""]) => tag.toLowerCase());
    const [row] = await sql<{ id: number }[]>`insert into posts ${sql({
      author_id: idOf(by),
      title: draft.title ?? null,
      content: draft.text,
      category,
      tags: [...new Set([...draft.tags, ...inText])],
      created_at: at(moment),
    })} returning id`;
    postIds.push(row?.id ?? 0);
  }
  const commentIds: number[] = [];
  for (const comment of comments) {
    const { post, by, text, at: moment, replyTo } = comment;
    const thread = replyTo?.replyTo ?? replyTo;
    const [row] = await sql<{ id: number }[]>`insert into comments ${sql({
      post_id: postIds[posts.indexOf(post)] ?? 0,
      author_id: idOf(by),
      parent_id: thread ? (commentIds[comments.indexOf(thread)] ?? null) : null,
      content: text,
      created_at: at(moment),
    })} returning id`;
    commentIds.push(row?.id ?? 0);
  }
  await sql`update posts set comments_count = (select count(*) from comments where comments.post_id = posts.id)`;
}
