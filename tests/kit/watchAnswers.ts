import { afterEach } from "vitest";
import { ApiDocument, type Document } from "./apiDocument.ts";

/*
 * Loaded before every file of tests of the API: whatever they ask for, what our servers answer to REST calls is held
 * against the description that the server itself gives. A test during which an answer was otherwise fails.
 */

const ask = globalThis.fetch;
let known: ApiDocument | null = null;
let faults: string[] = [];
let held = 0;

/** How many answers were held against the description in this file so far. */
export const heldAnswers = () => held;

/**
 * The description, as soon as a server is there to give it; it is the same for all of them. Reading it takes a moment,
 * which `startApp` spends before a test measures anything.
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
  const given = { method, path: url.pathname, status: answer.status, body: JSON.parse(text) as unknown };
  if (document) held++;
  faults.push(...(document?.faultsOf(given) ?? []).map((fault) => `${fault}\n  ${text.slice(0, 400)}`));
  return answer;
};

afterEach(() => {
  const found = faults;
  faults = [];
  if (found.length > 0)
    throw new Error(`Answers that are not as /api/openapi.json describes them:\n${found.join("\n")}`);
});
