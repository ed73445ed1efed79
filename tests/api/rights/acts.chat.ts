import { type Act, mark } from "./act.ts";
import type { Thing } from "./stage.ts";

const message = ({ ids }: Thing) => ids["message"];
let clientIds = 0;

/** What is done to conversations and messages. */
export const CHAT_ACTS = {
  readConversation: {
    gql: ({ id }) => `{ conversation(id: "${id}") { messages { items { text } } } }`,
    rest: ({ id }) => ["GET", `/conversations/${id}`],
    sees: mark,
  },
  listMessages: { rest: ({ id }) => ["GET", `/conversations/${id}/messages`], sees: mark },
  listConversations: {
    gql: () => `{ viewer { conversations(first: 50) { edges { node { name lastMessage { text } } } } } }`,
    rest: () => ["GET", "/conversations?limit=50"],
    sees: mark,
  },
  searchMessages: {
    gql: ({ mark: text }) => `{ searchMessages(query: "${text}") { edges { node { text } } } }`,
    rest: ({ mark: text }) => ["GET", `/messages/search?query=${text}`],
    sees: ({ mark: text }) => `Hello ${text}`,
  },
  sendMessage: {
    gql: ({ id }) =>
      `mutation { sendMessage(input: { conversationId: "${id}", text: "Hi", clientId: "r${++clientIds}" }) { id } }`,
    rest: ({ id }) => ["POST", `/conversations/${id}/messages`, { text: "Hi", client_id: `r${++clientIds}` }],
  },
  markRead: {
    gql: ({ id }) => `mutation { markConversationRead(id: "${id}", seq: 1) { id } }`,
    rest: ({ id }) => ["POST", `/conversations/${id}/read`, { seq: 1 }],
  },
  muteConversation: {
    gql: ({ id }) => `mutation { muteConversation(id: "${id}", duration: HOUR) { id } }`,
    rest: ({ id }) => ["POST", `/conversations/${id}/mute`, { length: "hour" }],
  },
  unmuteConversation: {
    gql: ({ id }) => `mutation { unmuteConversation(id: "${id}") { id } }`,
    rest: ({ id }) => ["POST", `/conversations/${id}/mute`, { length: "off" }],
  },
  setTyping: {
    gql: ({ id }) => `mutation { setTyping(id: "${id}", isTyping: false) }`,
    rest: ({ id }) => ["POST", `/conversations/${id}/typing`, { typing: false }],
  },
  editMessage: {
    gql: (thing) => `mutation { editMessage(id: "${message(thing)}", text: "Hello again ${thing.mark}") { id } }`,
    rest: (thing) => ["PUT", `/messages/${message(thing)}`, { text: `Hello ${thing.mark}` }],
  },
  reactToMessage: {
    gql: (thing) => `mutation { setReaction(id: "${message(thing)}", emoji: "👍", on: true) { id } }`,
    rest: (thing) => ["POST", `/messages/${message(thing)}/reactions`, { emoji: "👍" }],
  },
  deleteMessage: {
    gql: (thing) => `mutation { deleteMessage(id: "${message(thing)}") { id } }`,
    rest: (thing) => ["DELETE", `/messages/${message(thing)}`],
    consumes: true,
  },
  renameConversation: {
    gql: (thing) => `mutation { renameConversation(id: "${thing.id}", name: "The workshop ${thing.mark}") { id } }`,
    rest: ({ id, mark: text }) => ["PUT", `/conversations/${id}`, { name: `A workshop ${text}` }],
  },
  addParticipants: {
    gql: ({ id, ids }) => `mutation { addParticipants(id: "${id}", userIds: ["${ids["bond"]}"]) { id } }`,
    rest: ({ id, ids }) => ["POST", `/conversations/${id}/participants`, { user_ids: [ids["bond"]] }],
    consumes: true,
  },
  removeParticipant: {
    gql: ({ id, ids }) => `mutation { removeParticipant(id: "${id}", userId: "${ids["other"]}") { id } }`,
    rest: ({ id, ids }) => ["DELETE", `/conversations/${id}/participants/${ids["other"]}`],
    consumes: true,
  },
  leaveConversation: {
    gql: ({ id }) => `mutation { leaveConversation(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/conversations/${id}/membership`],
    consumes: true,
  },
  acceptConversation: {
    gql: ({ id }) => `mutation { acceptConversation(id: "${id}") { id } }`,
    rest: ({ id }) => ["POST", `/conversations/${id}/accept`],
    consumes: true,
  },
  declineConversation: {
    gql: ({ id }) => `mutation { declineConversation(id: "${id}") }`,
    rest: ({ id }) => ["POST", `/conversations/${id}/decline`],
    consumes: true,
  },
  watchTyping: { gql: ({ id }) => `subscription { typing(conversationId: "${id}") { user { id } } }` },
} satisfies Record<string, Act>;
