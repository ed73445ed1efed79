import { type GraphQLField, type GraphQLSchema, getNullableType, isListType, isObjectType } from "graphql";
import { Extensions } from "type-graphql";

/** What a field costs beyond the rules for all fields. */
interface Charge {
  /** The number of items that a list without `first` has at most. */
  atMost?: number;
  /** The points that the field costs by itself, for what it reads to rank or count. */
  points?: number;
  /** The points that the total of a connection costs, where it is counted. */
  total?: number;
}

/** Declares what a field costs beyond the rules for all fields; the schema's descriptions then say it. */
export const Charged = (charge: Charge) => Extensions({ charge });

/** Returns what a field declares. */
export const chargeOf = (field: GraphQLField<unknown, unknown> | undefined): Charge =>
  (field?.extensions["charge"] as Charge | undefined) ?? FREE;

const FREE: Charge = {};

/** Adds to the description of each field what it costs beyond the rules for all fields. */
export function describeCharges(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const sentences = sentencesOf(field);
      if (sentences.length > 0) field.description = [field.description, ...sentences].join(" ");
    }
  }
}

function sentencesOf(field: GraphQLField<unknown, unknown>): string[] {
  const { atMost, points, total } = chargeOf(field);
  const isList = isListType(getNullableType(field.type));
  const sentences: string[] = [];
  if (atMost !== undefined && isList) sentences.push(`Costs as a list of ${atMost}.`);
  if (points !== undefined) sentences.push(`Costs ${points} points more.`);
  if (total !== undefined) sentences.push(`Its totalCount costs ${total} points.`);
  return sentences;
}
