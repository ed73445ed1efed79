import type { QuestionAnswer } from "#server/db/schema/groups";
import type { DraftContent } from "#server/db/schema/drafts";
import type { StoredMedia } from "#server/db/schema/images";
import type { VISIBILITIES } from "#server/db/schema/posts";
import type { Position } from "./contents.model.ts";

/** A post of the member's own. */
export interface PostRow extends Position {
  title: string | null;
  content: string;
  category: string | null;
  tags: string[];
  media: StoredMedia[];
  latitude: number | null;
  longitude: number | null;
  placeName: string | null;
  visibility: (typeof VISIBILITIES)[number];
  groupName: string | null;
  groupSlug: string | null;
  editedAt: string | null;
}

/** A comment of the member's own, without what it answers: that is somebody else's. */
export interface CommentRow extends Position {
  postId: number;
  parentId: number | null;
  content: string;
  editedAt: string | null;
}

/** A draft of the member's own. */
export interface DraftRow extends Position {
  kind: "post" | "idea";
  data: DraftContent;
  media: Pick<StoredMedia, "key" | "type" | "alt">[];
  updatedAt: string;
}

/** What moderators decided about the member, or something of theirs. */
export interface ModerationRow extends Position {
  kind: string;
  subjectId: number;
  outcome: string;
  rule: string | null;
  words: string;
  until: string | null;
  undoneAt: string | null;
}

/** An invitation into a group that the member got or sent; the other is named only if the member may see them. */
export interface InvitationRow extends Position {
  groupName: string;
  groupSlug: string;
  personName: string | null;
  personUsername: string | null;
  state: "pending" | "declined";
}

/** What the member did as staff. */
export interface StaffActRow extends Position {
  action: string;
  subjectKind: string;
  subjectId: number;
  why: string;
  /** The act that this one takes back. */
  undoes: number | null;
}

/** A report by the member. */
export interface ReportRow extends Position {
  kind: string;
  subjectId: number;
  rule: string;
  ruleVersion: number;
  text: string | null;
  state: string;
  outcome: string | null;
  decidedAt: string | null;
}

/** A bookmark; its post is named only if the member may still see it. */
export interface BookmarkRow extends Position {
  note: string | null;
  folders: string[];
  isVisible: boolean;
  title: string | null;
  authorName: string | null;
  authorUsername: string | null;
}

/** A group in which the member is, or asks to be. */
export interface GroupRow extends Position {
  slug: string;
  name: string;
  visibility: "public" | "private";
  role: "owner" | "admin" | "member";
  isWaiting: boolean;
  /** What the member is notified of in the group. */
  notifyLevel: "all" | "highlights" | "none";
  /** What the member has written with a request that waits. */
  message: string | null;
  /** Its answers to the questions of the group. */
  answers: QuestionAnswer[] | null;
}
