const listeners = new Set<() => void>();

/** The live socket has reconnected after a break: events of the meantime have to be fetched. */
export const reconnection = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
