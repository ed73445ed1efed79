import { invalid } from "#server/core/errors";
import { toId, toIdField } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import {
  CONVERSATION,
  type ConversationFilter,
  FILTERS,
  type MessagesRequest,
  MESSAGES_PER_PAGE,
  MUTE_LENGTHS,
  type MuteLength,
  toMessagesRequest,
} from "./chat.model.ts";

/* What REST clients ask, in the words of the services. */

type Fields = Readonly<Record<string, unknown>>;

/** Which list is asked for; all when none is named. */
export function toFilter(value: unknown): ConversationFilter {
  const filter = FILTERS.find((one) => one === (value ?? "all"));
  if (!filter) throw invalid({ filter: [`Choose ${FILTERS.join(", ")}.`] });
  return filter;
}

/** For how long is asked for; without end when nothing is said. */
export function toMuteLength(value: unknown): MuteLength {
  const length = MUTE_LENGTHS.find((one) => one === (value ?? "forever"));
  if (!length) throw invalid({ length: [`Choose ${MUTE_LENGTHS.join(", ")}.`] });
  return length;
}

/** Which part of a list, by the number of a page of so many. */
export const placeOf = (page: unknown, first: number) => ({
  first,
  after: null,
  offset: (toPageNumber(page) - 1) * first,
});

/** With whom a conversation begins, and how it is called. */
export function startOf(body: Fields): { memberIds: number[]; name: unknown } {
  const given = body["participant_ids"] ?? body["participantIds"] ?? [body["user_id"]];
  return { memberIds: membersOf(given, "participantIds"), name: body["name"] ?? null };
}

/** Some members, by one id or several; forms write them with commas. */
export const membersOf = (value: unknown, field: string): number[] => listOf(value).map((id) => toIdField(id, field));

/** A message to be sent. */
export const messageOf = (body: Fields): Record<string, unknown> => ({
  text: body["text"],
  clientId: body["client_id"] ?? body["clientId"],
  replyToId: body["reply_to_id"] == null ? null : toIdField(body["reply_to_id"], "replyToId"),
  mediaIds: body["media_ids"] === undefined ? undefined : membersOf(body["media_ids"], "mediaIds"),
});

/** Which messages of a conversation; the newest fifty when nothing is said. */
export const messagesOf = (conversationId: number, query: Fields): MessagesRequest =>
  toMessagesRequest(conversationId, {
    first: toNumber(query["limit"], "limit") ?? MESSAGES_PER_PAGE,
    before: toNumber(query["before"], "before"),
    after: toNumber(query["after"], "after"),
  });

/** In which conversation messages are looked for; null for all. */
export const withinOf = (value: unknown): number | null => (value === undefined ? null : toId(value, CONVERSATION));

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === "string" ? value.split(",").map((one) => one.trim()) : [value];
}

/** A number of a query; null where none is given. */
function toNumber(value: unknown, field: string): number | null {
  if (value === undefined) return null;
  if (typeof value !== "string" || !/^\d{1,9}$/.test(value)) throw invalid({ [field]: ["This is not a number."] });
  return Number(value);
}
