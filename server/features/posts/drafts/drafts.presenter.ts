import { DomainError } from "#server/core/errors";
import type { UrlOf } from "#server/features/media/media.model";
import { presentMedia } from "#server/features/media/media.presenter";
import type { DraftAnswer } from "./drafts.answers.ts";
import { DraftChanged, type DraftView } from "./drafts.model.ts";

/** A draft in REST; its files carry the numbers by which they are saved again. */
export function presentDraft(draft: DraftView, urlOf: UrlOf): DraftAnswer {
  const { id, kind, title, content, category, tags, visibility, location, media, version, createdAt, updatedAt } =
    draft;
  return {
    id,
    kind,
    title,
    content,
    category,
    tags,
    visibility,
    location: location && `${location.lat},${location.lng}`,
    media: media.map((file) => presentMedia(file, urlOf)),
    version,
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}

/** Tells a REST client of a failed save: of one that came too late also what the draft says now. */
export const refusing =
  (urlOf: UrlOf) =>
  (error: unknown): never => {
    if (!(error instanceof DraftChanged)) throw error;
    const { current, code, message } = error;
    throw new DomainError(code, message, {
      facts: { version: current.version, draft: presentDraft(current, urlOf) },
    });
  };
