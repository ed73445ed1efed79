import type { Person } from "#tests/kit/people";

/** A group as REST answers it. */
export interface RestGroup {
  id: number;
  slug: string;
  name: string;
  visibility: string;
  members_count: number;
  state: string;
  role: string | null;
}
export type GroupAnswer = { group: RestGroup; message?: string; errors?: Record<string, string[]> };

let founded = 0;
/** What is said of each. */
export const ABOUT = { description: "What we grow on our balconies.", category: "Environment" };
/** Creates a group that nobody else in a file of tests uses. */
export async function createGroup(owner: Person, more: Record<string, unknown> = {}): Promise<RestGroup> {
  const name = `Balcony growers ${++founded}`;
  const { status, body, text } = await owner.send<GroupAnswer>("/api/groups", { name, ...ABOUT, ...more });
  if (status !== 201) throw new Error(`founding answered ${status}: ${text}`);
  return body.group;
}
/** Joins a group, or requests to. */
export const enter = (who: Person, group: RestGroup) => who.send<GroupAnswer>(`/api/groups/${group.id}/join`);
/** Answers a request to join. */
export const answer = (who: Person, group: RestGroup, asker: Person, verdict: "approve" | "reject") =>
  who.send<GroupAnswer>(`/api/groups/${group.id}/requests/${asker.id}/${verdict}`);
