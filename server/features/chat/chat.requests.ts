import * as z from "zod";
import { invalid } from "#server/core/errors";
import { toIdField } from "#server/core/ids";
import { idNumber } from "#server/rest/answers";
import { leftOut } from "#server/rest/readings";
import { both, looseRequest, paged, request } from "#server/rest/request";
import { FILTERS, MEMBERS_MAX, MESSAGES_PER_PAGE } from "./chat.limits.rules.ts";
import { MUTE_DURATIONS } from "#server/features/bonds/bonds.rules";
import type { ConversationFilter, MuteLength } from "./chat.model.ts";
import { groupName, listSearch, messageSearch, messageText, newMessage, reaction } from "./chat.rules.ts";

function toFilter(value: unknown): ConversationFilter {
  const filter = FILTERS.find((one) => one === (value ?? "all"));
  if (!filter) throw invalid({ filter: [`Choose ${FILTERS.join(", ")}.`] });
  return filter;
}

const MUTE_LENGTHS = [...MUTE_DURATIONS, "off"] as const;

function toMuteLength(value: unknown): MuteLength {
  const length = MUTE_LENGTHS.find((one) => one === (value ?? "forever"));
  if (!length) throw invalid({ length: [`Choose ${MUTE_LENGTHS.join(", ")}.`] });
  return length;
}

/** Ids as a list, as one id, or as a text with commas, which forms send. */
function toIds(value: unknown, field: string): number[] {
  const ids = typeof value === "string" ? value.split(",").map((id) => id.trim()) : value;
  return (Array.isArray(ids) ? ids : [ids]).map((id: unknown) => toIdField(id, field));
}

/** A number of a query; null when it is left out, and NaN for anything else, which is refused as no number. */
function toNumber(value: unknown): number | null {
  if (value === undefined) return null;
  return typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
}

const filter = looseRequest(
  {
    filter: z
      .enum(FILTERS)
      .optional()
      .meta({ examples: ["all"] }),
  },
  (sent) => ({ filter: toFilter(sent["filter"]) }),
);

/** Which of a member's conversations a page lists. */
export const conversationsQuery = both(filter, paged(request(listSearch, { query: {} })));

/** With whom a conversation begins, and the name that makes it a group. */
export const startBody = looseRequest(
  {
    participant_ids: z
      .array(idNumber)
      .max(MEMBERS_MAX - 1)
      .optional()
      .meta({ description: "The other participants." }),
    user_id: idNumber.optional().meta({ description: "The other participant of a direct conversation." }),
    name: z
      .nullish(groupName.shape.name)
      .meta({ description: "The name of the group. With a name, the conversation is a group." }),
  },
  (sent) => {
    const ids = sent["participant_ids"] ?? sent["participantIds"];
    // Forms send every field. One participant is checked beside several, who then count.
    const one = leftOut(sent["user_id"]);
    const single = one === undefined ? null : toIdField(one, "userId");
    const name = sent["name"] ?? null;
    return {
      // The recipients are checked before the name, which the rule refuses when it is empty.
      memberIds: single === null || ids !== undefined ? toIds(ids, "participantIds") : [single],
      name: name === null || typeof name === "string" ? name : "",
    };
  },
  ["participantIds"],
);

/** Up to which message a conversation was read. */
export const readBody = looseRequest(
  {
    seq: z
      .int()
      .nonnegative()
      .meta({ description: "The number of the message.", examples: [12] }),
  },
  ({ seq }) => ({ seq: typeof seq === "number" ? seq : (toNumber(seq) ?? Number.NaN) }),
);

/** For how long a conversation is muted. */
export const muteBody = looseRequest(
  { length: z.enum(MUTE_LENGTHS).optional().meta({ description: "The default is `forever`." }) },
  (sent) => ({ length: toMuteLength(sent["length"]) }),
);

/** The name of a group. */
export const groupNameBody = request(groupName, { name: {} });

/** The members who are added to a group. */
export const addedMembersBody = looseRequest({ user_ids: z.array(idNumber) }, (sent) => ({
  memberIds: toIds(sent["user_ids"], "userIds"),
}));

const number = z.int().nonnegative().optional();

/** Which messages of a conversation a page holds: the newest, or those before or after a number. */
export const messagesQuery = looseRequest(
  {
    limit: z
      .int()
      .min(1)
      .max(MESSAGES_PER_PAGE)
      .optional()
      .meta({ examples: [MESSAGES_PER_PAGE] }),
    before: number.meta({ description: "Messages before the message with this number.", examples: [13] }),
    after: number.meta({ description: "Messages after the message with this number.", examples: [3] }),
  },
  ({ limit, before, after }) => ({
    first: toNumber(limit) ?? MESSAGES_PER_PAGE,
    before: toNumber(before),
    after: toNumber(after),
  }),
);

const references = looseRequest(
  { reply_to_id: newMessage.shape.replyToId, media_ids: newMessage.shape.mediaIds },
  ({ reply_to_id: replyToId, media_ids: mediaIds }) => ({
    replyToId: replyToId == null ? null : toIdField(replyToId, "replyToId"),
    mediaIds: mediaIds == null ? undefined : toIds(mediaIds, "mediaIds"),
  }),
);

/** A message to be sent. */
export const messageBody = both(
  references,
  request(newMessage, { text: {}, clientId: { from: ["client_id", "clientId"] } }),
);

/** The changed text of a message. */
export const messageTextBody = request(messageText, { text: {} });

const onUnlessFalse = z.boolean("This must be true or false").default(true);

/** Whether the viewer types or has stopped. */
export const typingBody = request(
  z.object({ typing: onUnlessFalse.meta({ description: "`false` if the viewer has stopped typing." }) }),
  { typing: {} },
);

const within = looseRequest(
  { conversation_id: idNumber.optional().meta({ description: "Search only this conversation." }) },
  ({ conversation_id: id }) => ({ within: id === undefined ? null : toIdField(id, "conversationId") }),
);

/** The query of a search for messages. */
export const messageSearchQuery = both(within, paged(request(messageSearch, { query: {} })));

const isSet = request(z.object({ on: onUnlessFalse.meta({ description: "`false` removes the reaction." }) }), {
  on: {},
});

/** A reaction that is set or removed. */
export const reactionBody = both(request(reaction, { emoji: {} }), isSet);
