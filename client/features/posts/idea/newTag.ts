import { folded } from "#server/core/words/fold.rules";
import { TAG_MAX, TAGS_MAX } from "#server/features/posts/posts.limits.rules";
import { tag } from "#server/features/posts/posts.rules";

/** A typed tag as an idea will have it, or why it cannot be added to the tags that the idea has already. */
export function newTag(typed: string, known: readonly string[]): { name: string } | { fault: string } {
  const checked = tag.safeParse(typed);
  if (!checked.success) {
    return { fault: checked.error.issues[0]?.message ?? `A tag has at most ${TAG_MAX} characters` };
  }
  const name = checked.data;
  const same = known.find((one) => folded(one) === folded(name));
  if (same !== undefined) return { fault: `#${same} is there already` };
  if (known.length >= TAGS_MAX) return { fault: `You can add up to ${TAGS_MAX} tags` };
  return { name };
}
