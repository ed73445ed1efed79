import type { Act } from "./act.ts";

/** What decides who becomes a member, and what else admins decide for the whole community. */
export const REGISTRATION_ACTS = {
  readRegistration: {
    gql: () => "{ registration { mode question isInvited } }",
    rest: () => ["GET", "/auth/registration"],
  },
  readCommunitySettings: {
    gql: () => "{ communitySettings { registration } }",
    rest: () => ["GET", "/admin/settings"],
  },
  changeCommunitySettings: {
    gql: () => 'mutation { updateCommunitySettings(input: { question: "Who are you?" }) { registration } }',
    rest: () => ["PUT", "/admin/settings", { question: "Why?" }],
  },
  readCommunity: { gql: () => "{ community { name } }", rest: () => ["GET", "/community"] },
  readPublicIdeas: { gql: () => "{ publicIdeas { title } }", rest: () => ["GET", "/public-ideas"] },
  watchCommunity: { gql: () => "subscription { communityChanged { name } }" },
  readRulebook: { gql: () => "{ rulebook { version } }", rest: () => ["GET", "/admin/rules"] },
  // Publishing needs the newest version, and each caller comes after another one, so whoever may is refused as too late.
  publishRules: {
    gql: () => 'mutation { publishRules(input: { text: "## Rule", material: false, basedOn: 99 }) { version } }',
    rest: () => ["PUT", "/admin/rules", { text: "## Rule", material: false, based_on: 99 }],
  },
  listApplications: {
    gql: () => "{ applications(first: 1) { totalCount } }",
    rest: () => ["GET", "/admin/registrations"],
  },
  approveApplication: {
    gql: ({ id }) => `mutation { approveApplication(id: "${id}") { subject { id } } }`,
    rest: ({ id }) => ["POST", `/admin/registrations/${id}/approve`],
    consumes: true,
  },
  declineApplication: {
    gql: ({ id }) => `mutation { declineApplication(id: "${id}", words: "No") { canUndo } }`,
    rest: ({ id }) => ["POST", `/admin/registrations/${id}/decline`, { words: "No" }],
    consumes: true,
  },
  listInvitations: {
    gql: () => "{ invitations(first: 1) { totalCount } }",
    rest: () => ["GET", "/invitations"],
  },
  createInvitation: {
    gql: () => "mutation { createInvitation(uses: 2, days: 3) { code } }",
    rest: () => ["POST", "/invitations", { uses: 2, days: 3 }],
  },
  revokeInvitation: {
    gql: ({ id }) => `mutation { revokeInvitation(id: "${id}") { id revokedAt } }`,
    rest: ({ id }) => ["DELETE", `/invitations/${id}`],
    consumes: true,
  },
} satisfies Record<string, Act>;
