/** These close an embedding and an isolate; the first that begins an isolate sorts after those of embeddings. */
const [PDF, PDI, LRI] = ["\u202C", "\u2069", "\u2066"];

/**
 * Closes the controls of direction that a member's text leaves open, so that they do not turn the words after it, where
 * it stands in plain text: titles, previews, notifications.
 */
export function closed(text: string): string {
  const open: string[] = [];
  for (const control of text.match(/[\u202A-\u202E\u2066-\u2069]/g) ?? []) {
    const isolate = open.lastIndexOf(PDI);
    if (control === PDI) open.length = isolate < 0 ? open.length : isolate;
    else if (control !== PDF) open.push(control < LRI ? PDF : PDI);
    else if (open.at(-1) === PDF) open.pop();
  }
  return text + open.toReversed().join("");
}
