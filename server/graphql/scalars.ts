import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function toInstant(value: unknown): string {
  if (typeof value === "string" && ISO.test(value)) {
    const moment = Date.parse(value);
    if (!Number.isNaN(moment)) return new Date(moment).toISOString();
  }
  throw new GraphQLError("A moment is written like 2024-01-05T10:00:00.000Z.");
}

/**
 * A time. Rows already contain ISO 8601 text in UTC, which passes unchanged; no Date object is created for the answer.
 */
export const DateTime = new GraphQLScalarType<string, string>({
  name: "DateTime",
  description: "A moment in UTC as ISO 8601 with milliseconds, for example 2024-01-05T10:00:00.000Z.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  serialize(value) {
    if (typeof value !== "string") throw new GraphQLError("DateTime serialises text only.");
    return value;
  },
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(node.kind === Kind.STRING ? node.value : null),
});
