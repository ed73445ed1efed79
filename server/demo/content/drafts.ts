import type { Category } from "#server/core/categories.rules";

/** A family of colours of the product's palette. */
export type Tone = "pine" | "madder" | "ochre" | "moss" | "slate" | "iris" | "persimmon" | "lichen";

/** A member of the demo community, as it is written down. */
export interface MemberDraft {
  username: string;
  name: string;
  bio: string;
  location: string;
  headline?: string;
  website?: string;
  /** What they read, like and answer most, first the field they work in. */
  fields: Category[];
  tone: Tone;
}

/** What is drawn for a post; `alt` says the same in words. */
export type PictureDraft = { alt: string; tone: Tone } & (
  | { kind: "bars"; title: string; rows: [label: string, value: number][]; unit?: string; mark?: number }
  | { kind: "columns"; title: string; rows: [label: string, value: number][]; unit?: string; mark?: number }
  | { kind: "lines"; title: string; ends: [from: string, to: string]; series: [name: string, ...values: number[]][] }
  | { kind: "share"; title: string; of100: number; label: string; rest: string }
  | { kind: "flow"; title: string; steps: string[]; circle?: true }
  | { kind: "field"; title: string; x: [string, string]; y: [string, string]; points: [string, number, number][] }
  | { kind: "map"; title: string; lie: "river" | "coast" | "hills"; places: string[] }
  | { kind: "scene"; scene: Scene; light: "morning" | "day" | "evening" | "night" }
  | { kind: "weave"; motif: "twill" | "diamonds" | "tiles" | "waves" | "quilt" }
  | { kind: "texture"; surface: "rings" | "bark" | "ripples" | "stones" | "leaves" | "circuit" | "bricks" }
  | { kind: "still"; thing: Thing }
  | { kind: "letters"; letters: string; line: string }
  | { kind: "plan"; title: string; rooms: string[] }
);

/** Things of a house. */
export type HouseThing =
  | "cup"
  | "loaf"
  | "books"
  | "plant"
  | "kettle"
  | "clock"
  | "lamp"
  | "telephone"
  | "bottles"
  | "chair"
  | "potatoes"
  | "umbrella";

/** Things to work, play and travel with. */
export type HandThing =
  | "radio"
  | "phone"
  | "tools"
  | "bicycle"
  | "boots"
  | "camera"
  | "pot"
  | "drum"
  | "chisel"
  | "birds"
  | "mushrooms"
  | "lockers";

export type Thing = HouseThing | HandThing;

export type Scene = "hills" | "coast" | "city" | "forest" | "river" | "snow" | "fields" | "harbour" | "solar" | "shelf";

/**
 * A post as it is written down. In each file the newest stands first.
 * A line of `talk` is a comment; `> ` makes it the author's reply to the comment above, `>> ` another member's, and
 * `@username ` in front says who speaks.
 */
export interface PostDraft {
  by: string;
  title?: string;
  tags: string[];
  text: string;
  bonds?: true;
  coordinates?: [lat: number, lng: number];
  picture?: PictureDraft;
  talk?: string[];
}

/** What the community has written about one category. */
export interface CategoryDraft {
  category: Category;
  /** Newest first. */
  posts: PostDraft[];
  /** Comments that fit many posts of the category. */
  remarks: string[];
  /** Replies that fit many of its remarks. */
  answers: string[];
}
