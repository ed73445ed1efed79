import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Person } from "#server/features/people/people.model";
import { facesOfGroups } from "./groups.members.queries.ts";
import type { GroupView, GroupWithFaces } from "./groups.model.ts";

/** Finds the members by whose faces a group is recognised. */
export class GroupFacesService {
  constructor(private readonly db: Db) {}

  /** Lists some members of each of these groups, those whom the viewer may see; it serves a loader. */
  readonly byGroups = async (viewer: Viewer | null, ids: readonly number[]): Promise<Person[][]> => {
    const rows = await facesOfGroups(this.db, { viewer: viewerId(viewer), ids: [...ids] });
    return ids.map((id) => rows.filter(({ groupId }) => groupId === id));
  };

  /** Adds their faces to groups, by one statement. */
  async addTo(viewer: Viewer, groups: readonly GroupView[]): Promise<GroupWithFaces[]> {
    if (groups.length === 0) return [];
    const ids = groups.map(({ id }) => id);
    const faces = await this.byGroups(viewer, ids);
    return groups.map((group, at) => ({ ...group, faces: faces[at] ?? [] }));
  }

  /** Adds its faces to one group. */
  async addToOne(viewer: Viewer, group: GroupView): Promise<GroupWithFaces> {
    const [faces = []] = await this.byGroups(viewer, [group.id]);
    return { ...group, faces };
  }
}
