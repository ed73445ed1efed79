import { type ListPart, type ListRequest, listValues, numberedPage, toLists } from "#server/core/pages";
import type { Positioned } from "#server/core/pagination";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Person } from "#server/features/people/people.model";
import type { PostsService } from "#server/features/posts/posts.service";
import { likersOfPosts } from "./likers.queries.ts";

const PAGE_SIZE = 20;

/** Lists who likes posts, of the people whom the viewer may see, the last like first. */
export class LikersService {
  constructor(
    private readonly db: Db,
    private readonly posts: Pick<PostsService, "authorOf">,
  ) {}

  /** Returns lists of who likes posts that the viewer may see, all by one statement; it serves a loader. */
  readonly ofPosts = (viewer: Viewer | null, lists: readonly ListRequest[]): Promise<ListPart<Positioned<Person>>[]> =>
    this.#read(viewer, lists, 0);

  /**
   * Returns a page of who likes a post, by its number.
   * @throws DomainError NOT_FOUND for what the viewer may not see.
   */
  async numberedPage(viewer: Viewer, postId: number, page: number): Promise<{ likers: Person[]; hasMore: boolean }> {
    await this.posts.authorOf(viewer, postId);
    const { first, after, offset = 0 } = numberedPage(page, PAGE_SIZE);
    const [list] = await this.#read(viewer, [{ of: postId, first, after }], offset);
    return { likers: list?.items.map(({ item }) => item) ?? [], hasMore: list?.hasNextPage ?? false };
  }

  async #read(viewer: Viewer | null, lists: readonly ListRequest[], offset: number) {
    const rows = await likersOfPosts(this.db, { viewer: viewerId(viewer), offset, ...listValues(lists) });
    return toLists(lists, rows, ({ listNumber: _list, since, ...person }) => ({
      position: { createdAt: since, id: person.id },
      item: person,
    }));
  }
}
