/** What is deleted with an account, counted. */
export interface Receipt {
  posts: number;
  comments: number;
  messages: number;
  files: number;
  bonds: number;
  likes: number;
  bookmarks: number;
}

/** The words of one and of several, as the screens say them. */
const WORDS: Readonly<Record<keyof Receipt, readonly [one: string, several: string]>> = {
  posts: ["idea", "ideas"],
  comments: ["comment", "comments"],
  messages: ["message", "messages"],
  files: ["file", "files"],
  bonds: ["friend", "friends"],
  likes: ["like", "likes"],
  bookmarks: ["bookmark", "bookmarks"],
};

/** Returns a receipt in words, without what there was none of: `12 ideas, 1 comment and 3 friends`; empty for nothing. */
export function receiptInWords(receipt: Receipt): string {
  const parts = (Object.keys(WORDS) as (keyof Receipt)[])
    .filter((kind) => receipt[kind] > 0)
    .map((kind) => `${receipt[kind].toLocaleString("en-US")} ${WORDS[kind][receipt[kind] === 1 ? 0 : 1]}`);
  const last = parts.pop();
  if (last === undefined) return "";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}
