import { parseId } from "#server/core/ids";
import { withoutSign } from "#server/features/posts/posts.limits.rules";
import type { PostView } from "#server/features/posts/posts.model";

/** What a subscription names of the new posts that it wants. */
interface Named {
  tag?: string | null;
  username?: string | null;
  groupId?: string | number | null;
  category?: string | null;
}

type Described = Pick<PostView, "tags" | "category" | "groupId"> & { author: Pick<PostView["author"], "username"> };

/**
 * Returns which new posts have everything that a subscription names; null where it names nothing. No post has what does
 * not exist.
 */
export function matching(named: Named | null | undefined): ((post: Described) => boolean) | null {
  const tests: ((post: Described) => boolean)[] = [];
  const { tag, username, groupId, category } = named ?? {};
  if (tag != null) {
    const name = folded(withoutSign(tag.trim()));
    tests.push((post) => post.tags.some((one) => folded(one) === name));
  }
  if (username != null) tests.push(({ author }) => author.username.toLowerCase() === username.toLowerCase());
  if (groupId != null) {
    const id = parseId(String(groupId));
    tests.push((post) => id !== null && post.groupId === id);
  }
  if (category != null) tests.push((post) => post.category === category);
  return tests.length === 0 ? null : (post) => tests.every((matches) => matches(post));
}

/**
 * Accents and capitals make no other tag, as in the database. Characters that it writes otherwise altogether (`ß` as `ss`)
 * have to be sent as the post has them.
 */
const folded = (tag: string) =>
  tag
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
