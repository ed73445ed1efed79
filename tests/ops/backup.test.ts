import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import { startEmbedded } from "#server/db/embedded/embedded";
import { MIGRATION_LOCK } from "#server/db/migrate";
import { type Bucket, startBucket } from "#tests/kit/bucket";
import { listOf, open, sendMessage, talk } from "#tests/kit/chat";
import { eventually } from "#tests/kit/eventually";
import { befriend, join, PASSWORD, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, type RestPost, type RestUser } from "#tests/kit/rest";
import { runProgram, startProgram } from "./program.ts";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";

const BACKUP = "dist/bundle/backup.js";
const RESTORE = "dist/bundle/restore.js";
const WRITERS = 4;

interface Community {
  ada: Person;
  bo: Person;
  post: RestPost;
  picture: string;
  talked: { id: number };
}

const hashAt = async (address: string) =>
  createHash("sha256")
    .update(Buffer.from(await (await fetch(address)).arrayBuffer()))
    .digest("hex");

const pictureOf = (post: RestPost, url: string) => new URL(new URL(post.media[0]?.url ?? "", url).pathname, url).href;

/** Ada and her bond Bo, a post with a picture, a like and a comment, and a chat. */
async function makeCommunity(url: string): Promise<Community> {
  const [ada, bo] = await Promise.all([join({ url }, "Ada"), join({ url }, "Bo")]);
  await befriend(ada, bo);
  const body = form({ content: "Bridges #ideas", media: await pictures.png(300, 200) });
  const { post } = (await ada.send<{ post: RestPost }>("/api/posts", body)).body;
  await bo.send(`/api/posts/${post.id}/like`);
  await bo.comments(post, "Which ones?");
  const talked = await talk(ada, [bo]);
  await sendMessage(ada, talked, "Hello, Bo");
  return { ada, bo, post, picture: await hashAt(pictureOf(post, url)), talked };
}

/** Members who write until the work is done; returns the texts that were confirmed. */
async function whileWriting<T>(people: Person[], work: Promise<T>): Promise<{ result: T; confirmed: string[] }> {
  const confirmed: string[] = [];
  const done = new AbortController();
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const [person] = people.slice(writer % people.length);
    if (!person) return;
    for (let turn = 0; !done.signal.aborted; turn++) {
      const content = `Thought ${writer}-${turn}`;
      const media = await pictures.png(40 + turn, 30);
      const { status } = await person.send("/api/posts", form({ content, media }));
      if (status === 201) confirmed.push(content);
    }
  });
  const result = await work.finally(() => done.abort());
  await Promise.all(writers);
  return { result, confirmed };
}

/** Everybody is who they were: by password and by token, with posts, pictures, counts, bonds and messages. */
async function expectCommunity(url: string, { ada, bo, post, picture, talked }: Community): Promise<void> {
  const login = await ada.at({ url }).rest.post<{ user: RestUser }>("/api/auth/login", {
    login: ada.username,
    password: PASSWORD,
  });
  expect([login.status, login.body.user?.id]).toEqual([200, ada.id]);
  const [adaThere, boThere] = [ada.at({ url }), bo.at({ url })];
  const read = await boThere.get<{ post: RestPost }>(`/api/posts/${post.id}`);
  expect(read.status).toBe(200);
  expect(read.body.post).toMatchObject({ content: post.content, liked: true, likesCount: 1, commentsCount: 1 });
  expect(await hashAt(pictureOf(read.body.post, url))).toBe(picture);
  const profile = await boThere.get<{ user: { friendsCount: number } }>(`/api/profile/${ada.username}`);
  expect(profile.body.user.friendsCount).toBe(1);
  expect((await listOf(boThere)).map(({ id }) => id)).toEqual([talked.id]);
  expect(JSON.stringify(await open(boThere, talked))).toContain("Hello, Bo");
  // What comes next collides with nothing that was restored.
  expect((await adaThere.posts("And a new one")).id).toBeGreaterThan(post.id);
}

/** Every post that was restored was confirmed, and has its picture. */
async function expectNoHalfPosts(url: string, bo: Person, confirmed: string[]): Promise<void> {
  const posts: RestPost[] = [];
  for (let page = 1, more = true; more; page++) {
    const { body } = await bo.at({ url }).get<{ posts: RestPost[]; hasMore: boolean }>(`/api/feed?page=${page}`);
    posts.push(...body.posts.filter(({ content }) => content.startsWith("Thought")));
    more = body.hasMore;
  }
  expect(posts.filter(({ content }) => !confirmed.includes(content))).toEqual([]);
  const statuses = await Promise.all(posts.map(async (one) => (await fetch(pictureOf(one, url))).status));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}

