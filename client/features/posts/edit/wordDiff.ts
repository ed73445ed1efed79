import { diffWordsWithSpace } from "diff";

/** A part of a text that stayed, was added or was removed. */
export interface Stretch {
  text: string;
  kind: "same" | "added" | "removed";
}

/** Returns the changes of a text, word by word. */
export function wordDiff(before: string, after: string): Stretch[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}

/** A version of a post and the time from which on it was current. */
export interface Version {
  createdAt: string;
  title: string;
  content: string;
  category: string;
  tags: readonly string[];
}

/** The difference between a version and the one before it, by field; unchanged fields are left out. */
export interface VersionChange {
  part: string;
  stretches: Stretch[];
}

/** Returns the fields in which two versions differ. */
export function changesBetween(before: Version, after: Version): VersionChange[] {
  const parts: [string, string, string][] = [
    ["Title", before.title, after.title],
    ["Text", before.content, after.content],
    ["Category", before.category, after.category],
    ["Tags", hashed(before.tags), hashed(after.tags)],
  ];
  return parts
    .filter(([, one, other]) => one !== other)
    .map(([part, one, other]) => ({
      part,
      stretches: part === "Category" ? swapped(one, other) : wordDiff(one, other),
    }));
}

const hashed = (tags: readonly string[]) => tags.map((tag) => `#${tag}`).join(" ");

/** Compares categories as a whole, however many words they have. */
function swapped(before: string, after: string): Stretch[] {
  const all: Stretch[] = [
    { text: before, kind: "removed" },
    { text: after, kind: "added" },
  ];
  return all.filter(({ text }) => text !== "");
}
