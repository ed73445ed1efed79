const shared = new WeakSet<object>();

/**
 * Notes that an object is the same for many viewers and never changes: what is made of it may be used again for viewers
 * who may see it.
 */
export function share<T extends object>(object: T): T {
  shared.add(object);
  return object;
}

export const isShared = (object: unknown): object is object =>
  typeof object === "object" && object !== null && shared.has(object);
