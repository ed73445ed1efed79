import { type Act, mark } from "./act.ts";

/** What moderators and admins do. */
export const STAFF_ACTS = {
  readLog: {
    gql: ({ owner }) => `{ moderationLog(subjectKind: MEMBER, subjectId: "${owner.id}") { edges { node { why } } } }`,
    rest: ({ owner }) => ["GET", `/moderation/log?kind=member&subject=${owner.id}`],
    sees: mark,
  },
  undoStaffAct: {
    gql: ({ id }) => `mutation { undoStaffAct(id: "${id}") { id } }`,
    rest: ({ id }) => ["POST", `/moderation/log/${id}/undo`],
    consumes: true,
  },
  setMemberRole: {
    gql: ({ id }) => `mutation { setMemberRole(id: "${id}", role: MODERATOR, why: "Help") { id } }`,
    rest: ({ id }) => ["PUT", `/admin/members/${id}/role`, { role: "moderator", why: "Help" }],
    consumes: true,
  },
} satisfies Record<string, Act>;
