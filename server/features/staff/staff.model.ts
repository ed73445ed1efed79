import type { Viewer } from "#server/core/viewer";
import type { Role } from "#server/features/auth/auth.model";

/** A signed-in member with the role that they have at this moment. */
export interface StaffViewer extends Viewer {
  readonly role: Role;
}

/** Refuses whoever has no role in the community. */
export type Admit = (viewer: Viewer | null) => Promise<StaffViewer>;
