import { expect, test } from "vitest";
import { atMost } from "#tests/kit/measuring/goals";
import { join, type Person } from "#tests/kit/people";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";
import { messageOf, quantile, startClients } from "./clients/clientProcess.ts";
import type { RateJob, RateResult } from "./clients/rate.ts";
import { measured } from "./measured.ts";

const SECONDS = 60;
const TIMES = 5;
const MEMBERS = 20;

const FEED = JSON.stringify({
  query: "{ feed(first: 10) { edges { node { id content likesCount author { name } } } } }",
});

/** Returns the requests of a moment: feeds, posts, searches and likes of members on both faces, and pages of guests. */
function requestsOf(people: readonly Person[], post: number): string[] {
  const call = (line: string, headers: string[] = [], body = "") =>
    [`${line} HTTP/1.1`, "Host: localhost", ...headers, `Content-Length: ${body.length}`, "", body].join("\r\n");
  return people.flatMap(({ token }) => {
    const member = [`Authorization: Bearer ${token}`];
    return [
      call("GET /api/feed", member),
      call(`GET /api/posts/${post}`, member),
      call(`POST /api/posts/${post}/like`, member),
      call("POST /graphql", [...member, "Content-Type: application/json"], FEED),
      call("GET /api/search?query=idea", member),
      call(`GET /post/${post}`, ["Accept: text/html"]),
    ];
  });
}

async function load(job: RateJob): Promise<RateResult> {
  const clients = startClients("rate");
  clients.send(job);
  const result = (await messageOf(clients)) as RateResult;
  clients.kill("SIGKILL");
  return result;
}

const countOf = (result: RateResult) => Object.values(result).flat().length;

test("five times as much as the server can do costs refusals, never a fault", async (context) => {
  const server = new ServerProcess({ DATA_DIR: newFolder(), LOG_LEVEL: "error" });
  const url = await server.ready();
  const port = Number(new URL(url).port);
  const people = await Promise.all(Array.from({ length: MEMBERS }, (_, n) => join({ url }, `Member ${n}`)));
  const { id = 0 } = (await people[0]?.posts("An idea that many like")) ?? {};
  const requests = requestsOf(people, id);

  await load({ port, rate: null, connections: 16, seconds: 5, requests });
  const calm = await load({ port, rate: null, connections: 16, seconds: 10, requests });
  const capacity = countOf(calm) / 10;
  const flooded = await load({ port, rate: capacity * TIMES, connections: 600, seconds: SECONDS, requests });
  // Five seconds later everything is served again.
  const after = await load({ port, rate: null, connections: 4, seconds: 10, requests });
  const { "200": accepted = [], "429": limited = [], "503": refused = [], ...others } = flooded;
  const wrong = Object.entries(others).map(([status, times]) => `${times.length} × ${status}`);
  expect(wrong).toEqual([]);
  const late = (after[503] ?? []).length;
  measured(
    context,
    atMost("O1", `answers other than 200, 429 and 503, of ${countOf(flooded)}`, wrong.length, 0),
    atMost(
      "O2",
      `milliseconds of an accepted request, 99th percentile of ${accepted.length}`,
      quantile(accepted, 0.99),
      2_000,
    ),
    atMost(
      "O3",
      `milliseconds of a refusal, 99th percentile of ${refused.length + limited.length}`,
      quantile([...refused, ...limited], 0.99),
      2_000,
    ),
    atMost(
      "O4",
      `part of the first ten seconds after it that was refused (capacity ${Math.round(capacity)} a second)`,
      late / Math.max(1, countOf(after)),
      0.5,
    ),
  );
});
