import type { GraphQLSchema } from "graphql";
import { type ErrorCode, type Reason, REASONS } from "#server/core/reasons";
import { formatNumber, spellNumber } from "#server/core/text.rules";
import { DEAR_POINTS, DOCUMENT_MS } from "#server/graphql/cost/boundedDocuments";
import { INTROSPECTION_COST } from "#server/graphql/cost/introspection";
import { CODE } from "#server/graphql/errors";
import { DOCUMENT_LIMITS, MAX_TOKENS } from "#server/graphql/cost/limits";
import { RESYNC_MEANS } from "./resync.ts";

/** Describes the schema itself and its root types, for authors of clients who read nothing else. */
export function describeRoots(schema: GraphQLSchema): void {
  schema.description = ABOUT.join("\n\n");
  for (const [type, description] of [
    [schema.getQueryType(), `The queries. ${NULL_ROOT} ${COST}`],
    [
      schema.getMutationType(),
      `The mutations. Repeating one is safe, unless it creates something. Several in one document run one after the other, and each returns the state after it. ${NULL_ROOT}`,
    ],
    [schema.getSubscriptionType(), `The subscriptions, over WebSocket (graphql-transport-ws) only. ${RESYNC_MEANS}`],
  ] as const) {
    if (type) type.description = description;
  }
}

const SECONDS = spellNumber(DOCUMENT_MS / 1_000);

const NULL_ROOT =
  "If a field fails, it is null and has an error; its sibling fields keep their data. Null without an error means that there is nothing to return, as described by the field.";

const COST = `A document costs at most ${formatNumber(DOCUMENT_LIMITS.cost)} points: an object 1, a scalar 0, a list \`first\` times its item, which counts as 1 at least, and what is selected beside the items once. Fields that are dearer say so. A full introspection costs ${formatNumber(INTROSPECTION_COST)}. A document has ${SECONDS} seconds; one of more than ${DEAR_POINTS} points waits while another one of the same member runs.`;

const isReason = (name: string): name is Reason => name in REASONS;

/** Names a code, with its reasons where it has some. */
function nameCode(code: ErrorCode): string {
  const reasons = Object.keys(REASONS).filter((name) => isReason(name) && REASONS[name].code === code);
  return `- \`${code}\`${reasons.length > 0 ? `: ${reasons.join(", ")}` : ""}`;
}

const CODES = Object.keys(CODE).filter((name): name is ErrorCode => name in CODE);

const ABOUT: readonly string[] = [
  "Everything that members do in a community, as its own web client does it. `/api` has examples, limits and the API over REST.",
  "**Signing in.** `login` and `register` return a token. Send it with each request as `Authorization: Bearer …`, and to the WebSocket as `authorization` in the parameters of the connection. A token that is not valid is refused with the reason INVALID_TOKEN; it is never answered as a guest.",
  "**Who may ask.** The description of each root field ends with its audience: everyone, members, moderators or admins. What is for members answers a guest UNAUTHENTICATED (`viewer` is null); what is for moderators or admins answers everybody else NOT_FOUND. Admins may do what moderators may. What the viewer may not see is answered as if it did not exist.",
  "**Lists.** Lists that grow are connections as Relay specifies them, read forwards with `first` and `after`. An id is unique among the objects of one type; a cache of all types uses the type and the id. Files are sent by REST (`POST /api/uploads`), and named here by the ids that it returns.",
  "**Changes.** Fields, arguments and values can be added at any time. What is deprecated says what replaces it and until when it works at least.",
  `**Limits.** A document has at most ${formatNumber(DOCUMENT_LIMITS.cost)} points of cost, ${DOCUMENT_LIMITS.depth} levels, ${DOCUMENT_LIMITS.aliases} aliases, ${DOCUMENT_LIMITS.rootFields} fields at its root, ${DOCUMENT_LIMITS.directives} directives and ${formatNumber(MAX_TOKENS)} tokens, and ${SECONDS} seconds. How cost is counted is described at Query. Each answer says in \`extensions.cost\` what its document cost and what is left.`,
  `**Errors.** \`extensions.code\` says what kind of failure it is, and \`extensions.reason\`, where there is one, exactly what has failed. Reasons come from a closed list, by their codes:`,
  [...CODES.map(nameCode), "- `INTERNAL_SERVER_ERROR`: a fault of the server; report its `requestId`."].join("\n"),
  "GraphQL's own codes, such as GRAPHQL_VALIDATION_FAILED, refuse a document before any of it runs.",
];