/** A cluster with an empty database whose owner is an ordinary role. */
async function startExternal(folder: string) {
  const cluster = await startEmbedded(folder);
  const sql = postgres(cluster.url, { max: 1, onnotice: () => {} });
  await sql.unsafe("create role ordinary login password 'ordinary' nosuperuser nocreatedb nocreaterole");
  for (const name of ["restored", "replayed"]) await sql.unsafe(`create database ${name} owner ordinary`);
  await sql.end();
  const { host } = new URL(cluster.url);
  const urlOf = (database: string) => `postgres://ordinary:ordinary@${host}/${database}`;
  return { urlOf, stop: () => cluster.stop() };
}

test(
  "a backup that is made while members write becomes the same community, embedded, and external with a bucket",
  { timeout: 480_000 },
  async () => {
    const file = newFolder("commonplace.tar");
    const first = new ServerProcess({ DATA_DIR: newFolder(), LOG_LEVEL: "warn" });
    const url = await first.ready();
    const community = await makeCommunity(url);
    const { ada, bo } = community;
    const env = { DATA_DIR: first.env["DATA_DIR"] ?? "" };
    const { result, confirmed } = await whileWriting([ada, bo], runProgram([BACKUP, file], env));
    expect(result).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Copying files\n[^]*Copying rows\n[^]*rows and/),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const made = readdirSync(path.dirname(file)).filter((name) => name !== "instance.lock");
    expect(made).toEqual(["commonplace.tar"]);
    expect(await runProgram([BACKUP, file], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining("exists already"),
    });
    await first.end();

    const folder = newFolder();
    expect(await runProgram([RESTORE, file], { DATA_DIR: folder })).toMatchObject({ code: 0 });
    const second = new ServerProcess({ DATA_DIR: folder, LOG_LEVEL: "warn" });
    const there = await second.ready();
    await expectCommunity(there, community);
    await expectNoHalfPosts(there, bo, confirmed);
    expect(await runProgram([RESTORE, file], { DATA_DIR: folder })).toMatchObject({
      code: 1,
      output: expect.stringContaining("not empty"),
    });
    await second.end();

    const [external, bucket] = await Promise.all([startExternal(newFolder()), startBucket()]);
    try {
      const outside = { DATA_DIR: newFolder(), DATABASE_URL: external.urlOf("restored"), ...settingsOf(bucket) };
      await killRestore(file, outside);
      expect(await runProgram([RESTORE, file], outside)).toMatchObject({ code: 0 });
      const third = new ServerProcess({ ...outside, LOG_LEVEL: "warn" });
      const elsewhere = await third.ready();
      await expectCommunity(elsewhere, community);
      await expectNoHalfPosts(elsewhere, bo, confirmed);
      // A backup of it has all these files again, from the bucket, beside the sizes that were made since.
      const copy = newFolder("copy.tar");
      expect(await runProgram([BACKUP, copy], outside)).toMatchObject({ code: 0 });
      expect(filesIn(copy)).toEqual(expect.arrayContaining(filesIn(file)));
      await third.end();
      expectReadByPsql(file, external.urlOf("replayed"));
    } finally {
      await Promise.all([external.stop(), bucket.close()]);
    }
  },
);

const settingsOf = ({ settings }: Bucket) => ({
  S3_ENDPOINT: settings.endpoint ?? "",
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

/** Kills a restore that has stored the files, while it waits to store the rows. */
async function killRestore(file: string, env: Record<"DATABASE_URL", string>): Promise<void> {
  const sql = postgres(env.DATABASE_URL, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    const restore = startProgram([RESTORE, file], env);
    const waits = () => sql`select from pg_locks where locktype = 'advisory' and not granted`;
    await eventually(async () => (await waits()).length > 0, { timeout: 120_000 });
    restore.child.kill("SIGKILL");
    expect(await restore.ended).toMatchObject({ code: null, output: expect.stringContaining("Storing rows") });
  } finally {
    await sql.end();
  }
}

/** The media in a backup, by name. */
const filesIn = (backup: string) =>
  spawnSync("tar", ["-tf", backup], { encoding: "utf8", maxBuffer: 1e8 })
    .stdout.split("\n")
    .filter((name) => name.startsWith("media/"));

/** The rows can be read without us: with tar and psql, where these are installed. */
function expectReadByPsql(file: string, database: string): void {
  if (spawnSync("psql", ["--version"]).status !== 0) {
    process.stdout.write("No psql on this machine: that a backup can be read by it was not tested.\n");
    return;
  }
  const folder = newFolder();
  const dump = `${folder}.sql`;
  writeFileSync(dump, spawnSync("tar", ["-xOf", file, "database.sql"], { maxBuffer: 1e9 }).stdout);
  const replay = spawnSync("psql", ["-q", "-v", "ON_ERROR_STOP=1", "-f", dump, database], { encoding: "utf8" });
  expect([replay.status, replay.stderr]).toEqual([0, ""]);
  const count = spawnSync("psql", ["-At", "-c", "select count(*) from users", database], { encoding: "utf8" });
  expect(count.stdout.trim()).toBe("2");
}
