import { attached, type Named } from "./contents.model.ts";
import type { Nested } from "./contents.json.model.ts";
import { nestedArray } from "./contents.json.model.ts";
import {
  type ConversationRow,
  conversationsBatch,
  type MessageRow,
  messagesInSpans,
  participantsOf,
} from "./contents.messages.queries.ts";
import type { MemberReading } from "./contents.reading.service.ts";

/** The conversations that are read at once, with the names of the others in them. */
const CONVERSATIONS = 100;
/** The messages that one statement reads, whoever wrote them. */
const SPAN = 2_000;

/** Writes what a member wrote in the conversations that they may still see, with the names of the others. */
export function messagesOf(reading: MemberReading): AsyncGenerator<string> {
  const heads = new Map<number, object>();
  return nestedArray("messages", rowsOf(reading, heads), (id) => heads.get(id) ?? { id });
}

async function* rowsOf(reading: MemberReading, heads: Map<number, object>): AsyncGenerator<Nested[]> {
  for await (const conversations of reading.batches(conversationsBatch, CONVERSATIONS)) {
    heads.clear();
    const others = await othersIn(reading, conversations);
    for (const { id, kind, name } of conversations) heads.set(id, { id, kind, name, with: others.get(id) ?? [] });
    for (const spans of spansOf(conversations)) {
      const { db, memberId } = reading;
      const rows = await messagesInSpans(db, {
        member: memberId,
        ids: spans.map(({ id }) => id),
        afters: spans.map(({ after }) => after),
        untils: spans.map(({ until }) => until),
      });
      yield rows.map((row) => ({ parent: row.conversationId, row: messageOf(row) }));
      reading.note(spans.reduce((sum, { after, until }) => sum + until - after, 0));
    }
  }
}

async function othersIn({ db, memberId }: MemberReading, conversations: readonly ConversationRow[]) {
  const others = new Map<number, Named[]>();
  const ids = conversations.map(({ id }) => id);
  for (const { conversationId, name, username } of await participantsOf(db, { member: memberId, ids }))
    others.set(conversationId, [...(others.get(conversationId) ?? []), { name, username }]);
  return others;
}

const messageOf = ({ id, text, media, sentAt, editedAt }: MessageRow) => ({
  id,
  text,
  files: media.map(attached),
  sentAt,
  editedAt,
});

interface Span {
  id: number;
  after: number;
  until: number;
}

/** Divides conversations into spans that together have at most so many messages for each statement. */
function* spansOf(conversations: readonly ConversationRow[]): Generator<Span[]> {
  let spans: Span[] = [];
  let room = SPAN;
  for (const { id, lastSeq } of conversations) {
    for (let after = 0; after < lastSeq;) {
      const until = Math.min(lastSeq, after + room);
      spans.push({ id, after, until });
      room -= until - after;
      after = until;
      if (room > 0) continue;
      yield spans;
      spans = [];
      room = SPAN;
    }
  }
  if (spans.length > 0) yield spans;
}
