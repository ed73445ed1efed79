/** A message as far as its place goes: its number in the conversation is one more than that of the one before. */
export interface Positioned {
  id: string;
  seq: number;
}

/** Messages that follow each other, as the server answers them. */
export interface Stretch<M extends Positioned> {
  items: readonly M[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * What is known of a conversation: one stretch without a gap. News that do not follow its end are held back until what
 * is between has come, so that nobody sees an answer before the question.
 */
export interface Timeline<M extends Positioned> extends Stretch<M> {
  held: readonly M[];
}

/** The stretch that a conversation opens with; it takes the place of any other. */
export function begin<M extends Positioned>(stretch: Stretch<M>): Timeline<M> {
  return { ...stretch, held: [] };
}

/** With older messages before it. */
export function withOlder<M extends Positioned>(timeline: Timeline<M>, { items, hasOlder }: Stretch<M>): Timeline<M> {
  const first = firstOf(timeline);
  const older = items.filter(({ seq }) => seq < first);
  return { ...timeline, items: [...older, ...timeline.items], hasOlder };
}

/** With what follows its end; what was held back is shown as far as it joins now. */
export function withNewer<M extends Positioned>(timeline: Timeline<M>, { items, hasNewer }: Stretch<M>): Timeline<M> {
  let grown: Timeline<M> = { ...timeline, hasNewer };
  for (const item of items) grown = item.seq <= lastOf(grown) ? changed(grown, item) : appended(grown, item);
  return joined(grown);
}

/** With a message that live news tell. Told twice, it stands there once. */
export function received<M extends Positioned>(timeline: Timeline<M>, message: M): Timeline<M> {
  const last = lastOf(timeline);
  if (message.seq <= last) return changed(timeline, message);
  // Somewhere in the past: what is new is found at the end, when the reader goes there.
  if (timeline.hasNewer) return timeline;
  if (message.seq === last + 1) return joined(appended(timeline, message));
  if (timeline.held.some(({ seq }) => seq === message.seq)) return timeline;
  return { ...timeline, held: [...timeline.held, message] };
}

/** With a message as it is now, if it is there; what the news do not tell of it stays as it was. */
export function changed<M extends Positioned>(timeline: Timeline<M>, message: M): Timeline<M> {
  const renew = (list: readonly M[]) =>
    list.map((known) => (known.id === message.id ? { ...known, ...message } : known));
  return { ...timeline, items: renew(timeline.items), held: renew(timeline.held) };
}

/** The number after which messages are missing; null when there is no gap. */
export function missingAfter<M extends Positioned>(timeline: Timeline<M>): number | null {
  return timeline.held.length > 0 ? lastOf(timeline) : null;
}

/** The number of the last message that is known; 0 for none. */
export const lastOf = ({ items }: Stretch<Positioned>) => items.at(-1)?.seq ?? 0;
const firstOf = ({ items }: Stretch<Positioned>) => items[0]?.seq ?? Infinity;

function appended<M extends Positioned>(timeline: Timeline<M>, message: M): Timeline<M> {
  return { ...timeline, items: [...timeline.items, message] };
}

/** Shows of what was held back as much as follows the end now. */
function joined<M extends Positioned>(timeline: Timeline<M>): Timeline<M> {
  const items = [...timeline.items];
  const waiting = timeline.held.toSorted((a, b) => a.seq - b.seq);
  let last = lastOf(timeline);
  while (waiting[0] && waiting[0].seq <= last + 1) {
    const next = waiting.shift();
    if (next && next.seq === last + 1) {
      items.push(next);
      last = next.seq;
    }
  }
  return { ...timeline, items, held: waiting };
}
