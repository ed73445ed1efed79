import type { Thing } from "./stage.ts";
import type { ThingName } from "./things.ts";
import { IN_IT, OWN, type Rights, VISIBLE } from "./verdicts.ts";

/** A field that some of those who see the thing find empty: null, false, 0 or a list without items. */
interface FieldRow {
  readonly thing: ThingName;
  readonly rights: Rights;
  /** What is selected of an object. */
  readonly selection?: string;
}

/** What the fields of a type show to whom. */
interface TypeRows {
  /** Reaches a thing by a document with one of its fields. */
  readonly at: (thing: Thing, field: string) => string;
  readonly byRight: Readonly<Record<string, FieldRow>>;
  /** The viewer's own doing or relation to the thing, which is nobody's secret from the viewer. */
  readonly ofViewer: readonly string[];
  /** The same for all who see the thing; the items of a list have rights of their own, which the table of acts has. */
  readonly same: readonly string[];
}

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(" "));

const MANAGERS_SEE: Rights = { ...OWN, admin: "allowed" };

/** Every field of the types that have rights, in one of three lists. */
export const FIELDS: Readonly<Record<string, TypeRows>> = {
  Post: {
    at: ({ id }, field) => `{ post(id: "${id}") { ${field} } }`,
    byRight: { canEdit: { thing: "publicPost", rights: OWN } },
    ofViewer: ["bookmarked", "isHiddenByViewer", "isMutedByViewer", "liked", "reason"],
    same: words(
      "author bookmarksCount category comments commentsClosed commentsCount content createdAt description editedAt",
      "facets group hiddenNote id likers likesCount location media pinned placeName revisions tags title updatedAt url visibility",
    ),
  },
  Comment: {
    at: ({ id }, field) => `{ comment(id: "${id}") { ${field} } }`,
    byRight: { canEdit: { thing: "comment", rights: OWN }, canDelete: { thing: "comment", rights: OWN } },
    ofViewer: ["liked"],
    same: words("author content createdAt deleted editedAt facets id likesCount parentId post replies updatedAt"),
  },
  User: {
    at: ({ owner }, field) => `{ user(username: "${owner.username}") { ${field} } }`,
    byRight: {
      isOnline: { thing: "person", rights: VISIBLE },
      lastActiveAt: { thing: "person", rights: VISIBLE },
    },
    ofViewer: words(
      "bondRequestId bondState isBlockedByViewer isFollowedByViewer isMutedByViewer mutedUntil",
      "mutualBonds mutualBondsCount",
    ),
    same: words(
      "avatar banner bio bonds bondsCount comments followers followersCount following followingCount headline id",
      "images location memberSince name posts pro username website",
    ),
  },
  Group: {
    at: ({ texts }, field) => `{ group(slug: "${texts["slug"]}") { ${field} } }`,
    byRight: {
      canLeave: { thing: "privateGroup", rights: { ...IN_IT, owner: "hidden" } },
      canManage: { thing: "privateGroup", rights: MANAGERS_SEE },
      viewerRole: { thing: "privateGroup", rights: IN_IT },
      notifyLevel: { thing: "privateGroup", rights: IN_IT },
      waitingPosts: { thing: "privateGroupWithWaiting", rights: MANAGERS_SEE, selection: "totalCount" },
      waitingPostsCount: { thing: "privateGroupWithWaiting", rights: MANAGERS_SEE },
      faces: { thing: "privateGroup", rights: IN_IT, selection: "id" },
      // How many they are is shown to everybody, who they are is not.
      members: { thing: "privateGroup", rights: IN_IT, selection: "edges { cursor }" },
      posts: { thing: "privateGroup", rights: IN_IT, selection: "totalCount" },
      declined: { thing: "privateGroupWithDeclined", rights: MANAGERS_SEE, selection: "totalCount" },
      invited: { thing: "privateGroupWithInvitation", rights: MANAGERS_SEE, selection: "since" },
      links: { thing: "privateGroupWithInvitation", rights: MANAGERS_SEE, selection: "id" },
      requests: { thing: "privateGroupWithRequest", rights: MANAGERS_SEE, selection: "totalCount" },
      requestsCount: { thing: "privateGroupWithRequest", rights: MANAGERS_SEE },
    },
    ofViewer: words("declineReason declinedAt isViewerInvited viewerMessage viewerState"),
    same: words(
      "approvesFirstPosts category cover createdAt description id membersCount name questions slug updatedAt visibility",
      "weekPostsCount",
    ),
  },
  Conversation: {
    at: ({ id }, field) => `{ conversation(id: "${id}") { ${field} } }`,
    byRight: {
      messages: { thing: "groupConversation", rights: IN_IT, selection: "items { id }" },
      lastMessage: { thing: "groupConversation", rights: IN_IT, selection: "id" },
      participants: { thing: "groupConversation", rights: IN_IT, selection: "userId" },
      participantIds: { thing: "groupConversation", rights: IN_IT },
    },
    ofViewer: words("isMuted lastReadSeq mutedUntil title unreadCount viewerRole viewerState writing"),
    same: words("createdAt id kind lastMessageAt lastSeq name other"),
  },
  Message: {
    at: ({ id }, field) => `{ conversation(id: "${id}") { messages { items { ${field} } } } }`,
    byRight: {
      editableUntil: { thing: "direct", rights: OWN },
      deletableUntil: { thing: "direct", rights: OWN },
    },
    ofViewer: ["isRead"],
    same: words(
      "clientId conversation conversationId deleted editedAt hidden id media reactions replyTo",
      "replyToId sender sentAt seq text type",
    ),
  },
};

/** Checks whether a field shows nothing. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== "object" || value === null) return !value;
  if ("totalCount" in value) return value.totalCount === 0;
  if ("edges" in value) return isEmpty(value.edges);
  return "items" in value && isEmpty(value.items);
}
