import type { StoredMedia } from "#server/db/schema/images";

/** A position in a list, after which its next batch begins. */
export interface Position {
  at: string;
  id: number;
}

/** The position before every row. */
export const BEGINNING: Position = { at: "-infinity", id: 0 };

/** The number of rows that are read at once. */
export const BATCH = 1_000;

/** The pages of the product to which an export refers. */
export class Addresses {
  constructor(private readonly publicUrl: string) {}

  readonly post = (id: number): string => `${this.publicUrl}/post/${id}`;
  readonly group = (slug: string): string => `${this.publicUrl}/groups/${slug}`;
  readonly profile = (username: string): string => `${this.publicUrl}/profile/${username.toLowerCase()}`;
}

/** Returns the name of a stored file in the archive. The mark of private files does not belong in a name. */
export const fileNameOf = (key: string): string => `media/${key.replace(/^~/, "")}`;

/** A file of a post, a draft or a message, as the archive names it. */
export const attached = ({ key, type, alt }: Pick<StoredMedia, "key" | "type" | "alt">) => ({
  file: fileNameOf(key),
  type,
  description: alt,
});

/** Somebody else, as far as an export names them: others' addresses and numbers are never in it. */
export interface Named {
  name: string;
  username: string;
}
