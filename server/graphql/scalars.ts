import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { MOMENT_INVALID, parseMoment } from "#server/core/moments.rules";

function toInstant(value: unknown): string {
  const moment = parseMoment(value);
  if (moment === null) throw new GraphQLError(`${MOMENT_INVALID}.`);
  return moment;
}

/**
 * A time. Rows already contain ISO 8601 text in UTC, which passes unchanged; no Date object is created for the answer.
 */
export const DateTime = new GraphQLScalarType<string, string>({
  name: "DateTime",
  description: "A time in UTC as ISO 8601 with milliseconds, for example 2024-01-05T10:00:00.000Z.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  serialize(value) {
    if (typeof value !== "string") throw new GraphQLError("A DateTime can only be serialized from text.");
    return value;
  },
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(node.kind === Kind.STRING ? node.value : null),
});
