import type { Act } from "./act.ts";

const WHY = "They asked";

/** What admins read of the community and its members, and do for single members. */
export const ADMIN_ACTS = {
  readFigures: {
    gql: () => "{ adminFigures { members } }",
    rest: () => ["GET", "/admin/figures"],
  },
  listMembers: {
    gql: ({ owner }) => `{ adminMembers(query: "${owner.email}") { edges { node { email } } } }`,
    rest: ({ owner }) => ["GET", `/admin/members?query=${owner.email}`],
    sees: ({ owner }) => owner.email,
  },
  readMember: {
    gql: ({ owner }) => `{ adminMember(username: "${owner.username}") { member { email } } }`,
    rest: ({ owner }) => ["GET", `/admin/members/${owner.username}`],
    sees: ({ owner }) => owner.email,
  },
  endMemberSessions: {
    gql: ({ id }) => `mutation { endMemberSessions(id: "${id}", why: "${WHY}") }`,
    rest: ({ id }) => ["POST", `/admin/members/${id}/sessions/end`, { why: WHY }],
    consumes: true,
  },
  mailMember: {
    gql: ({ id }) => `mutation { mailMember(id: "${id}", mail: PASSWORD_RESET) { id } }`,
    rest: ({ id }) => ["POST", `/admin/members/${id}/mails`, { mail: "password_reset" }],
    consumes: true,
  },
} satisfies Record<string, Act>;
