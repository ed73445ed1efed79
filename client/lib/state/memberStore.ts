import { del, delMany, get, keys, set, update } from "idb-keyval";

/** What this browser keeps for one member, over reloads. Nobody else who signs in here is ever shown it. */
export const memberStore = {
  /** Null when nothing is kept, or when the browser keeps nothing at all. */
  async read<T>(memberId: string, name: string): Promise<T | null> {
    return (await ifStored(() => get<T>(keyOf(memberId, name)))) ?? null;
  },

  async write(memberId: string, name: string, value: unknown): Promise<void> {
    await ifStored(() => set(keyOf(memberId, name), value));
  },

  /** Makes something new of what is kept, in one step: tabs that do so at once lose nothing of each other. */
  async change<T>(memberId: string, name: string, make: (stored: T | null) => T): Promise<void> {
    await ifStored(() => update<T>(keyOf(memberId, name), (stored) => make(stored ?? null)));
  },

  async remove(memberId: string, name: string): Promise<void> {
    await ifStored(() => del(keyOf(memberId, name)));
  },

  /** Everything of a member who has left. */
  async forget(memberId: string): Promise<void> {
    await ifStored(async () => {
      const all = await keys();
      await delMany(all.filter((key) => typeof key === "string" && key.startsWith(keyOf(memberId, ""))));
    });
  },
};

const keyOf = (memberId: string, name: string) => `member ${memberId}: ${name}`;

/** A browser may keep nothing: in private windows, when it is full, or by its owner's wish. Then this visit has to do. */
async function ifStored<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
