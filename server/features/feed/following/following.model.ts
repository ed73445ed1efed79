import type { NamedGroup } from "#server/db/postColumns";
import type { Person } from "#server/features/people/people.model";
import { type PostRow, type PostView, toPostView } from "#server/features/posts/posts.model";

/** Why a post is in Following, the strongest reason first. */
export const REASON_KINDS = ["bond", "follow", "group", "tag", "liked"] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** Why a post is in the viewer's Following, as a statement finds it. */
interface FoundReason {
  /** Null for the viewer's own posts. */
  reasonKind: ReasonKind | null;
  /** The tag that the viewer follows. */
  reasonTag: string | null;
  /** Of the bonds who liked the post, the one who did so last, and how many others did. */
  likerId: number | null;
  likerName: string | null;
  otherLikers: number | null;
}

/** A post with what is known of its reason. */
export interface ReasonedRow extends PostRow, FoundReason {}

/** Why a post is in the viewer's Following, as both faces show it. */
export interface ReasonView {
  kind: ReasonKind;
  /** The whole line. */
  text: string;
  tag: string | null;
  /** The author, for a bond or somebody whom the viewer follows. */
  person: Person | null;
  /** The id of the person of the reason: the author, or who liked the post. */
  personId: number | null;
  personName: string | null;
  group: NamedGroup | null;
}

/** A post of a tab: it is made for one viewer, and never shared with another one. */
export interface ReasonedPost extends PostView {
  reason: ReasonView | null;
}

/**
 * Converts a row to a post with its reason: a new object for one viewer, so that nothing that viewers share contains it.
 */
export function toReasonedPost({
  reasonKind,
  reasonTag,
  likerId,
  likerName,
  otherLikers,
  ...row
}: ReasonedRow): ReasonedPost {
  const post = toPostView(row);
  return { ...post, reason: reasonOf(post, { reasonKind, reasonTag, likerId, likerName, otherLikers }) };
}

const NOTHING = { tag: null, person: null, personId: null, personName: null, group: null };

/** Returns the reason of a post with its line; null for the viewer's own posts. */
function reasonOf({ author, group }: PostView, found: FoundReason): ReasonView | null {
  const { reasonKind: kind, reasonTag: tag, likerId, likerName } = found;
  const byAuthor = { ...NOTHING, person: author, personId: author.id, personName: author.name };
  switch (kind) {
    case null:
      return null;
    case "bond":
      return { ...byAuthor, kind, text: `by your friend ${author.name}` };
    case "follow":
      return { ...byAuthor, kind, text: `by ${author.name}, whom you follow` };
    case "group":
      return group && { ...NOTHING, kind, group, text: `in ${group.name}` };
    case "tag":
      return { ...NOTHING, kind, tag, text: `#${tag}, which you follow` };
    case "liked":
      if (likerId === null || likerName === null) return null;
      return {
        ...NOTHING,
        kind,
        personId: likerId,
        personName: likerName,
        text: likedBy(likerName, found.otherLikers ?? 0),
      };
  }
}

/** Returns who liked a post: "Mei-Lin and 2 others you know liked it". */
function likedBy(name: string, others: number): string {
  if (others === 0) return `${name} liked it`;
  return `${name} and ${others} ${others === 1 ? "other" : "others"} you know liked it`;
}
