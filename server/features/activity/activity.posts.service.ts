import { countsInOrder, type ListPart, type ListRequest, listValues, numberedPage, toLists } from "#server/core/pages";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostView } from "#server/features/posts/posts.model";
import { countImagesOf, countPostsOf, imagesOfAuthors, postsOfAuthors } from "./activity.posts.queries.ts";
import type { PostsService } from "#server/features/posts/posts.service";

/** Posts on a page of the REST face. */
const PAGE_SIZE = 10;

type Kind = "posts" | "images";
type ListBatch = (viewer: Viewer | null, requests: readonly ListRequest[]) => Promise<ListPart<PostView>[]>;
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
  readonly posts: ListBatch = (viewer, requests) => this.#lists("posts", viewer, requests);
  /** Those of them that show a picture. */
  readonly images: ListBatch = (viewer, requests) => this.#lists("images", viewer, requests);

  /** How many posts each author has for the viewer. */
  readonly countPosts: CountBatch = async (viewer, ids) =>
    countsInOrder(ids, await countPostsOf(this.parts.db, { viewer: viewerId(viewer), ids: [...ids] }));

  /** How many of them show a picture. */
  readonly countImages: CountBatch = async (viewer, ids) =>
    countsInOrder(ids, await countImagesOf(this.parts.db, { viewer: viewerId(viewer), ids: [...ids] }));

  /**
   * A numbered page of what the owner of a name shared.
   * @throws DomainError NOT_FOUND for whom the viewer may not see.
   */
  async numberedPage(viewer: Viewer, kind: Kind, name: string, page: number) {
    const { id } = await this.parts.profiles.getByName(viewer, name);
    const { offset, ...request } = numberedPage(page, PAGE_SIZE);
    const [list] = await this.#lists(kind, viewer, [{ of: id, ...request }], offset);
    const [total = 0] = await (kind === "posts" ? this.countPosts : this.countImages)(viewer, [id]);
    return { posts: list?.items ?? [], hasMore: list?.hasNextPage ?? false, total };
  }

  async #lists(kind: Kind, viewer: Viewer | null, requests: readonly ListRequest[], offset = 0) {
    const { db, posts } = this.parts;
    const read = kind === "posts" ? postsOfAuthors : imagesOfAuthors;
    const rows = await read(db, {
      viewer: viewerId(viewer),
      ...listValues(requests),
      offset,
    });
    // A post that went away between the two statements is left out.
    const visiblePosts = rows.length > 0 ? await posts.byIds(viewer, [...new Set(rows.map(({ id }) => id))]) : [];
    const byId = new Map(visiblePosts.flatMap((post) => (post instanceof Error ? [] : [[post.id, post]])));
    return toLists(requests, rows, ({ id }) => byId.get(id));
  }
}
