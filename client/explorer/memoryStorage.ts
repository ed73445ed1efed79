const items = new Map<string, string>();

/** A storage that is gone with the page: GraphiQL's history would store a token beside each document. */
export const memoryStorage = {
  get length() {
    return items.size;
  },
  getItem: (name: string): string | null => items.get(name) ?? null,
  setItem: (name: string, value: string): void => void items.set(name, value),
  removeItem: (name: string): void => void items.delete(name),
  clear: (): void => items.clear(),
};
