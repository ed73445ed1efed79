/** Inline content, as build/articles.ts reads it from markdown. */
export type Inline =
  | string
  | { kind: "strong" | "emphasis"; content: Inline[] }
  | { kind: "code"; text: string }
  /** The address of the people who run the community. */
  | { kind: "contact" }
  | { kind: "link"; to: string; content: Inline[] };

/** A block of an article. */
export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** One of the texts in this folder. */
export interface Article {
  title: string;
  summary: string;
  /** The day of its last change, such as 2026-11-21. */
  updated: string;
  blocks: Block[];
}
