import type { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldValues, Resolver } from "react-hook-form";
import { orElse } from "./ignoreFailure.ts";

type Rule<TInput extends FieldValues> = Parameters<typeof standardSchemaResolver<TInput, unknown, unknown>>[0];

/** Loads a shared rule: it comes with its library, so no form waits for it before it is shown. */
export type LoadRule<TInput extends FieldValues> = () => Promise<Rule<TInput>>;

/**
 * Holds a form to a shared rule whose words are not quite those of the form: `toRule` says what is typed in the words
 * of the rule. The fields have the same names in both; what is submitted are the fields as they were typed. Where the
 * rule cannot be loaded, the server judges alone: it holds what is sent to the same rule.
 */
export function ruleResolver<TFields extends FieldValues, TInput extends FieldValues>(
  load: LoadRule<TInput>,
  toRule: (fields: TFields) => unknown,
): Resolver<TFields> {
  return async (fields, context, options) => {
    const loading = Promise.all([import("@hookform/resolvers/standard-schema"), load()]);
    const loaded = await orElse(loading, null, "optional");
    if (!loaded) return { values: fields, errors: {} };
    const [{ standardSchemaResolver: resolverOf }, rule] = loaded;
    // The one marked boundary: the rule itself says whether what is typed is what it reads.
    const judged = await resolverOf(rule)(toRule(fields) as TInput, context, options as never);
    const errors = judged.errors as Awaited<ReturnType<Resolver<TFields>>>["errors"];
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
  };
}
