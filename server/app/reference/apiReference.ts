import { ACT_LIMITS, type Limit, LIMITS, READ_LIMITS, READ_SECONDS } from "#server/core/limits";
import { REASONS } from "#server/core/reasons";
import { DEAR_POINTS, DOCUMENT_MS } from "#server/graphql/cost/boundedDocuments";
import { INTROSPECTION_COST } from "#server/graphql/cost/introspection";
import { DOCUMENT_LIMITS, MAX_TOKENS } from "#server/graphql/cost/limits";
import { SOCKET_LIMITS } from "#server/graphql/serving/sockets";
import { MAX_SUBSCRIPTIONS } from "#server/graphql/serving/subscriptions";
import { ALLOWANCE_HEADERS } from "#server/platform/limits/announce";
import { REFUSALS } from "#server/rest/refusals";
import { codeOfStatus } from "#server/rest/errors";
import { CLOSE_CODES } from "./closeCodes.ts";
import { LIMIT_WORDS } from "./limitWords.ts";

const number = (value: number) => value.toLocaleString("en-US");

/** A table of Markdown. No cell contains a line or a bar. */
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const MINUTE = 60;
const UNITS = [
  [24 * 60 * MINUTE, "day"],
  [60 * MINUTE, "hour"],
  [MINUTE, "minute"],
  [1, "second"],
] as const;

/** `5 minutes`, `a day` */
function inWords(seconds: number): string {
  const [size, unit] = UNITS.find(([of]) => seconds % of === 0) ?? [1, "second"];
  const count = seconds / size;
  return count === 1 ? `${unit === "hour" ? "an" : "a"} ${unit}` : `${count} ${unit}s`;
}

const codes = () =>
  table(
    ["Code", "Status", "Meaning"],
    REFUSALS.map(({ code, status, meaning }) => [`\`${code ?? codeOfStatus(status)}\``, status, meaning]),
  );

const reasons = () =>
  table(
    ["Reason", "Its code, and what it means"],
    Object.entries(REASONS).map(([name, { code, meaning }]) => [`\`${name}\``, `\`${code}\`: ${meaning}`]),
  );

function limits(): string {
  const reads = Object.entries(READ_LIMITS).map(([name, points]) => [name, { points, seconds: READ_SECONDS }] as const);
  const all: (readonly [string, Limit])[] = [...reads, ...Object.entries(ACT_LIMITS), ...Object.entries(LIMITS)];
  const isNamed = (name: string): name is keyof typeof LIMIT_WORDS => name in LIMIT_WORDS;
  const rows = all.flatMap(([name, { points, seconds }]) =>
    isNamed(name) ? [[LIMIT_WORDS[name], number(points), inWords(seconds)]] : [],
  );
  return table(["What is counted", "At most", "In"], rows);
}

const documents = () =>
  table(
    ["A document has", "At most"],
    [
      ["points of cost", number(DOCUMENT_LIMITS.cost)],
      ["levels", DOCUMENT_LIMITS.depth],
      ["aliases", DOCUMENT_LIMITS.aliases],
      ["fields at its root", DOCUMENT_LIMITS.rootFields],
      ["directives", DOCUMENT_LIMITS.directives],
      ["tokens of text", number(MAX_TOKENS)],
      ["seconds to run", DOCUMENT_MS / 1_000],
    ],
  );

const sockets = () =>
  table(
    ["Of sockets", "Number"],
    [
      ["sockets of a member", SOCKET_LIMITS.perMember],
      ["sockets of an address", SOCKET_LIMITS.perAddress],
      ["subscriptions of a socket", MAX_SUBSCRIPTIONS],
      ["kilobytes of a message that you send", SOCKET_LIMITS.messageBytes / 1_024],
      ["seconds between two pings", SOCKET_LIMITS.pingSeconds],
      ["pings without an answer, after which it is closed", SOCKET_LIMITS.missedPings],
    ],
  );

const closings = () =>
  table(
    ["Code", "Meaning"],
    CLOSE_CODES.map(([code, meaning]) => [code, meaning]),
  );

/** Returns what the page about the API says of codes and numbers, as an article in Markdown. */
export const apiReference = (): string => `---
title: API reference
updated: 2026-11-26
summary: Codes, reasons, limits and cost.
---

## Errors

A refusal of REST has \`code\`, often a \`reason\`, and a \`message\` in words that a member can read. GraphQL has the same in \`extensions\`. Decide by the code and the reason: messages change. Send \`Accept: application/problem+json\` to receive refusals as RFC 9457 describes them.

${codes()}

GraphQL adds \`QUERY_TOO_COMPLEX\` for a document above a limit, with the \`limit\`, what the document has of it (\`asked\`) and its \`maximum\`; \`GRAPHQL_PARSE_FAILED\` and \`GRAPHQL_VALIDATION_FAILED\` for a document that does not fit the schema; and \`PERSISTED_QUERY_NOT_FOUND\`. Its status is 200 once a document runs.

## Reasons

The list is closed: a new reason is an addition to the contract, and none changes its name.

${reasons()}

A token that is not good is \`INVALID_TOKEN\`: on REST with \`WWW-Authenticate: Bearer error="invalid_token"\`, on GraphQL also for what guests may read.

## How much

Each answer to a member has the headers ${ALLOWANCE_HEADERS.map((name) => `\`${name}\``).join(", ")}: how many requests are left, and when the count starts again. A refused request has \`Retry-After\`.

${limits()}

## Cost

A document is weighed before it runs: an object costs 1, a scalar 0, and a list \`first\` times the cost of an item, which counts as 1 at least. The schema says which fields cost more. A full introspection costs ${number(INTROSPECTION_COST)}. A document of more than ${DEAR_POINTS} points waits while another one of yours runs.

${documents()}

The answer to a document says in \`extensions.cost\` what it has cost and what is left.

## Sockets

${sockets()}

A socket is closed with one of these codes. Connect again after a moment, unless the code says that your token is not good.

${closings()}

## Sending again

Every POST of REST accepts an \`Idempotency-Key\` of 1 to 255 printable characters. For a day, the same request with the same key has the same answer, with \`Idempotent-Replayed: true\`. While the first one runs, the second is refused with \`IDEMPOTENCY_KEY_IN_USE\`; another request under the same key with \`IDEMPOTENCY_KEY_REUSED\`. Mutations of GraphQL set a state, and one that was done answers a repetition as a success; those that create something take a \`clientId\`.

## Changes

What is deprecated works for at least 180 days more. GraphQL says so with \`@deprecated\` and the day; REST answers with the headers \`Deprecation\` and \`Sunset\`. New fields, values and reasons may be added at any time, so ignore what you do not know.
`;
