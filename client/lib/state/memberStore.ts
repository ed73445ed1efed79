import { del, delMany, get, keys, set, update } from "idb-keyval";

/** What this browser stores for one member across reloads. Nobody else who signs in here ever sees it. */
export const memberStore = {
  /** Reads a stored value. Null when nothing is stored, or when the browser stores nothing at all. */
  async read<T>(memberId: string, name: string): Promise<T | null> {
    return (await ifStored(() => get<T>(storedKey(memberId, name)))) ?? null;
  },

  /** Stores a value. False when the browser has no room for it, or stores nothing at all. */
  async write(memberId: string, name: string, value: unknown): Promise<boolean> {
    const isStored = await ifStored(() => set(storedKey(memberId, name), value).then(() => true));
    return isStored === true;
  },

  /** Updates a stored value in one transaction: tabs that do so at the same time lose nothing of each other. */
  async change<T>(memberId: string, name: string, make: (stored: T | null) => T): Promise<void> {
    await ifStored(() => update<T>(storedKey(memberId, name), (stored) => make(stored ?? null)));
  },

  async remove(memberId: string, name: string): Promise<void> {
    await ifStored(() => del(storedKey(memberId, name)));
  },

  /** Deletes everything that is stored for a member. */
  async forget(memberId: string): Promise<void> {
    await ifStored(async () => {
      const all = await keys();
      await delMany(all.filter((key) => typeof key === "string" && key.startsWith(storedKey(memberId, ""))));
      for (const key of Object.keys(localStorage))
        if (key.startsWith(storedKey(memberId, ""))) localStorage.removeItem(key);
    });
  },
};

/** Returns the key of what this browser stores for a member under a name. */
export const storedKey = (memberId: string, name: string) => `member ${memberId}: ${name}`;

/**
 * A browser may refuse to store: in private windows, when it is full, or by its owner's settings. Then the data last as
 * long as the page.
 */
async function ifStored<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
