import type { Category } from "#server/core/categories.rules";

/** A folder of a member, with what they noted about the newest posts of a category that they keep, newest first. */
export interface ShelfDraft {
  by: string;
  folder: string;
  category: Category;
  /** Null: kept without a word. */
  notes: (string | null)[];
}

export const shelves: ShelfDraft[] = [
  {
    by: "amara",
    folder: "For the mini-grids",
    category: "Technology",
    notes: ["Try this at home before we try it in Bouaké.", null, "Would this survive a power cut? Ask Tomáš."],
  },
  {
    by: "amara",
    folder: "Read with the team",
    category: "Environment",
    notes: ["For the Friday reading. Print it, the connection will be bad.", null],
  },
  {
    by: "amara",
    folder: "Money that arrives late",
    category: "Business",
    notes: ["Compare with our own arrears in March."],
  },
  {
    by: "jun",
    folder: "Ordinary Tuesdays",
    category: "Business",
    notes: ["Haruka would like this one.", null, "For the all-hands, instead of slides."],
  },
  { by: "jun", folder: "Slow reading", category: "Personal Growth", notes: [null, "Read again in winter."] },
  { by: "jun", folder: "Signs and words", category: "Design", notes: ["The corridor on our third floor!", null] },
];

/** What a member has begun to write and not shared. */
export interface UnsentDraft {
  by: string;
  kind: "post" | "idea";
  title: string;
  text: string;
  category: Category | null;
  tags: string[];
  hoursAgo: number;
}

export const unsent: UnsentDraft[] = [
  {
    by: "amara",
    kind: "idea",
    title: "A meter that forgives",
    text: "When a household runs out of credit at nine in the evening, our meter switches off at nine in the evening. For a year I thought that this was what a meter is for.\n\nIn Tiébissou we gave 40 households a night of grace: whoever runs out after dark keeps one lamp and the fan until six, and pays for it with the next top-up. What I expected was that people would lean on it. What happened so far: ",
    category: "Technology",
    tags: ["solar", "payments", "metering"],
    hoursAgo: 20,
  },
  {
    by: "amara",
    kind: "post",
    title: "",
    text: "Question for those who run small co-operatives: who may see whose payments? We are three, and we do not agree. ",
    category: null,
    tags: [],
    hoursAgo: 3,
  },
];
