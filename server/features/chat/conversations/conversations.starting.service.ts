import { invalid } from "#server/core/errors";
import { required } from "#server/core/pages";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { MEMBER, ONESELF, onlyBonds, takesNone, tooMany } from "#server/features/chat/chat.errors.model";
import { conversationsChanged } from "#server/features/chat/chat.events.model";
import { MEMBERS_MAX } from "#server/features/chat/chat.limits.rules";
import {
  bondsAmong,
  insertGroup,
  insertParticipants,
  pairConversation,
} from "#server/features/chat/chat.members.queries";
import type { ConversationView } from "#server/features/chat/chat.model";
import { type GroupName, groupName } from "#server/features/chat/chat.rules";
import { getConversation } from "./conversations.lookup.service.ts";

/** With whom a conversation begins. A name, or more than one other member, makes it a group. */
export interface ConversationStart {
  memberIds: number[];
  name?: string | null | undefined;
}

interface Parts {
  events: Events;
  limits: Limits;
}

/**
 * Begins a conversation of two, or returns the existing one; with a name, or several others, a group of bonds.
 * @throws DomainError FORBIDDEN for a member who takes no messages from the viewer.
 */
export async function startConversation(
  parts: Parts,
  viewer: Viewer,
  { memberIds, name }: ConversationStart,
): Promise<ConversationView> {
  const others = [...new Set(memberIds)];
  const [only] = others;
  if (only === undefined || others.includes(viewer.id)) throw invalid({ participantIds: [ONESELF] });
  return others.length === 1 && name == null
    ? startPair(parts, viewer, only)
    : startGroup(parts, viewer, others, { name: name ?? "" });
}

async function startPair({ events, limits }: Parts, viewer: Viewer, userId: number): Promise<ConversationView> {
  await limits.consume("pairTalksByMember", viewer.id);
  return events.transaction(async (tx) => {
    const [person] = await bondsAmong(tx, viewer.id, [userId]);
    const { isBond } = required(person, MEMBER);
    const id = await pairConversation(tx, pairOf(viewer.id, userId), viewer.id);
    await insertParticipants(tx, id, [
      { userId: viewer.id, state: "accepted" },
      { userId, state: isBond ? "accepted" : "request" },
    ]);
    const conversation = await getConversation(tx, viewer, id);
    if (conversation.writing === "closed" && conversation.lastSeq === 0) throw takesNone();
    return conversation;
  });
}

async function startGroup(
  { events, limits }: Parts,
  viewer: Viewer,
  others: number[],
  group: GroupName,
): Promise<ConversationView> {
  const { name } = check(groupName, group);
  if (others.length >= MEMBERS_MAX) throw tooMany();
  await limits.consume("groupTalksByMember", viewer.id);
  return events.transaction(async (tx) => {
    const people = await bondsAmong(tx, viewer.id, others);
    if (people.filter(({ isBond, takesAny }) => isBond && takesAny).length < others.length) throw onlyBonds();
    const id = await insertGroup(tx, name);
    await insertParticipants(tx, id, [
      { userId: viewer.id, state: "accepted", role: "owner" },
      ...others.map((userId) => ({ userId, state: "accepted" as const })),
    ]);
    await events.publish(tx, conversationsChanged, { conversationIds: [id] });
    return getConversation(tx, viewer, id);
  });
}

/** The two members of a conversation, as its row holds them. */
export const pairOf = (one: number, other: number): { low: number; high: number } => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
});
