import type { ReportKind } from "#client/gql/graphql.ts";

/** What a member reports. */
export interface ReportedThing {
  kind: ReportKind;
  id: string;
}

/** What the reporter does about the member beside the report. */
export type Distance = "none" | "mute" | "block";

/** Names the kind in the entry of a menu and in a title: `post`. */
export const nameOfKind = (kind: ReportKind): string => kind.toLowerCase();
