import { is, Param, Placeholder } from "drizzle-orm";
import { rowMapper, type SelectedField } from "./rowMapper.ts";

/** A statement that Drizzle has built, with the parts that its types keep private. */
interface Built {
  queryString: string;
  params: readonly unknown[];
  fields: readonly SelectedField[] | undefined;
  joinsNotNullableMap?: Readonly<Record<string, boolean>>;
}

type Values = Record<string, unknown>;

/** What is worked out once for a statement. */
export interface Statement {
  readonly text: string;
  /** Returns the parameters, in their order. */
  paramsOf(values: Values): unknown[];
  /** Converts rows of values to objects; null for a statement whose rows the driver names. */
  readonly toRows: ((rows: readonly (readonly unknown[])[]) => unknown[]) | null;
}

/** Takes from a built statement what its executions need. */
export function statementOf(built: object): Statement {
  const { queryString: text, params, fields, joinsNotNullableMap } = built as Built;
  const fills = params.map(fillOf);
  return {
    text,
    paramsOf: (values) => fills.map((fill) => fill(values)),
    toRows: fields ? rowMapper(fields, joinsNotNullableMap) : null,
  };
}

function fillOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return ({ [param.name]: value }) => value;
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return ({ [value.name]: parameter }) => encoder.mapToDriverValue(parameter);
}
