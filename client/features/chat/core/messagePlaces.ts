/** The places of unsent texts of a conversation: each text stays where it was begun. */
export const messagePlace = (conversationId: string) => `message in conversation ${conversationId}`;
export const messageEditPlace = (messageId: string) => `edit of message ${messageId}`;
