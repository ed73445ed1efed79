import type { StoredImage } from "#server/db/schema/images";
import { type Addresses, attached, fileNameOf, type Named, type Position } from "./contents.model.ts";
import type {
  BookmarkRow,
  CommentRow,
  DraftRow,
  GroupRow,
  InvitationRow,
  ModerationRow,
  PostRow,
  ReportRow,
  StaffActRow,
} from "./contents.rows.model.ts";

/** A post as `posts.json` contains it. */
export const postForm =
  (to: Addresses) =>
  ({ id, at, media, latitude, longitude, placeName, groupName, groupSlug, editedAt, ...texts }: PostRow) => ({
    id,
    address: to.post(id),
    ...texts,
    group: groupSlug === null ? null : { name: groupName, address: to.group(groupSlug) },
    location: latitude === null || longitude === null ? null : { latitude, longitude, name: placeName },
    files: media.map(attached),
    createdAt: at,
    editedAt,
  });

/** A post in the form of the archive. */
export type PostForm = ReturnType<ReturnType<typeof postForm>>;

/** A comment as `comments.json` contains it. */
export const commentForm =
  (to: Addresses) =>
  ({ id, at, postId, parentId, content, editedAt }: CommentRow) => ({
    id,
    postId,
    postAddress: to.post(postId),
    repliesTo: parentId,
    content,
    createdAt: at,
    editedAt,
  });

/** A draft as `drafts.json` contains it. */
export const draftForm = ({ id, at, kind, data, media, updatedAt }: DraftRow) => ({
  id,
  kind,
  ...data,
  files: media.map(attached),
  createdAt: at,
  updatedAt,
});

/** A bookmark as `bookmarks.json` contains it; `post` is null when the member cannot see it any more. */
export const bookmarkForm =
  (to: Addresses) =>
  ({ id, at, note, folders, isVisible, title, authorName, authorUsername }: BookmarkRow) => ({
    postId: id,
    address: to.post(id),
    post: isVisible ? { title, author: { name: authorName, username: authorUsername } } : null,
    note,
    folders,
    savedAt: at,
  });

export const BOOKMARK_HEAD = ["saved_at", "address", "title", "author", "note", "folders"];

/** The same as a line of `bookmarks.csv`. */
export const bookmarkLine =
  (to: Addresses) =>
  ({ id, at, title, authorName, note, folders }: BookmarkRow): string[] => [
    at,
    to.post(id),
    title ?? "",
    authorName ?? "",
    note ?? "",
    folders.join("; "),
  ];

export const BOND_HEAD = ["name", "username", "address", "since"];

/** A line of `bonds.csv`. */
export const bondLine =
  (to: Addresses) =>
  ({ name, username, at }: Position & Named): string[] => [name, username, to.profile(username), at];

export const FOLLOW_HEAD = ["direction", ...BOND_HEAD];

/** A line of `follows.csv`. */
export const followLine =
  (to: Addresses, direction: "following" | "follower") =>
  (person: Position & Named): string[] => [direction, ...bondLine(to)(person)];

/** A group as `groups.json` contains it. */
export const groupForm =
  (to: Addresses) =>
  ({ id, at, slug, name, visibility, role, isWaiting, notifyLevel, message, answers }: GroupRow) => ({
    id,
    name,
    address: to.group(slug),
    visibility,
    role: isWaiting ? null : role,
    state: isWaiting ? "requested" : "member",
    notifyLevel: isWaiting ? null : notifyLevel,
    message,
    answers,
    since: at,
  });

/** An invitation into a group as `invitations.json` contains it. */
export const invitationForm =
  (to: Addresses, direction: "received" | "sent") =>
  ({ at, groupName, groupSlug, personName, personUsername, state }: InvitationRow) => ({
    direction,
    group: { name: groupName, address: to.group(groupSlug) },
    member: personUsername === null ? null : { name: personName, username: personUsername },
    state,
    createdAt: at,
  });

/** An act of staff as `staff.json` contains it. */
export const staffActForm = ({ id, at, subjectKind, subjectId, ...act }: StaffActRow) => ({
  id,
  ...act,
  about: { kind: subjectKind, id: subjectId },
  createdAt: at,
});

/** A hidden post as `hidden.json` contains it. */
export const hiddenForm =
  (to: Addresses) =>
  ({ id, at }: Position) => ({ postId: id, address: to.post(id), hiddenAt: at });

/** A decision of moderators as `moderation.json` contains it. */
export const moderationForm = ({ at, kind, subjectId, ...decided }: ModerationRow) => ({
  about: { kind, id: subjectId },
  decidedAt: at,
  ...decided,
});

/** A report as `reports.json` contains it. */
export const reportForm = ({ id, at, kind, subjectId, ...report }: ReportRow) => ({
  id,
  about: { kind, id: subjectId },
  ...report,
  createdAt: at,
});

interface Profile {
  avatar: StoredImage | null;
  banner: StoredImage | null;
}

const pictureOf = (image: StoredImage | null) => image && fileNameOf(image.key);

/** A profile as `profile.json` contains it. */
export const profileForm = <Of extends Profile>(profile: Of) => ({
  ...profile,
  avatar: pictureOf(profile.avatar),
  banner: pictureOf(profile.banner),
});
