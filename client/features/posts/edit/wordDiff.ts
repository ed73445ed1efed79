import { diffWordsWithSpace } from "diff";

/** A stretch of a text that stayed, came or went. */
export interface Stretch {
  text: string;
  kind: "same" | "added" | "removed";
}

/** What became of a text, word by word. */
export function wordDiff(before: string, after: string): Stretch[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}

/** A post as it read from one moment on. */
export interface Version {
  createdAt: string;
  title: string;
  content: string;
  category: string;
  tags: readonly string[];
}

/** How a version differs from the one before it: by part, only those that changed. */
export interface VersionChange {
  part: string;
  stretches: Stretch[];
}

/** The parts in which two versions differ. */
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

/** A category is one thing, however many words it has. */
function swapped(before: string, after: string): Stretch[] {
  const all: Stretch[] = [
    { text: before, kind: "removed" },
    { text: after, kind: "added" },
  ];
  return all.filter(({ text }) => text !== "");
}
