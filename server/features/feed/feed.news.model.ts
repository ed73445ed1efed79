import type { PostView } from "#server/features/posts/posts.model";

/** The number of links, and of ideas, in the news. */
export const NEWS_SIZE = 5;
/** The number of candidates for everybody, so that enough remain for a viewer who does not see some people. */
export const CANDIDATES = 30;
/** The number of posts that the news read of one link. */
export const SHARES_KNOWN = 500;
/** Of so many of them, those with most likes, it is counted by how many members with standing they are liked. */
export const SHARES_RANKED = 20;
/** Of so many ideas, those with most marks, the marks by members with standing are counted. */
export const IDEAS_RANKED = 200;
/** The number of rows of a week that are read, the newest ones: the news cost the same however much is written. */
export const ROWS_READ = 20_000;

/** A post that shares a link. */
export interface Share {
  postId: number;
  authorId: number;
  at: string;
}

/** A link that many members share, the same for every viewer. */
export interface LinkCandidate {
  url: string;
  host: string;
  postsCount: number;
  membersCount: number;
  /** The posts, the most liked first. */
  shares: Share[];
}

/** An idea with many likes, comments and bookmarks, the same for every viewer. */
export interface IdeaCandidate {
  postId: number;
  authorId: number;
}

/** The candidates of the news, the same for every viewer. */
export interface Candidates {
  links: LinkCandidate[];
  ideas: IdeaCandidate[];
}

/** A link of the news, for one viewer. */
interface LinkNews {
  url: string;
  host: string;
  postsCount: number;
  membersCount: number;
  lastSharedAt: string;
  post: PostView;
}

export interface NewsView {
  links: LinkNews[];
  ideas: PostView[];
}

/**
 * Returns a candidate without people whom a viewer does not see or has muted; null when nobody else shares the link.
 */
export function withoutHidden(link: LinkCandidate, hidden: ReadonlySet<number>): LinkCandidate | null {
  const shares = link.shares.filter(({ authorId }) => !hidden.has(authorId));
  const silent = link.shares.filter(({ authorId }) => hidden.has(authorId));
  if (shares.length === 0) return null;
  return {
    ...link,
    shares,
    postsCount: link.postsCount - silent.length,
    membersCount: link.membersCount - new Set(silent.map(({ authorId }) => authorId)).size,
  };
}

/** Returns the time when a link was last shared. */
export const lastOf = (shares: readonly Share[]): string =>
  shares.map(({ at }) => at).reduce((a, b) => (a > b ? a : b));
