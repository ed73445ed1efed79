const listeners = new Set<() => void>();

/** The live socket has reconnected after a break, so the server answers again. `gaps` announces what was missed. */
export const reconnection = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
