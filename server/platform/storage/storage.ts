import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** A stored file, and when it was stored. */
export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** The facts of a file that are known before it is read. */
export interface FileFacts {
  bytes: number;
  storedAt: Date;
}

/** A range of the bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stores members' files, under keys that say nothing of their owner or name. */
export interface Storage {
  /** Returns when the file is safely stored; it appears under its key only when it is whole. */
  put(key: string, file: string | Buffer): Promise<void>;
  /** Stores a file under a second key; returns false for a missing file. The copy counts as stored now. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes a file; a missing file is no failure. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Finds the facts of a file; null for a missing file and for an invalid key. */
  find(key: string): Promise<FileFacts | null>;
  /**
   * Reads a file, or a part of it; null if the file was removed since it was found. The caller must read or destroy the
   * stream.
   */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Lists all stored files, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes the leftovers of writes that were interrupted before a moment. */
  tidy(before: Date): Promise<void>;
}

/** The media type of a served file; we choose the ending ourselves, from the content. */
const TYPES = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  zip: "application/zip",
} as const;
export type Extension = keyof typeof TYPES;
const EXTENSIONS: readonly Extension[] = ["webp", "avif", "jpg", "png", "mp4", "webm", "mov", "zip"];
const KEY = /^~?[A-Za-z0-9_-]{16,}(?:\.\d{1,4})?\.(webp|avif|jpg|png|mp4|webm|mov|zip)$/;

/** The beginning of the keys of private files; no other key begins so. */
const PRIVATE = "~";

/** Creates a new name that nobody can guess. A file that changes sides gets a new one. */
export const newKey = (extension: Extension, isPrivate = false) =>
  `${isPrivate ? PRIVATE : ""}${randomBytes(16).toString("base64url")}.${extension}`;

/**
 * Checks whether a file is private: its addresses expire, and the product gives them only to members who may see it.
 */
export const isPrivateKey = (key: string): boolean => key.startsWith(PRIVATE);

/**
 * Returns the key of another size of a picture. It contains the key of the picture, so that each can be found from the
 * other.
 */
export const renditionKey = (picture: string, width: number, extension: Extension) =>
  `${picture.slice(0, picture.indexOf("."))}.${width}.${extension}`;

/** Returns the key of the picture of which a key is another size, or the key itself. */
export const wholeKey = (key: string) => key.replace(/\.\d+\.(?:webp|avif|jpg)$/, ".webp");

/** Returns the ending of a key. */
export function extensionOf(key: string): Extension {
  const found = EXTENSIONS.find((extension) => key.endsWith(`.${extension}`));
  if (!found || !isKey(key)) throw notAKey();
  return found;
}

export const isKey = (key: string): boolean => KEY.test(key);

/** Returns the media type that a key's ending stands for. */
export function typeOfKey(key: string): string {
  return TYPES[extensionOf(key)];
}

export const notAKey = () => new Error("This is not the key of a stored file");
