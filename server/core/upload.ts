import type { Viewer } from "./viewer.ts";

/**
 * A file that a client sent, in a temporary folder. Its name and stated type are dropped, because only its content
 * counts.
 */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
}

/** An upload that may be sent. */
export interface Admission {
  /** Takes the count of the upload back: the form had no file, or the request was the repetition of one that is done. */
  giveBack(): Promise<void>;
}

/**
 * Counts an upload when the head of its request has arrived, before a byte of its body is read.
 * @param bytes the length of the body; null when the client does not say it.
 * @throws DomainError for a member who has sent too many, or has no space left.
 */
export type Admit = (viewer: Viewer, bytes: number | null) => Promise<Admission>;
