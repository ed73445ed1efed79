import type { PostView } from "#server/features/posts/posts.model";

/** Links, and ideas, that the news show at most. */
export const NEWS_SIZE = 5;
/** Found for everybody, so that enough are left for who does not see or hear some people. */
export const CANDIDATES = 30;
/** Posts of a link that are looked at one by one. */
export const SHARES_KNOWN = 500;
/** Rows of a week that are looked at, the newest ones: the news cost the same however much is written. */
export const ROWS_READ = 10_000;

/** A post that shares a link. */
export interface Share {
  postId: number;
  authorId: number;
  at: string;
}

/** A link that many share, before it is known who asks. */
export interface LinkCandidate {
  url: string;
  host: string;
  postsCount: number;
  membersCount: number;
  /** The post that most people like first. */
  shares: Share[];
}

/** An idea that moves people, before it is known who asks. */
export interface IdeaCandidate {
  postId: number;
  authorId: number;
}

/** What the news may hold, the same for everybody. */
export interface Candidates {
  links: LinkCandidate[];
  ideas: IdeaCandidate[];
}

/** A link as the news tell it to one member. */
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

/** A candidate without the people whom a member does not see or hear; null when nobody else shares it. */
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

/** When a link was shared last. */
export const lastOf = (shares: readonly Share[]): string =>
  shares.map(({ at }) => at).reduce((a, b) => (a > b ? a : b));
