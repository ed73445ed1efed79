import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import {
  type Candidates,
  withoutHidden,
  lastOf,
  type LinkCandidate,
  NEWS_SIZE,
  type NewsView,
} from "./feed.news.model.ts";
import { newsCandidates, hiddenFrom } from "./feed.news.queries.ts";

/** Posts that are asked for to stand for one link, in case some were taken back meanwhile. */
const POSTS_PER_LINK = 3;
const FRESH_MS = { least: 1_000, most: 60_000 };
/** Finding the news takes at most this part of the time. */
const EFFORT = 1 / 100;

/**
 * What the community talks about: the links that most members share and the ideas that move most, of the last day, or
 * of the week where the day was quiet. They are found once for everybody and kept for a moment: a second in a small
 * community, and the longer the more there is to read, up to a minute.
 */
export class NewsService {
  #known: { candidates: Promise<Candidates>; until: number } | null = null;

  constructor(
    private readonly db: Db,
    private readonly posts: PostsService,
  ) {}

  /** The news without what the viewer does not see and whom they do not hear. */
  async news(viewer: Viewer): Promise<NewsView> {
    const [{ links, ideas }, hiddenRows] = await Promise.all([
      this.#candidates(),
      hiddenFrom(this.db, { viewer: viewer.id }),
    ]);
    const hidden = new Set(hiddenRows.map(({ id }) => id));
    const visibleLinks = links.flatMap((link) => withoutHidden(link, hidden) ?? []);
    const visibleIdeas = ideas.filter(({ authorId }) => !hidden.has(authorId)).map(({ postId }) => postId);
    const posts = await this.#publicPosts(viewer, [...visibleIdeas, ...visibleLinks.flatMap(firstPosts)]);
    return {
      links: visibleLinks
        .flatMap((link) => {
          const post = firstPosts(link)
            .map((id) => posts.get(id))
            .find((one) => one !== undefined);
          const { shares, ...counts } = link;
          return post ? [{ ...counts, lastSharedAt: lastOf(shares), post }] : [];
        })
        .slice(0, NEWS_SIZE),
      ideas: visibleIdeas.flatMap((id) => posts.get(id) ?? []).slice(0, NEWS_SIZE),
    };
  }

  /** Those of the posts that are there and for everybody still. */
  async #publicPosts(viewer: Viewer, ids: number[]): Promise<Map<number, PostView>> {
    const posts = await this.posts.byIds(viewer, [...new Set(ids)]);
    return new Map(
      posts.flatMap((post) => (post instanceof Error || post.visibility !== "public" ? [] : [[post.id, post]])),
    );
  }

  #candidates(): Promise<Candidates> {
    const began = Date.now();
    if (this.#known && this.#known.until > began) return this.#known.candidates;
    const candidates = newsCandidates(this.db);
    const known = { candidates, until: began + FRESH_MS.most };
    this.#known = known;
    candidates.then(
      () => {
        const fresh = (Date.now() - began) / EFFORT;
        known.until = began + Math.min(Math.max(fresh, FRESH_MS.least), FRESH_MS.most);
      },
      () => {
        known.until = 0;
      },
    );
    return candidates;
  }
}

const firstPosts = ({ shares }: LinkCandidate) => shares.slice(0, POSTS_PER_LINK).map(({ postId }) => postId);
