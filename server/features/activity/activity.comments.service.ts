import type { Keyset } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { ProfilesService } from "#server/features/people/people.service";
import type { CommentView } from "#server/features/comments/comments.model";
import { commentsByIds, commentsOfAuthors, countCommentsOf, NEWEST } from "./activity.comments.queries.ts";

const GUEST = 0;
/** Comments on a page of the REST face. */
const PAGE_SIZE = 10;

/** Comments of one author that a document or call asks for. */
export interface WrittenRequest {
  of: number;
  first: number;
  after: Keyset | null;
}

/** What members said under posts, beside their profiles. */
export class WrittenCommentsService {
  constructor(
    private readonly db: Db,
    private readonly profiles: ProfilesService,
  ) {}

  /** Authors' comments, newest first: two statements however many authors there are. */
  readonly lists = (viewer: Viewer | null, asked: readonly WrittenRequest[]) => this.#lists(viewer, asked);

  /** How many there are of each author for the viewer. */
  readonly counts = async (viewer: Viewer | null, ids: readonly number[]): Promise<number[]> => {
    const rows = await countCommentsOf(this.db, { viewer: viewer?.id ?? GUEST, ids: [...ids] });
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  };

  /**
   * A numbered page of what the owner of a name said.
   * @throws DomainError NOT_FOUND for whom the viewer may not see.
   */
  async numberedPage(viewer: Viewer, name: string | undefined, page: number) {
    const { id } = await this.profiles.getByName(viewer, name);
    const [list] = await this.#lists(viewer, [{ of: id, first: PAGE_SIZE, after: null }], (page - 1) * PAGE_SIZE);
    const [total = 0] = await this.counts(viewer, [id]);
    return { comments: list?.items ?? [], hasMore: list?.hasNextPage ?? false, total };
  }

  async #lists(viewer: Viewer | null, asked: readonly WrittenRequest[], offset = 0) {
    const viewerId = viewer?.id ?? GUEST;
    const rows = await commentsOfAuthors(this.db, {
      viewer: viewerId,
      authors: asked.map(({ of }) => of),
      limits: asked.map(({ first }) => first + 1),
      moments: asked.map(({ after }) => (after ?? NEWEST).createdAt),
      ids: asked.map(({ after }) => (after ?? NEWEST).id),
      offset,
    });
    const found =
      rows.length > 0 ? await commentsByIds(this.db, { viewer: viewerId, ids: rows.map(({ id }) => id) }) : [];
    const byId = new Map<number, CommentView>(found.map((comment) => [comment.id, comment]));
    return asked.map(({ first }, at) => {
      const ids = rows.filter(({ place }) => place === at + 1).map(({ id }) => id);
      const items = ids.slice(0, first).flatMap((id) => byId.get(id) ?? []);
      return { items, hasNextPage: ids.length > first };
    });
  }
}
