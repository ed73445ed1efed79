import { ApiDocument, type Document } from "./apiDocument.ts";

/* This checks every answer of our servers to a REST call of a test against the description that the server itself
   provides. `watchedAnswers.ts` fails a test with an answer that differs. */

const ask = globalThis.fetch;
let known: ApiDocument | null = null;
let faults: string[] = [];
let held = 0;

/** Returns how many answers were checked against the description so far. */
export const heldAnswers = () => held;

/**
 * Returns the description, as soon as a server can provide it; it is the same for all of them. Reading it takes a
 * moment, which `startApp` spends before a test measures anything.
 */
export async function documentOf(origin: string): Promise<ApiDocument | null> {
  if (known) return known;
  const answer = await ask(new URL("/api/openapi.json", origin)).catch(() => null);
  if (answer?.status === 200) known ??= new ApiDocument((await answer.json()) as Document);
  return known;
}

const NOT_REST = /^\/(graphql|media\/|health\/|metrics|api\/openapi\.json|api\/docs)/;

globalThis.fetch = async (input, init) => {
  const request = { url: new URL(input instanceof Request ? input.url : input), method: init?.method ?? "GET" };
  const answer = await ask(input, init);
  const { url, method } = request;
  const isOurs =
    answer.headers.has("x-request-id") && answer.headers.get("content-type")?.startsWith("application/json");
  if (!isOurs || NOT_REST.test(url.pathname) || method === "HEAD") return answer;
  const document = await documentOf(url.origin);
  const copy = answer.clone();
  const text = await copy.text();
  const observed = { method, path: url.pathname, status: answer.status, body: JSON.parse(text) as unknown };
  if (document) held++;
  faults.push(...(document?.faultsOf(observed) ?? []).map((fault) => `${fault}\n  ${text.slice(0, 400)}`));
  return answer;
};

/** Returns the faulty answers since the last call. */
export function takeFaults(): string[] {
  const mismatches = faults;
  faults = [];
  return mismatches;
}
