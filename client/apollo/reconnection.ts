const listeners = new Set<() => void>();

/** The live socket has come back after a break: what happened meanwhile has to be asked for. */
export const reconnection = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
