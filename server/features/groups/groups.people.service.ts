import { countsInOrder, type Slice, sliceValues } from "#server/core/pages";
import { toPage, type Page, type Positioned } from "#server/core/pagination";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { countDeclined, countRequests, peopleOfGroup } from "./groups.members.queries.ts";
import { canManage, canRead, type GroupMemberView, type GroupView } from "./groups.model.ts";

/** Lists who is in a group, who asks to be, and who was declined. */
export class GroupPeopleService {
  constructor(private readonly db: Db) {}

  /** Lists the members of a group, newest first; none for a private group that the viewer is not in. */
  async members(viewer: Viewer, group: GroupView, slice: Slice): Promise<Page<Positioned<GroupMemberView>>> {
    if (!canRead(group)) return toPage([], slice.first, async () => group.membersCount);
    return this.#people(viewer, group.id, "member", slice, async () => group.membersCount);
  }

  /** Lists the requests to join a group; none for viewers who cannot answer them. */
  async requests(viewer: Viewer, group: GroupView, slice: Slice): Promise<Page<Positioned<GroupMemberView>>> {
    if (!canManage(group)) return toPage([], slice.first, async () => 0);
    const total = async () => (await this.requestCounts(viewer, [group.id]))[0] ?? 0;
    return this.#people(viewer, group.id, "requested", slice, total);
  }

  /** Lists the requests that were declined, the last ones first; none for viewers who cannot answer them. */
  async declined(viewer: Viewer, group: GroupView, slice: Slice): Promise<Page<Positioned<GroupMemberView>>> {
    if (!canManage(group)) return toPage([], slice.first, async () => 0);
    const total = async () => (await countDeclined(this.db, { viewer: viewer.id, groupId: group.id }))[0]?.count ?? 0;
    return this.#people(viewer, group.id, "refused", slice, total);
  }

  /** Counts the requests to join these groups; it serves a loader. */
  readonly requestCounts = async (viewer: Viewer | null, ids: readonly number[]): Promise<number[]> => {
    return countsInOrder(ids, await countRequests(this.db, { viewer: viewerId(viewer), ids: [...ids] }));
  };

  async #people(
    viewer: Viewer,
    groupId: number,
    state: "member" | "requested" | "refused",
    slice: Slice,
    total: () => Promise<number>,
  ): Promise<Page<Positioned<GroupMemberView>>> {
    const rows = await peopleOfGroup(this.db, { viewer: viewer.id, groupId, state, ...sliceValues(slice) });
    const items = rows.map(({ role, since, message, answers, reason, ...user }) => ({
      position: { createdAt: since, id: user.id },
      item: { user, role, since, message, answers, reason },
    }));
    return toPage(items, slice.first, total);
  }
}
