import type { Keyset } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostView } from "#server/features/posts/posts.model";
import { countImagesOf, countPostsOf, imagesOfAuthors, NEWEST, postsOfAuthors } from "./activity.posts.queries.ts";
import type { PostsService } from "#server/features/posts/posts.service";

const GUEST = 0;
/** Posts on a page of the REST face. */
const PAGE_SIZE = 10;

/** Posts of one author that a document or call asks for. */
export interface AuthoredRequest {
  of: number;
  first: number;
  after: Keyset | null;
}

type Kind = "posts" | "images";
type ListBatch = (
  viewer: Viewer | null,
  asked: readonly AuthoredRequest[],
) => Promise<{ items: PostView[]; hasNextPage: boolean }[]>;
type CountBatch = (viewer: Viewer | null, ids: readonly number[]) => Promise<number[]>;

interface Parts {
  db: Db;
  profiles: ProfilesService;
  posts: PostsService;
}

/** What members shared, beside their profiles. */
export class AuthoredPostsService {
  constructor(private readonly parts: Parts) {}

  /** Authors' posts, newest first: two statements however many authors there are. */
  readonly posts: ListBatch = (viewer, asked) => this.#lists("posts", viewer, asked);
  /** Those of them that show a picture. */
  readonly images: ListBatch = (viewer, asked) => this.#lists("images", viewer, asked);

  /** How many posts each author has for the viewer. */
  readonly countPosts: CountBatch = async (viewer, ids) =>
    inOrder(ids, await countPostsOf(this.parts.db, { viewer: viewer?.id ?? GUEST, ids: [...ids] }));

  /** How many of them show a picture. */
  readonly countImages: CountBatch = async (viewer, ids) =>
    inOrder(ids, await countImagesOf(this.parts.db, { viewer: viewer?.id ?? GUEST, ids: [...ids] }));

  /**
   * A numbered page of what the owner of a name shared.
   * @throws DomainError NOT_FOUND for whom the viewer may not see.
   */
  async numberedPage(viewer: Viewer, kind: Kind, name: string | undefined, page: number) {
    const { id } = await this.parts.profiles.getByName(viewer, name);
    const asked = [{ of: id, first: PAGE_SIZE, after: null }];
    const [list] = await this.#lists(kind, viewer, asked, (page - 1) * PAGE_SIZE);
    const [total = 0] = await (kind === "posts" ? this.countPosts : this.countImages)(viewer, [id]);
    return { posts: list?.items ?? [], hasMore: list?.hasNextPage ?? false, total };
  }

  async #lists(kind: Kind, viewer: Viewer | null, asked: readonly AuthoredRequest[], offset = 0) {
    const { db, posts } = this.parts;
    const read = kind === "posts" ? postsOfAuthors : imagesOfAuthors;
    const rows = await read(db, {
      viewer: viewer?.id ?? GUEST,
      authors: asked.map(({ of }) => of),
      limits: asked.map(({ first }) => first + 1),
      moments: asked.map(({ after }) => (after ?? NEWEST).createdAt),
      ids: asked.map(({ after }) => (after ?? NEWEST).id),
      offset,
    });
    // A post that went away between the two statements is left out.
    const found = rows.length > 0 ? await posts.byIds(viewer, [...new Set(rows.map(({ id }) => id))]) : [];
    const byId = new Map(found.flatMap((post) => (post instanceof Error ? [] : [[post.id, post]])));
    return asked.map(({ first }, at) => {
      const ids = rows.filter(({ place }) => place === at + 1).map(({ id }) => id);
      const items = ids.slice(0, first).flatMap((id) => byId.get(id) ?? []);
      return { items, hasNextPage: ids.length > first };
    });
  }
}

function inOrder(ids: readonly number[], rows: { id: number; count: number }[]): number[] {
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}
