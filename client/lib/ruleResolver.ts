import type { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldValues, Resolver } from "react-hook-form";
import { orElse } from "./ignoreFailure.ts";

type Rule<TInput extends FieldValues> = Parameters<typeof standardSchemaResolver<TInput, unknown, unknown>>[0];

/** Loads a shared rule. Its library comes with it, so no form waits for it before it is rendered. */
export type LoadRule<TInput extends FieldValues> = () => Promise<Rule<TInput>>;

/**
 * Validates a form with a shared rule whose input differs from the form's fields: `toRule` converts the fields to the
 * rule's input. Both use the same field names; the form submits its fields as they were typed. Where the rule cannot be
 * loaded, the server alone validates, by the same rule.
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
    // The one marked boundary: the rule itself checks whether the fields are its input.
    const judged = await resolverOf(rule)(toRule(fields) as TInput, context, options as never);
    const errors = judged.errors as Awaited<ReturnType<Resolver<TFields>>>["errors"];
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
  };
}
