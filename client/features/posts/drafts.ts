import { del, get, set } from "idb-keyval";

/** What was written and not yet posted. */
export interface Draft {
  text: string;
  picture: File | null;
  alt: string;
}

/** Drafts of this visit, so that a dialog opened again has its words in the first frame. */
const known = new Map<string, Draft | null>();

/** One draft for each account that uses this browser. */
const keyOf = (account: string) => `draft of a post by ${account}`;

/** The draft of an account as far as it is known without waiting; undefined when it has to be read. */
export function knownDraft(account: string): Draft | null | undefined {
  return known.get(account);
}

/** The draft of an account; null when there is none, or when the browser keeps nothing. */
export async function readDraft(account: string): Promise<Draft | null> {
  const here = known.get(account);
  if (here !== undefined) return here;
  const stored = await ifStored(() => get<Draft>(keyOf(account)));
  // What was kept while the answer was on its way is newer.
  const draft = known.get(account) ?? stored ?? null;
  known.set(account, draft);
  return draft;
}

/** Keeps a draft, over reloads too where the browser has room for it. One without words and picture is forgotten. */
export function keepDraft(account: string, draft: Draft): void {
  if (draft.text.trim() === "" && !draft.picture) return forgetDraft(account);
  known.set(account, draft);
  void ifStored(() => set(keyOf(account), draft));
}

export function forgetDraft(account: string): void {
  known.set(account, null);
  void ifStored(() => del(keyOf(account)));
}

/** A browser may keep nothing: in private windows, when it is full, or by its owner's wish. Then this visit has to do. */
async function ifStored<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
