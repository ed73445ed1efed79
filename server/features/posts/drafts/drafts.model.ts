import { DomainError } from "#server/core/errors";
import type { DraftContent } from "#server/db/schema/drafts";
import type { StoredMedia } from "#server/db/schema/images";
import { DRAFT_HAS_CHANGED, type SavedDraft } from "./drafts.rules.ts";

/** A draft as its author sees it; nobody else ever does. */
export interface DraftView extends DraftContent {
  id: number;
  kind: "post" | "idea";
  /** Files that wait for the post to be published. */
  media: StoredMedia[];
  /** The version, which grows with each save. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** The draft is not what the client last saw, so the member chooses which of the two versions stays. */
export class DraftChanged extends DomainError {
  constructor(readonly current: DraftView) {
    super("CONFLICT", DRAFT_HAS_CHANGED, {
      reason: "CHANGED_MEANWHILE",
      facts: { id: String(current.id), version: current.version },
    });
  }
}

const EMPTY: DraftContent = {
  title: "",
  content: "",
  category: null,
  tags: [],
  visibility: "public",
  location: null,
  placeName: null,
  groupId: null,
};

/**
 * Returns the content of a draft after a save: fields that the save omits stay, and fields that are null become empty.
 */
export function contentAfter(saved: SavedDraft, before: DraftContent = EMPTY): DraftContent {
  const { title, content, category, tags, visibility, location, placeName, groupId } = saved;
  return {
    title: after(title, before.title, EMPTY.title),
    content: after(content, before.content, EMPTY.content),
    category: after(category, before.category, EMPTY.category),
    tags: after(tags, before.tags, EMPTY.tags),
    visibility: after(visibility, before.visibility, EMPTY.visibility),
    location: after(location, before.location, EMPTY.location),
    placeName: after(placeName, before.placeName ?? null, null),
    groupId: after(groupId, before.groupId ?? null, null),
  };
}

function after<T>(saved: T | null | undefined, before: T, empty: T): T {
  return saved === undefined ? before : (saved ?? empty);
}

/** Checks whether a save would leave a draft as it is, as it does when a client repeats one whose answer was lost. */
export function isSameDraft(draft: DraftView, { kind, mediaIds, ...saved }: SavedDraft): boolean {
  const content = JSON.stringify(contentAfter({ kind, ...saved }, draft));
  const files = (ids: readonly number[]) => JSON.stringify([...new Set(ids)].toSorted((a, b) => a - b));
  const draftMediaIds = draft.media.map(({ id }) => id);
  return (
    draft.kind === kind &&
    content === JSON.stringify(contentAfter({ kind }, draft)) &&
    (mediaIds === undefined || files(mediaIds ?? []) === files(draftMediaIds))
  );
}

/** Converts a draft to the input of `newPost`, with an id by which a repeated publication finds the same post. */
export function postOf({ id, title, content, category, tags, location, placeName, media, ...audience }: DraftView) {
  const mediaIds = media.map((file) => file.id);
  // A group decides who can see its posts.
  const { groupId = null, visibility } = audience;
  const place = { location, placeName };
  const where = { groupId, visibility: groupId === null ? visibility : ("public" as const) };
  return { title, content, category, tags, ...where, ...place, mediaIds, clientId: publishedAs(id), draftId: id };
}

/** Returns the client id under which a published draft is stored, so that publishing it twice makes one post. */
export const publishedAs = (draftId: number): string => `draft-${draftId}`;
