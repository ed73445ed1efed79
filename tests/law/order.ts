/**
 * Reads the order of features from `server/app/features.ts`, its only definition: for the code that builds them, for
 * the compiler, and for the import law.
 */
export function orderIn(text: string): string[] {
  const [, list = ""] = /FEATURES = ([^;]+);/.exec(text) ?? [];
  const order = [...list.matchAll(/\b(\w+)Module\b/g)].map(([, name = ""]) => name);
  if (order.length === 0) throw new Error("The order of features cannot be read from their list");
  return order;
}
