import { refusal } from "#server/core/errors";

/** The states of an export. */
export const STATES = ["pending", "ready", "failed", "expired"] as const;
type ExportState = (typeof STATES)[number];

/** A copy of a member's data, as the member sees it. */
export interface ExportView {
  id: number;
  state: ExportState;
  /** The part of the work that is done, from 0 to 1; null before it is begun. */
  progress: number | null;
  /** The length of the file in bytes. */
  size: number | null;
  /** The key of the file while it can be downloaded. */
  key: string | null;
  createdAt: string;
  /** When the file is deleted. */
  expiresAt: string | null;
}

/** A run of the work on an export. A run that began before the latest one stores nothing. */
export interface ExportRun {
  id: number;
  userId: number;
  /** The number of the run. */
  attempts: number;
  createdAt: string;
}

/** A run that fails so often, or whose process dies so often, is not tried again. */
export const MOST_ATTEMPTS = 5;

/** Exports are made one after the other, on all processes together, so that they never get in each other's way. */
export const EXPORT_QUEUE = "exports";

/** The days after which an export that has no file is forgotten. */
export const FORGOTTEN_DAYS = 90;

/** The hours after which an export that nobody works on has failed. */
export const LOST_HOURS = 24;

/** Returns the error for a member who has got a copy within the last day. */
export const onceADay = (retryAfter: number | undefined) =>
  refusal("TOO_MANY_REQUESTS", "You can get one copy a day. Please try again tomorrow.", {
    ...(retryAfter !== undefined && { retryAfter }),
  });

/** Returns the name under which a browser stores an export. */
export const fileNameOf = (createdAt: string): string => `commonplace-${createdAt.slice(0, 10)}.zip`;
