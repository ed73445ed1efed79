/** A part of a text that means something: `start` and `end` count UTF-16 units, as JavaScript does. */
export interface StoredFacet {
  start: number;
  end: number;
  kind: "mention" | "tag" | "link";
  /** A mention's username in lower case with the member's id, a tag without #, or a link's full address. */
  value: string;
  userId?: number;
}
