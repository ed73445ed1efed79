import { type Act, mark } from "./act.ts";

const reporting = ({ id }: { id: number }) => String(id);

/** What moderators do with reports, and what everybody reads of it. */
export const MODERATION_ACTS = {
  readQueue: {
    gql: () =>
      `{ moderationQueue(first: 50, rule: "share-what-you-may-share") { edges { node { reported { text } } } } }`,
    rest: () => ["GET", "/moderation/reports?rule=share-what-you-may-share"],
    sees: mark,
  },
  readCase: {
    gql: (thing) => `{ moderationCase(id: "${reporting(thing)}") { reported { text } } }`,
    rest: ({ id }) => ["GET", `/moderation/reports/${id}`],
    sees: mark,
  },
  countCases: { gql: () => "{ moderationCounts { cases appeals } }" },
  claimCase: {
    gql: (thing) => `mutation { claimReport(id: "${reporting(thing)}") { id } }`,
    rest: ({ id }) => ["POST", `/moderation/reports/${id}/claim`],
    consumes: true,
  },
  releaseCase: {
    gql: (thing) => `mutation { releaseReport(id: "${reporting(thing)}") { id } }`,
    rest: ({ id }) => ["DELETE", `/moderation/reports/${id}/claim`],
  },
  decideReports: {
    gql: (thing) => `mutation { decideReports(id: "${reporting(thing)}", outcome: DISMISS) { act { id } } }`,
    rest: ({ id }) => ["POST", `/moderation/reports/${id}/outcome`, { outcome: "dismiss" }],
    consumes: true,
  },
  moderate: {
    gql: ({ ids }) =>
      `mutation { moderate(kind: POST, id: "${ids["post"]}", outcome: WARN, rule: "no-spam", words: "No") { act { id } } }`,
    rest: ({ ids }) => [
      "POST",
      "/moderation/acts",
      { kind: "post", id: ids["post"], outcome: "warn", rule: "no-spam", words: "No" },
    ],
    consumes: true,
  },
  watchQueue: { gql: () => "subscription { moderationQueueChanged { kind } }" },
  readFilters: { gql: () => "{ moderationFilters { name } }", rest: () => ["GET", "/moderation/filters"] },
  saveFilter: {
    gql: () => `mutation { saveModerationFilter(input: { name: "Spam" }) { id } }`,
    rest: () => ["PUT", "/moderation/filters", { name: "Spam" }],
  },
  deleteFilter: {
    gql: ({ id }) => `mutation { deleteModerationFilter(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/moderation/filters/${id}`],
    consumes: true,
  },
  readAppeals: {
    gql: () => "{ moderationAppeals(first: 50) { edges { node { words } } } }",
    rest: () => ["GET", "/moderation/appeals"],
  },
  decideAppeal: {
    gql: ({ id }) => `mutation { decideAppeal(id: "${id}", outcome: REFUSE, words: "No") { id } }`,
    rest: ({ id }) => ["POST", `/moderation/appeals/${id}/outcome`, { outcome: "refuse", words: "No" }],
    consumes: true,
  },
  readModerationReport: {
    gql: () => "{ moderationReport { month } }",
    rest: () => ["GET", "/moderation-report"],
  },
} satisfies Record<string, Act>;
