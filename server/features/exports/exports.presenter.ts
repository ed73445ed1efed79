import type { ExportAnswer } from "./exports.answers.ts";
import type { ExportView } from "./exports.model.ts";

/** Presents an export in REST. */
export const presentExport = (
  { id, state, progress, size, createdAt, expiresAt }: ExportView,
  url: string | null,
): ExportAnswer => ({ id, state, progress, size, url, created_at: createdAt, expires_at: expiresAt });
