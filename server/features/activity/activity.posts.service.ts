import { countsInOrder, type ListPart, type ListRequest, listValues, numberedPage, toLists } from "#server/core/pages";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostView } from "#server/features/posts/posts.model";
import { countImagesOf, countPostsOf, imagesOfAuthors, postsOfAuthors } from "./activity.posts.queries.ts";
import type { PostsService } from "#server/features/posts/posts.service";

/** The number of posts on a page of REST. */
const PAGE_SIZE = 10;

type Kind = "posts" | "images";
type ListBatch = (viewer: Viewer | null, requests: readonly ListRequest[]) => Promise<ListPart<PostView>[]>;
type CountBatch = (viewer: Viewer | null, ids: readonly number[]) => Promise<number[]>;

interface Parts {
  db: Db;
  profiles: ProfilesService;
  posts: PostsService;
}

/** Lists the posts that members shared, for their profiles. */
export class AuthoredPostsService {
  constructor(private readonly parts: Parts) {}

  /** Authors' posts, newest first: two statements however many authors there are. */
  readonly posts: ListBatch = (viewer, requests) => this.#lists("posts", viewer, requests);
  /** Authors' posts with a picture, in the same way. */
  readonly images: ListBatch = (viewer, requests) => this.#lists("images", viewer, requests);

  /** Counts the posts of each author that the viewer may see. */
  readonly countPosts: CountBatch = async (viewer, ids) =>
    countsInOrder(ids, await countPostsOf(this.parts.db, { viewer: viewerId(viewer), ids: [...ids] }));

  /** Counts those of them with a picture. */
  readonly countImages: CountBatch = async (viewer, ids) =>
    countsInOrder(ids, await countImagesOf(this.parts.db, { viewer: viewerId(viewer), ids: [...ids] }));

  /**
   * Returns a numbered page of the posts by a member, found by name.
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
    // A post that was deleted between the two statements is left out.
    const visiblePosts = rows.length > 0 ? await posts.byIds(viewer, [...new Set(rows.map(({ id }) => id))]) : [];
    const byId = new Map(visiblePosts.flatMap((post) => (post instanceof Error ? [] : [[post.id, post]])));
    return toLists(requests, rows, ({ id }) => byId.get(id));
  }
}
