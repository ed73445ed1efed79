import type { Viewer } from "#server/core/viewer";
import { required } from "#server/core/pages";
import type { DbOrTx } from "#server/db/client";
import { CONVERSATION } from "#server/features/chat/chat.errors.model";
import type { ConversationView } from "#server/features/chat/chat.model";
import { conversationViews } from "#server/features/chat/chat.queries";

/** A conversation as the viewer sees it; null when they are not in it. */
export async function findConversation(db: DbOrTx, viewer: Viewer, id: number): Promise<ConversationView | null> {
  return (await conversationViews(db, { viewer: viewer.id, ids: [id] }))[0] ?? null;
}

/** @throws DomainError NOT_FOUND for a conversation in which the viewer is not. */
export async function getConversation(db: DbOrTx, viewer: Viewer, id: number): Promise<ConversationView> {
  return required(await findConversation(db, viewer, id), CONVERSATION);
}
