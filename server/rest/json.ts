import { isShared } from "#server/core/sharedObjects";

/** The texts of objects that are the same for many viewers. */
const texts = new WeakMap<object, string>();

/** Converts a body to JSON; an item of a list that is the same object for many viewers is converted once. */
export function toJson(body: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(body).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? listText(value) : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join(",")}}`;
}

const listText = (items: readonly unknown[]) =>
  items.some(isShared) ? `[${items.map(itemText).join(",")}]` : JSON.stringify(items);

function itemText(item: unknown): string {
  if (!isShared(item)) return JSON.stringify(item) ?? "null";
  const text = texts.get(item) ?? JSON.stringify(item);
  texts.set(item, text);
  return text;
}
