import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "./fixtures.ts";
import { join, type Person } from "#tests/kit/people";

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, "../..");

/** Gives a member a role by the operator's command, beside the running server. */
export async function makeStaff({ username }: { username: string }, role: "moderator" | "admin"): Promise<void> {
  const command = ["--conditions=source", "--import", "tsx", "server/admin.ts"];
  await run(process.execPath, [...command, "--grant", username, "--role", role], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"], NODE_ENV: "" },
  });
}

/** Publishes a post of a new member, which another new member reports for breaking a rule. */
export async function reportedPost(origin: string, { by, words, rule }: { by: string; words: string; rule: string }) {
  const server = { url: origin };
  const [author, reporter]: [Person, Person] = [await join(server, by), await join(server, "Cy Marsh")];
  const post = await author.posts(words);
  const report = { kind: "post", id: post.id, rule, text: "The third time this week" };
  const { status } = await reporter.send("/api/reports", report);
  expect(status).toBe(201);
  return { author, reporter, post };
}
