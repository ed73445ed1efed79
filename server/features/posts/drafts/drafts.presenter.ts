import { DomainError } from "#server/core/errors";
import type { UrlOf } from "#server/features/media/media.model";
import { presentMedia } from "#server/features/media/media.presenter";
import type { DraftAnswer } from "./drafts.answers.ts";
import { DraftChanged, type DraftView } from "./drafts.model.ts";

/** Presents a draft in REST; its files carry the ids by which a client saves them again. */
export function presentDraft(draft: DraftView, urlOf: UrlOf): DraftAnswer {
  const {
    id,
    kind,
    title,
    content,
    category,
    tags,
    visibility,
    location,
    placeName,
    groupId,
    media,
    version,
    createdAt,
    updatedAt,
  } = draft;
  return {
    id,
    kind,
    title,
    content,
    category,
    tags,
    visibility,
    location: location && `${location.lat},${location.lng}`,
    place_name: placeName ?? null,
    group_id: groupId ?? null,
    media: media.map((file) => presentMedia(file, urlOf)),
    version,
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}

/**
 * Answers a REST client whose save failed; a client that saved an outdated version also receives the present content.
 */
export const refusing =
  (urlOf: UrlOf) =>
  (error: unknown): never => {
    if (!(error instanceof DraftChanged)) throw error;
    const { current, code, reason, message } = error;
    throw new DomainError(code, message, {
      reason,
      facts: { version: current.version, draft: presentDraft(current, urlOf) },
    });
  };
