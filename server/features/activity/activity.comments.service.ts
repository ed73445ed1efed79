import { countsInOrder, type ListRequest, listValues, numberedPage, toLists } from "#server/core/pages";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { ProfilesService } from "#server/features/people/people.service";
import type { CommentView } from "#server/features/comments/comments.model";
import { commentsByIds, commentsOfAuthors, countCommentsOf } from "./activity.comments.queries.ts";

/** The number of comments on a page of REST. */
const PAGE_SIZE = 10;

/** Lists the comments that members wrote, for their profiles. */
export class WrittenCommentsService {
  constructor(
    private readonly db: Db,
    private readonly profiles: ProfilesService,
  ) {}

  /** Authors' comments, newest first: two statements however many authors there are. */
  readonly lists = (viewer: Viewer | null, requests: readonly ListRequest[]) => this.#lists(viewer, requests);

  /** Counts the comments of each author that the viewer may see. */
  readonly counts = async (viewer: Viewer | null, ids: readonly number[]): Promise<number[]> => {
    const rows = await countCommentsOf(this.db, { viewer: viewerId(viewer), ids: [...ids] });
    return countsInOrder(ids, rows);
  };

  /**
   * Returns a numbered page of the comments by a member, found by name.
   * @throws DomainError NOT_FOUND for whom the viewer may not see.
   */
  async numberedPage(viewer: Viewer, name: string, page: number) {
    const { id } = await this.profiles.getByName(viewer, name);
    const { offset, ...request } = numberedPage(page, PAGE_SIZE);
    const [list] = await this.#lists(viewer, [{ of: id, ...request }], offset);
    const [total = 0] = await this.counts(viewer, [id]);
    return { comments: list?.items ?? [], hasMore: list?.hasNextPage ?? false, total };
  }

  async #lists(viewer: Viewer | null, requests: readonly ListRequest[], offset = 0) {
    const rows = await commentsOfAuthors(this.db, {
      viewer: viewerId(viewer),
      ...listValues(requests),
      offset,
    });
    const comments =
      rows.length > 0 ? await commentsByIds(this.db, { viewer: viewerId(viewer), ids: rows.map(({ id }) => id) }) : [];
    const byId = new Map<number, CommentView>(comments.map((comment) => [comment.id, comment]));
    return toLists(requests, rows, ({ id }) => byId.get(id));
  }
}
