import type { Caches, Value } from "#server/cache/caches";
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

/** The number of posts that are loaded for one link, in case some were deleted meanwhile. */
const POSTS_PER_LINK = 3;
const FRESH_MS = { least: 1_000, most: 60_000 };

interface Parts {
  db: Db;
  caches: Pick<Caches, "value">;
  posts: PostsService;
}

/**
 * Finds what the community talks about: the links that most members share and the ideas with most reactions, of the
 * last day, or of the week if the day was quiet. They are computed once for everybody and cached for a moment: a second
 * in a small community, and longer the more there is to read, up to a minute.
 */
export class NewsService {
  readonly #candidates: Value<Candidates>;

  constructor(private readonly parts: Parts) {
    this.#candidates = parts.caches.value({ name: "news", ...FRESH_MS }, () => newsCandidates(parts.db));
  }

  /** Returns the news without posts that the viewer does not see and people whom they have muted. */
  async news(viewer: Viewer): Promise<NewsView> {
    const [{ links, ideas }, hiddenRows] = await Promise.all([
      this.#candidates.get(),
      hiddenFrom(this.parts.db, { viewer: viewer.id }),
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

  /** Finds those of the posts that still exist and are public. */
  async #publicPosts(viewer: Viewer, ids: number[]): Promise<Map<number, PostView>> {
    const posts = await this.parts.posts.byIds(viewer, [...new Set(ids)]);
    return new Map(
      posts.flatMap((post) => (post instanceof Error || post.visibility !== "public" ? [] : [[post.id, post]])),
    );
  }
}

const firstPosts = ({ shares }: LinkCandidate) => shares.slice(0, POSTS_PER_LINK).map(({ postId }) => postId);
