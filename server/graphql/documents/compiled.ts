import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";

/** Compiles an operation; null where graphql-jit cannot, and graphql-js must run it. */
export function compileDocument(schema: GraphQLSchema, document: DocumentNode, name?: string): CompiledQuery | null {
  const compiled = compileQuery(schema, document, name, { disablingCapturingStackErrors: true });
  return isCompiledQuery(compiled) ? compiled : null;
}

/** The number of compiled documents that are stored; each is some hundred kilobytes of functions. */
const COMPILED_MAX = 100;
/** A document is compiled when it is sent this many times: compiling takes longer than running it once. */
const WORTHWHILE = 3;
/** The number of documents whose uses are counted. */
const COUNTED_MAX = 1_000;

interface Request {
  document: DocumentNode;
  /** The operation that the request names; undefined where the document has none of that name. */
  operation: OperationDefinitionNode | undefined;
  /** The name as it was sent. */
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  context: unknown;
}

/**
 * Runs valid documents of third parties. One that is sent again and again is compiled; all others run in graphql-js, and
 * so does one whose variables do not fit, because graphql-js says best why.
 */
export class DocumentRunner {
  /** The uses of each operation, the least recently used first. */
  readonly #uses = new Map<OperationDefinitionNode, number>();
  readonly #compiled = new Map<OperationDefinitionNode, CompiledQuery | null>();

  constructor(private readonly schema: GraphQLSchema) {}

  async run({ document, operation, operationName, variables, context }: Request): Promise<ExecutionResult> {
    // Without an operation nothing was judged, and graphql-js refuses to run anything.
    const compiled = operation && this.#find(document, operation);
    if (compiled) {
      const result = await compiled.query(undefined, context, variables ?? {});
      // Without data nothing has run.
      if ("data" in result) return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
    }
    return execute({
      schema: this.schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables ?? null,
      contextValue: context,
    });
  }

  #find(document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null {
    const known = this.#compiled.get(operation);
    if (known !== undefined) {
      renewed(this.#compiled, operation, known, COMPILED_MAX);
      return known;
    }
    const uses = (this.#uses.get(operation) ?? 0) + 1;
    renewed(this.#uses, operation, uses, COUNTED_MAX);
    if (uses < WORTHWHILE) return null;
    const compiled = compileDocument(this.schema, document, operation.name?.value);
    renewed(this.#compiled, operation, compiled, COMPILED_MAX);
    return compiled;
  }
}

/** Converts an error of graphql-jit, which only resembles those of graphql-js, to one that Apollo knows. */
function asGraphQLError({ message, path, locations, originalError, extensions }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError, extensions });
  return Object.defineProperty(error, "locations", { value: locations, enumerable: true });
}

/** Makes an entry the most recently used one, and drops the least recently used one above a number. */
function renewed<K, V>(entries: Map<K, V>, key: K, value: V, max: number): void {
  entries.delete(key);
  entries.set(key, value);
  if (entries.size <= max) return;
  for (const oldest of entries.keys()) return void entries.delete(oldest);
}
