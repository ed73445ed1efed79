import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { members, PASSWORD } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";

/*
 * The examples of the page /api, run as they are written there.
 */

const PROGRAM = process.env["CURL"] ?? "curl";
const hasCurl = spawnSync(PROGRAM, ["--version"], { stdio: "ignore", timeout: 10_000 }).status === 0;
if (!hasCurl) process.stderr.write("Left out: examples in curl. There is no curl (CURL names one).\n");

const app = await startApp();
const [ada] = await members(app, ["Ada"]);
if (!ada) throw new Error("one member was created");

const folder = await mkdtemp(path.join(os.tmpdir(), "commonplace-examples-"));
afterAll(() => rm(folder, { recursive: true }));
await writeFile(path.join(folder, "picture.jpg"), await (await pictures.jpegOnItsSide()).bytes());
await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));

const page = (await readFile("client/pages/info/api.md", "utf8")).replaceAll("{{origin}}", app.url);
const examples = [...page.matchAll(/^```(?:sh|js)\n(.*?)^```/gms)].map(([, text = ""]) => text);

/** Finds the example that has some words. */
function example(words: string): string {
  const found = examples.filter((text) => text.includes(words));
  expect(found.length, `examples with ${words}`).toBe(1);
  return found[0] ?? "";
}

const env = { PATH: process.env["PATH"], TOKEN: ada.token };
const run = promisify(execFile);

/** Runs commands of the page in a shell, and returns the answers of the server, one for each. */
async function answersTo(commands: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const command of commands.split("\n\n")) {
    const { stdout } = await run("sh", ["-c", command.replace(/^curl\b/, PROGRAM)], { cwd: folder, env });
    answers.push(JSON.parse(stdout));
  }
  return answers;
}

describe.runIf(hasCurl)("in a shell", () => {
  test("a member signs in", async () => {
    const text = example("/api/auth/login").replace("you@example.com", ada.username).replace("your password", PASSWORD);
    expect(await answersTo(text)).toMatchObject([{ success: true, token: expect.any(String) }]);
  });

  test("a post with a picture is published and read over REST", async () => {
    const published = await answersTo(example("idempotency-key"));
    expect(published).toMatchObject([{ success: true, post: { tags: ["example"], media: [{ type: "image" }] } }]);
    expect(await answersTo(example("idempotency-key"))).toEqual(published);
    expect(await answersTo(example("/api/feed"))).toMatchObject([{ success: true, posts: expect.any(Array) }]);
  });

  test("a picture is uploaded and attached to a post over GraphQL", async () => {
    const [upload = "", attach = ""] = example("/api/uploads").split("\n\n");
    const [uploaded] = (await answersTo(upload)) as [{ media: { id: number } }];
    expect(await answersTo(attach.replace("[7]", `[${uploaded.media.id}]`))).toEqual([
      expect.objectContaining({ data: { createPost: { id: expect.any(String) } } }),
    ]);
    expect(await answersTo(example("feed(first: 3)"))).toMatchObject([
      { data: { feed: { edges: expect.any(Array) } } },
    ]);
  });
});

test("the program that follows a tag prints its new posts", async () => {
  await writeFile(path.join(folder, "follow.mjs"), example("graphql-ws"));
  const program = spawn(process.execPath, ["follow.mjs"], { cwd: folder, env });
  let output = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (text) => (output += String(text)));
  const ended = once(program, "exit");
  try {
    await eventually(() => output.includes("Now read the feed."));
    const { id } = await ada.posts("Printed by a program #example");
    await eventually(() => output.includes("Printed by a program"));
    expect(output).toContain(`/post/${id}`);
  } finally {
    program.kill();
    await ended;
  }
});
