import { isShared, RenderedOnce } from "#server/cache/renderedOnce";

/** The texts of objects that are the same for many viewers. */
const texts = new RenderedOnce<object, string>("texts of REST");

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
  return isShared(item) ? texts.get(item, () => JSON.stringify(item)) : (JSON.stringify(item) ?? "null");
}
