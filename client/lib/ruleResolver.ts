import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldValues, Resolver } from "react-hook-form";

type Rule<TInput extends FieldValues> = Parameters<typeof standardSchemaResolver<TInput, unknown, unknown>>[0];

/**
 * Holds a form to a shared rule whose words are not quite those of the form: `toRule` says what is typed in the words
 * of the rule. The fields have the same names in both; what is submitted are the fields as they were typed.
 */
export function ruleResolver<TFields extends FieldValues, TInput extends FieldValues>(
  rule: Rule<TInput>,
  toRule: (fields: TFields) => unknown,
): Resolver<TFields> {
  const resolve = standardSchemaResolver(rule);
  return async (fields, context, options) => {
    // The one marked boundary: the rule itself says whether what is typed is what it reads.
    const judged = await resolve(toRule(fields) as TInput, context, options as never);
    const errors = judged.errors as Awaited<ReturnType<Resolver<TFields>>>["errors"];
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
  };
}
