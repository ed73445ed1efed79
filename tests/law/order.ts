/**
 * The order of features that `server/app/features.ts` states, which is where it stands once: for whoever builds them,
 * for the compiler, and for the import law.
 */
export function orderIn(text: string): string[] {
  const [, list = ""] = /FEATURES = ([^;]+);/.exec(text) ?? [];
  const order = [...list.matchAll(/\b(\w+)Module\b/g)].map(([, name = ""]) => name);
  if (order.length === 0) throw new Error("The order of features cannot be read from their list");
  return order;
}
