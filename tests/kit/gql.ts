import type { Instance } from "./app.ts";

interface GraphQLFault {
  message: string;
  path?: (string | number)[];
  extensions?: {
    code?: string;
    reason?: string;
    fields?: Record<string, string[]>;
    retryAfter?: number;
    requestId?: string;
  };
}

export interface GraphQLAnswer<T> {
  status: number;
  headers: Headers;
  data: T | null;
  errors: GraphQLFault[];
  /** The code of the first error, or null. */
  code: string | null;
  text: string;
}

type Variables = Record<string, unknown>;

/** A client of the GraphQL face. The test defines with `T` which data it expects. */
export class GraphQLClient {
  constructor(private readonly instance: Pick<Instance, "url">) {}

  /**
   * Returns the data of an operation that must succeed; otherwise the error contains everything that explains the
   * failure.
   */
  async query<T>(query: string, variables: Variables = {}, token: string | null = null): Promise<T> {
    const answer = await this.ask<T>(query, variables, token);
    if (answer.errors.length > 0 || answer.data === null) {
      throw new Error(`${query}\n${JSON.stringify(variables)}\nHTTP ${answer.status}: ${answer.text}`);
    }
    return answer.data;
  }

  /** Sends an operation and returns the answer, whatever it is. */
  ask<T>(query: string, variables: Variables = {}, token: string | null = null): Promise<GraphQLAnswer<T>> {
    return this.send<T>({ query, variables }, token);
  }

  /** Sends any body, for documents by hash and for bodies that are not GraphQL at all. */
  async send<T>(body: unknown, token: string | null = null, headers: Record<string, string> = {}) {
    const response = await fetch(new URL("/graphql", this.instance.url), {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const { data, errors } = parsed<T>(text);
    const code = errors[0]?.extensions?.code ?? null;
    const answer: GraphQLAnswer<T> = { status: response.status, headers: response.headers, data, errors, code, text };
    return answer;
  }
}

/** The one marked boundary where an answer has the type that the test expects. */
function parsed<T>(text: string): { data: T | null; errors: GraphQLFault[] } {
  try {
    const { data = null, errors = [] } = JSON.parse(text) as { data?: T | null; errors?: GraphQLFault[] };
    return { data, errors };
  } catch {
    return { data: null, errors: [{ message: `not JSON: ${text.slice(0, 200)}` }] };
  }
}
/** The variables with which the client asks for the tab Everything, beside the size and the position of the page. */
export const EVERYTHING_TAB = { scope: "EVERYTHING", order: "LATEST", hasReasons: false } as const;
