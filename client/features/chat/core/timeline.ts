/** A message as far as its position matters: its number in the conversation is one more than that of the one before. */
export interface Positioned {
  id: string;
  seq: number;
}

/** Consecutive messages, as the server answers them. */
export interface Stretch<M extends Positioned> {
  items: readonly M[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * The loaded messages of a conversation, without a gap. A live message that does not follow the last one is held back
 * until the messages between have been loaded, so that nobody sees an answer before the question.
 */
export interface Timeline<M extends Positioned> extends Stretch<M> {
  held: readonly M[];
}

/** Returns the timeline with which a conversation opens; it replaces any other. */
export function begin<M extends Positioned>(stretch: Stretch<M>): Timeline<M> {
  return { ...stretch, held: [] };
}

/**
 * Returns the messages on the screen: those without a gap, then those of the viewer's own that wait for the messages
 * between. The server has accepted these, so they never vanish from the viewer's own log.
 */
export function visibleMessages<M extends Positioned>(
  { items, held, hasNewer }: Timeline<M>,
  isOwn: (message: M) => boolean,
): readonly M[] {
  const waiting = hasNewer ? [] : held.filter(isOwn);
  return waiting.length === 0 ? items : [...items, ...waiting.toSorted((a, b) => a.seq - b.seq)];
}

/** Adds older messages before the first one. */
export function withOlder<M extends Positioned>(timeline: Timeline<M>, { items, hasOlder }: Stretch<M>): Timeline<M> {
  const first = firstOf(timeline);
  const older = items.filter(({ seq }) => seq < first);
  return { ...timeline, items: [...older, ...timeline.items], hasOlder };
}

/** Adds newer messages after the last one; messages that were held back appear when they follow without a gap. */
export function withNewer<M extends Positioned>(timeline: Timeline<M>, { items, hasNewer }: Stretch<M>): Timeline<M> {
  let grown: Timeline<M> = { ...timeline, hasNewer };
  for (const item of items) grown = item.seq <= lastOf(grown) ? changed(grown, item) : appended(grown, item);
  return joined(grown);
}

/** Adds the message of a live event. A message that arrives twice appears once. */
export function received<M extends Positioned>(timeline: Timeline<M>, message: M): Timeline<M> {
  const last = lastOf(timeline);
  if (message.seq <= last) return changed(timeline, message);
  // The reader is somewhere in the past: new messages are loaded when the reader goes to the end.
  if (timeline.hasNewer) return timeline;
  if (message.seq === last + 1) return joined(appended(timeline, message));
  if (timeline.held.some(({ seq }) => seq === message.seq)) return timeline;
  return { ...timeline, held: [...timeline.held, message] };
}

/** Replaces a loaded message with its current state; fields that the live event does not contain stay as they were. */
export function changed<M extends Positioned>(timeline: Timeline<M>, message: M): Timeline<M> {
  const renew = (list: readonly M[]) =>
    list.map((known) => (known.id === message.id ? { ...known, ...message } : known));
  return { ...timeline, items: renew(timeline.items), held: renew(timeline.held) };
}

/** Returns the number after which messages are missing; null when there is no gap. */
export function missingAfter<M extends Positioned>(timeline: Timeline<M>): number | null {
  return timeline.held.length > 0 ? lastOf(timeline) : null;
}

/** Returns the number of the last loaded message; 0 for none. */
export const lastOf = ({ items }: Stretch<Positioned>) => items.at(-1)?.seq ?? 0;
const firstOf = ({ items }: Stretch<Positioned>) => items[0]?.seq ?? Infinity;

function appended<M extends Positioned>(timeline: Timeline<M>, message: M): Timeline<M> {
  return { ...timeline, items: [...timeline.items, message] };
}

/** Appends those messages that were held back and now follow without a gap. */
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
