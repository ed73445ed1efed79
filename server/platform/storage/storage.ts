import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** A file that is kept, and when it came. */
export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** What is known of a file before it is read. */
export interface FileFacts {
  bytes: number;
  storedAt: Date;
}

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where members' files are kept, under keys that say nothing of their owner or name. */
export interface Storage {
  /** Returns when the file is safe; it appears under its key only when it is whole. */
  put(key: string, file: string | Buffer): Promise<void>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Null for what is not there, and for what is no key at all. */
  find(key: string): Promise<FileFacts | null>;
  /** A file, or a part of it; null if it went since it was found. Whoever takes the stream reads or destroys it. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Everything that is kept, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Clears away what writes left behind that were cut off before the given moment. */
  tidy(before: Date): Promise<void>;
}

/** What a file is served as; the ending is chosen by us from its content. */
const TYPES = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
} as const;
export type Extension = keyof typeof TYPES;
const KEY = /^~?[A-Za-z0-9_-]{16,}(?:\.\d{2,4})?\.(webp|avif|jpg|png|mp4|webm|mov)$/;

/** Begins the keys of files that are not for everybody who has the address; no other key begins so. */
const PRIVATE = "~";

/** A new name that nobody can guess. What is private is so from its first moment, and stays it. */
export const newKey = (extension: Extension, isPrivate = false) =>
  `${isPrivate ? PRIVATE : ""}${randomBytes(16).toString("base64url")}.${extension}`;

/** Whether a file is served for a while only, to those whom the product gave an address for it. */
export const isPrivateKey = (key: string): boolean => key.startsWith(PRIVATE);

/** Where another size of a picture is kept: beside it, so that what becomes of one can be known from the other. */
export const renditionKey = (picture: string, width: number, extension: "webp" | "avif") =>
  `${picture.slice(0, picture.indexOf("."))}.${width}.${extension}`;

/** The picture that a key is another size of, or the key itself. */
export const wholeKey = (key: string) => key.replace(/\.\d+\.(?:webp|avif)$/, ".webp");

export const isKey = (key: string): boolean => KEY.test(key);

/** The media type that a key's ending stands for. */
export function typeOfKey(key: string): string {
  const extension = KEY.exec(key)?.[1];
  const type = Object.entries(TYPES).find(([name]) => name === extension)?.[1];
  if (!type) throw notAKey();
  return type;
}

export const notAKey = () => new Error("This is not the key of a stored file");
