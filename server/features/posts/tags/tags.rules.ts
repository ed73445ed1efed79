import { hashtagsOf } from "#server/features/posts/facets/facets.hashtags.rules";
import { TAGS_TOTAL_MAX } from "#server/features/posts/posts.limits.rules";

/** Returns a post's tags: those of the form, then those in its text, ten in all. */
export function tagsOf(ownTags: string[], content: string): string[] {
  return [...new Set([...ownTags, ...hashtagsOf(content)])].slice(0, TAGS_TOTAL_MAX);
}

/**
 * Returns a post's tags after a change: a tag that came only from the old text goes with it; all others stay, or are
 * those of the form.
 */
export function tagsAfter(ownTags: string[], before: string, content: string): string[] {
  const written = new Set(hashtagsOf(before));
  return tagsOf(
    ownTags.filter((name) => !written.has(name)),
    content,
  );
}
