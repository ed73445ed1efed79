import type { Act } from "./act.ts";
import type { Thing } from "./stage.ts";

/** Each caller reports a thing once, over one face: a second report is refused. */
const report = (kind: string, idOf: (thing: Thing) => number | string | undefined): Act => ({
  gql: (thing) =>
    `mutation { report(input: { kind: ${kind.toUpperCase()}, id: "${idOf(thing)}", rule: "no-spam" }) { id } }`,
  rest: (thing) => ["POST", "/reports", { kind, id: Number(idOf(thing)), rule: "no-spam" }],
  consumes: true,
});

/** What concerns the community's rules, and reports of what breaks them. */
export const RULE_ACTS = {
  readRules: { gql: () => "{ rules { version } }", rest: () => ["GET", "/rules"] },
  acceptRules: {
    gql: () => "mutation { acceptRules(version: 1) { version } }",
    rest: () => ["POST", "/rules/accept", { version: 1 }],
  },
  readReports: { gql: () => "{ viewer { reports { totalCount } } }", rest: () => ["GET", "/reports"] },
  reportPost: report("post", ({ id }) => id),
  reportPostInside: report("post", ({ ids }) => ids["post"]),
  reportComment: report("comment", ({ id }) => id),
  reportMessage: report("message", ({ ids }) => ids["message"]),
  reportMember: report("member", ({ id }) => id),
  reportGroup: report("group", ({ id }) => id),
} satisfies Record<string, Act>;
