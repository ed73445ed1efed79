import type { StoredImage } from "#server/db/schema/images";

/** The days for which an owner can take the deletion of a group back. */
export const RESTORABLE_DAYS = 30;
/** An owner sees at most this many of their deleted groups, the last ones first. */
export const DELETED_MAX = 50;

/** A group that the viewer has deleted, or another owner of it. */
export interface DeletedGroup {
  id: number;
  name: string;
  slug: string;
  cover: StoredImage | null;
  deletedAt: string;
  /** The moment after which it cannot be restored. */
  removedAt: string;
}
