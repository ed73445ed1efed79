import { type Act, mark } from "./act.ts";
import type { Thing } from "./stage.ts";

const user =
  (field: string) =>
  ({ id }: Thing): string =>
    `mutation { ${field}(userId: "${id}") { id } }`;
const page =
  (name: string) =>
  ({ texts }: Thing): string =>
    `{ user(username: "${texts["username"]}") { ${name} } }`;

/** What members do to each other. */
export const PEOPLE_ACTS = {
  readProfile: { gql: page("username"), rest: ({ texts }) => ["GET", `/profile/${texts["username"]}`], sees: mark },
  readFriends: {
    gql: page("bonds { totalCount }"),
    rest: ({ texts }) => ["GET", `/profile/${texts["username"]}/friends`],
  },
  readImages: {
    gql: page("images { totalCount }"),
    rest: ({ texts }) => ["GET", `/profile/${texts["username"]}/images`],
  },
  findPeople: {
    gql: ({ mark: text }) => `{ people(query: "${text}") { edges { node { username } } } }`,
    rest: ({ mark: text }) => ["GET", `/search?query=${text}&kind=people`],
    sees: ({ mark: text }) => `"username":"${text}"`,
  },
  suggestPeople: {
    gql: ({ mark: text }) => `{ searchSuggestions(query: "${text}") { people { user { username } } } }`,
    rest: ({ mark: text }) => ["GET", `/search/suggestions?query=${text}`],
    sees: ({ mark: text }) => `"username":"${text}"`,
  },
  readConversationWith: { gql: ({ owner }) => `{ conversationWith(userId: "${owner.id}") { id } }` },
  startConversation: {
    gql: ({ id }) => `mutation { startConversation(participantIds: ["${id}"]) { id } }`,
    rest: ({ id }) => ["POST", "/conversations", { participant_ids: [id] }],
    consumes: true,
  },
  startGroupConversation: {
    gql: ({ id }) => `mutation { startConversation(participantIds: ["${id}"], name: "Workshop") { id } }`,
    rest: ({ id }) => ["POST", "/conversations", { participant_ids: [id], name: "Workshop" }],
    consumes: true,
  },
  follow: { gql: user("follow"), rest: ({ id }) => ["POST", `/users/${id}/follow`], consumes: true },
  unfollow: { gql: user("unfollow"), rest: ({ id }) => ["DELETE", `/users/${id}/follow`], consumes: true },
  mute: { gql: user("mute"), rest: ({ id }) => ["POST", `/users/${id}/mute`], consumes: true },
  unmute: { gql: user("unmute"), rest: ({ id }) => ["DELETE", `/users/${id}/mute`], consumes: true },
  block: { gql: user("block"), rest: ({ id }) => ["POST", `/users/${id}/block`], consumes: true },
  unblock: { gql: user("unblock"), rest: ({ id }) => ["DELETE", `/users/${id}/block`], consumes: true },
  sendBondRequest: {
    gql: user("sendBondRequest"),
    rest: ({ id }) => ["POST", "/friends/request", { user_id: id }],
    consumes: true,
  },
  removeBond: { gql: user("removeBond"), rest: ({ id }) => ["DELETE", `/friends/${id}`], consumes: true },
  dismissSuggestion: {
    gql: ({ id }) => `mutation { dismissSuggestion(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/friends/suggestions/${id}`],
    consumes: true,
  },
  acceptBondRequest: {
    gql: ({ id }) => `mutation { acceptBondRequest(id: "${id}") { id } }`,
    rest: ({ id }) => ["POST", `/friends/requests/${id}/accept`],
    consumes: true,
  },
  rejectBondRequest: {
    gql: ({ id }) => `mutation { rejectBondRequest(id: "${id}") }`,
    rest: ({ id }) => ["POST", `/friends/requests/${id}/reject`],
    consumes: true,
  },
  withdrawBondRequest: {
    gql: ({ ids }) => `mutation { withdrawBondRequest(id: "${ids["to"]}") { id } }`,
    rest: ({ id }) => ["DELETE", `/friends/requests/${id}`],
    consumes: true,
  },
} satisfies Record<string, Act>;
