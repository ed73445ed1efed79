/** Returns the address of a conversation. */
export const chatPath = (conversationId: string) => `/chat?c=${encodeURIComponent(conversationId)}`;
