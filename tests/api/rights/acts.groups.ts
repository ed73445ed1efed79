import { type Act, inside, mark } from "./act.ts";
import type { Caller } from "./verdicts.ts";

/** Joining changes nothing for those who are in a group, and leaving nothing for the others. */
const isIn = (caller: Caller) => caller === "admin" || caller === "member";

/** What is done to groups. */
export const GROUP_ACTS = {
  readGroup: {
    gql: ({ texts }) => `{ group(slug: "${texts["slug"]}") { name } }`,
    rest: ({ texts }) => ["GET", `/groups/${texts["slug"]}`],
    sees: mark,
  },
  listGroups: {
    gql: ({ mark: text }) => `{ groups(query: "${text}") { edges { node { name } } } }`,
    rest: ({ mark: text }) => ["GET", `/groups?query=${text}`],
    sees: ({ mark: text }) => `Cellar ${text}`,
  },
  listGroupPosts: {
    gql: ({ texts }) => `{ group(slug: "${texts["slug"]}") { posts { edges { node { content } } } } }`,
    rest: ({ texts }) => ["GET", `/groups/${texts["slug"]}/posts`],
    sees: inside,
  },
  listGroupMembers: {
    gql: ({ texts }) => `{ group(slug: "${texts["slug"]}") { members { edges { node { user { username } } } } } }`,
    rest: ({ texts }) => ["GET", `/groups/${texts["slug"]}/members`],
    sees: ({ texts }) => texts["host"] ?? "",
  },
  listGroupRequests: {
    gql: ({ texts }) => `{ group(slug: "${texts["slug"]}") { requests { edges { node { user { username } } } } } }`,
    rest: ({ texts }) => ["GET", `/groups/${texts["slug"]}/requests`],
    sees: ({ texts }) => texts["host"] ?? "",
  },
  updateGroup: {
    gql: ({ id }) => `mutation { updateGroup(id: "${id}", input: { description: "For all members" }) { id } }`,
    rest: ({ id }) => ["PUT", `/groups/${id}`, { description: "For members alone" }],
  },
  postInGroup: {
    gql: ({ id }) => `mutation { createPost(input: { content: "Hello", groupId: "${id}" }) { id } }`,
    rest: ({ id }) => ["POST", "/posts", { content: "Hello", group_id: id }],
  },
  changeGroupPost: {
    gql: ({ id, ids }) =>
      `mutation { updateGroupPost(groupId: "${id}", id: "${ids["post"]}", input: { pinned: true }) { id } }`,
    rest: ({ id, ids }) => ["PUT", `/groups/${id}/posts/${ids["post"]}`, { comments_closed: true }],
  },
  removeGroupPost: {
    gql: ({ id, ids }) => `mutation { removeGroupPost(groupId: "${id}", id: "${ids["post"]}", reason: "No") }`,
    rest: ({ id, ids }) => ["POST", `/groups/${id}/posts/${ids["post"]}/remove`, { reason: "No" }],
    consumes: true,
  },
  removeGroupComment: {
    gql: ({ id, ids }) => `mutation { removeGroupComment(groupId: "${id}", id: "${ids["comment"]}", reason: "No") }`,
    rest: ({ id, ids }) => ["POST", `/groups/${id}/comments/${ids["comment"]}/remove`, { reason: "No" }],
    consumes: true,
  },
  putBackGroupPost: {
    gql: ({ id, ids }) => `mutation { putBackGroupPost(groupId: "${id}", id: "${ids["removedPost"]}") }`,
    rest: ({ id, ids }) => ["DELETE", `/groups/${id}/posts/${ids["removedPost"]}/remove`],
    consumes: true,
  },
  putBackGroupComment: {
    gql: ({ id, ids }) => `mutation { putBackGroupComment(groupId: "${id}", id: "${ids["removedComment"]}") }`,
    rest: ({ id, ids }) => ["DELETE", `/groups/${id}/comments/${ids["removedComment"]}/remove`],
    consumes: true,
  },
  listWaitingPosts: {
    gql: ({ texts }) => `{ group(slug: "${texts["slug"]}") { waitingPosts { edges { node { content } } } } }`,
    rest: ({ texts }) => ["GET", `/groups/${texts["slug"]}/waiting-posts`],
    sees: ({ texts }) => texts["waiting"] ?? "",
  },
  readWaitingPost: {
    gql: ({ ids }) => `{ post(id: "${ids["waiting"]}") { content } }`,
    rest: ({ ids }) => ["GET", `/posts/${ids["waiting"]}`],
    sees: ({ texts }) => texts["waiting"] ?? "",
  },
  approveGroupPost: {
    gql: ({ id, ids }) => `mutation { approveGroupPost(groupId: "${id}", id: "${ids["waiting"]}") { id } }`,
    rest: ({ id, ids }) => ["POST", `/groups/${id}/posts/${ids["waiting"]}/approve`],
    consumes: true,
  },
  declineGroupPost: {
    gql: ({ id, ids }) => `mutation { declineGroupPost(groupId: "${id}", id: "${ids["waiting"]}") }`,
    rest: ({ id, ids }) => ["POST", `/groups/${id}/posts/${ids["waiting"]}/decline`, { reason: "No" }],
    consumes: true,
  },
  // Nothing was declined.
  restoreGroupPost: {
    gql: ({ id, ids }) => `mutation { restoreGroupPost(groupId: "${id}", id: "${ids["waiting"]}") }`,
    rest: ({ id, ids }) => ["DELETE", `/groups/${id}/posts/${ids["waiting"]}/decline`],
  },
  setGroupLevel: {
    gql: ({ id }) => `mutation { setGroupLevel(id: "${id}", level: ALL) { id } }`,
    rest: ({ id }) => ["PUT", `/groups/${id}/level`, { level: "all" }],
  },
  joinGroup: {
    gql: ({ id }) => `mutation { joinGroup(id: "${id}") { id } }`,
    rest: ({ id }) => ["POST", `/groups/${id}/join`],
    consumes: (caller) => !isIn(caller),
  },
  leaveGroup: {
    gql: ({ id }) => `mutation { leaveGroup(id: "${id}") { id } }`,
    rest: ({ id }) => ["DELETE", `/groups/${id}/membership`],
    consumes: isIn,
  },
  approveRequest: {
    gql: ({ id, ids }) => `mutation { answerJoinRequest(id: "${id}", userId: "${ids["host"]}", accept: true) { id } }`,
    rest: ({ id, ids }) => ["POST", `/groups/${id}/requests/${ids["host"]}/approve`],
    consumes: true,
  },
  rejectRequest: {
    gql: ({ id, ids }) => `mutation { answerJoinRequest(id: "${id}", userId: "${ids["host"]}", accept: false) { id } }`,
    rest: ({ id, ids }) => ["POST", `/groups/${id}/requests/${ids["host"]}/reject`],
    consumes: true,
  },
  listDeclined: {
    gql: ({ texts }) => `{ group(slug: "${texts["slug"]}") { declined { edges { node { user { username } } } } } }`,
    rest: ({ texts }) => ["GET", `/groups/${texts["slug"]}/declined`],
    sees: ({ texts }) => texts["host"] ?? "",
  },
  approveDeclined: {
    gql: ({ id, ids }) => `mutation { answerJoinRequest(id: "${id}", userId: "${ids["host"]}", accept: true) { id } }`,
    consumes: true,
  },
  listInvited: {
    gql: ({ texts }) => `{ group(slug: "${texts["slug"]}") { invited { user { username } } } }`,
    rest: ({ texts }) => ["GET", `/groups/${texts["slug"]}/invitations`],
    sees: ({ texts }) => texts["host"] ?? "",
  },
  listGroupLinks: {
    gql: ({ texts }) => `{ group(slug: "${texts["slug"]}") { links { usesMax } } }`,
    rest: ({ texts }) => ["GET", `/groups/${texts["slug"]}/links`],
    sees: ({ texts }) => texts["uses"] ?? "",
  },
  inviteToGroup: {
    gql: ({ id, ids }) => `mutation { inviteToGroup(id: "${id}", userId: "${ids["host"]}") { id } }`,
    rest: ({ id, ids }) => ["PUT", `/groups/${id}/invitations/${ids["host"]}`],
  },
  withdrawInvitation: {
    gql: ({ id, ids }) => `mutation { withdrawGroupInvitation(id: "${id}", userId: "${ids["host"]}") { id } }`,
    rest: ({ id, ids }) => ["DELETE", `/groups/${id}/invitations/${ids["host"]}`],
    consumes: true,
  },
  acceptInvitation: {
    gql: ({ id }) => `mutation { answerGroupInvitation(id: "${id}", accept: true) { id } }`,
    rest: ({ id }) => ["POST", `/groups/${id}/invitation/accept`],
  },
  declineInvitation: {
    gql: ({ id }) => `mutation { answerGroupInvitation(id: "${id}", accept: false) { id } }`,
    rest: ({ id }) => ["POST", `/groups/${id}/invitation/decline`],
  },
  createGroupLink: {
    gql: ({ id }) => `mutation { createGroupLink(groupId: "${id}", days: 7, uses: 2) { code } }`,
    rest: ({ id }) => ["POST", `/groups/${id}/links`, { days: 7, uses: 2 }],
  },
  revokeGroupLink: {
    gql: ({ id, ids }) => `mutation { revokeGroupLink(groupId: "${id}", id: "${ids["link"]}") }`,
    rest: ({ id, ids }) => ["DELETE", `/groups/${id}/links/${ids["link"]}`],
    consumes: true,
  },
  joinByLink: {
    gql: ({ texts }) => `mutation { joinGroupByLink(code: "${texts["code"]}") { id } }`,
    rest: ({ texts }) => ["POST", "/groups/join", { code: texts["code"] }],
    consumes: (caller) => !isIn(caller),
  },
  deleteGroup: {
    gql: ({ id, mark: text }) => `mutation { deleteGroup(id: "${id}", name: "Cellar ${text}") { id removedAt } }`,
    rest: ({ id, mark: text }) => ["DELETE", `/groups/${id}`, { name: `Cellar ${text}` }],
    consumes: true,
  },
  restoreGroup: {
    gql: ({ id }) => `mutation { restoreGroup(id: "${id}") { id } }`,
    rest: ({ id }) => ["POST", `/groups/${id}/restore`],
    consumes: true,
  },
  removeGroupMember: {
    gql: ({ id, ids }) => `mutation { removeGroupMember(id: "${id}", userId: "${ids["host"]}") { id } }`,
    consumes: true,
  },
  setGroupRole: {
    gql: ({ id, ids }) => `mutation { setGroupRole(id: "${id}", userId: "${ids["host"]}", role: ADMIN) { id } }`,
    consumes: true,
  },
} satisfies Record<string, Act>;
