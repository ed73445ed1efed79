import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "commonplace-config-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = "thirty-two bytes are the least that will do";
const configOf = (env: Record<string, string>) => readConfig({ JWT_SECRET: SECRET, ...env });

function faults(env: Record<string, string>): readonly string[] {
  try {
    configOf(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
}

test("no variable is required: the server listens on this machine alone and creates a secret of its own", () => {
  const config = readConfig({ DATA_DIR: path.join(folder, "new") });
  expect(config).toMatchObject({ port: 4000, host: "127.0.0.1", databaseUrl: null, publicUrl: null, demoData: "auto" });
  expect(config.tokenTtl).toBe(90 * 24 * 60 * 60);
  const file = path.join(folder, "new", "jwt-secret");
  expect(readFileSync(file, "utf8")).toBe(config.jwtSecret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readConfig({ DATA_DIR: path.join(folder, "new") }).jwtSecret).toBe(config.jwtSecret);
});

test("the keys that sign pushes are created once too, or named by two variables that belong together", () => {
  const DATA_DIR = path.join(folder, "keys");
  const { vapid } = configOf({ DATA_DIR, CONTACT_EMAIL: "hello@ideas.example" });
  const file = path.join(DATA_DIR, "vapid-keys");
  expect(readFileSync(file, "utf8")).toBe(vapid.privateKey);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(vapid.subject).toBe("mailto:hello@ideas.example");
  expect(configOf({ DATA_DIR }).vapid.publicKey).toBe(vapid.publicKey);
  expect(configOf({ DATA_DIR, PUBLIC_URL: "https://ideas.example" }).vapid.subject).toBe("https://ideas.example");

  const other = configOf({ DATA_DIR: path.join(folder, "other keys") }).vapid;
  const named = { VAPID_PUBLIC_KEY: other.publicKey, VAPID_PRIVATE_KEY: other.privateKey };
  const VAPID_SUBJECT = "https://ideas.example/contact";
  expect(configOf({ DATA_DIR, ...named, VAPID_SUBJECT }).vapid).toEqual({ ...other, subject: VAPID_SUBJECT });
  expect(faults({ DATA_DIR, VAPID_PUBLIC_KEY: other.publicKey })).toEqual([
    expect.stringMatching(/^VAPID_PRIVATE_KEY:/),
  ]);
  expect(faults({ DATA_DIR, VAPID_PRIVATE_KEY: other.privateKey })).toEqual([
    expect.stringMatching(/^VAPID_PUBLIC_KEY:/),
  ]);
  for (const wrong of [
    { VAPID_PUBLIC_KEY: vapid.publicKey },
    { VAPID_PRIVATE_KEY: "short" },
    { VAPID_SUBJECT: "hello@ideas.example" },
    { VAPID_SUBJECT: "http://ideas.example" },
  ])
    expect(faults({ DATA_DIR, ...named, ...wrong })).toHaveLength(1);
});

test("an empty variable counts as missing", () => {
  expect(configOf({ PORT: "", DATABASE_URL: " ", NODE_ENV: "" })).toMatchObject({ port: 4000, databaseUrl: null });
});

test("durations have units; a bare number counts seconds", () => {
  const ttl = (text: string) => configOf({ TOKEN_TTL: text }).tokenTtl;
  expect([ttl("2s"), ttl("30m"), ttl("12h"), ttl("90d"), ttl("45")]).toEqual([2, 1_800, 43_200, 7_776_000, 45]);
  for (const text of ["0s", "-1d", "1.5h", "a day", "99999d"]) expect(faults({ TOKEN_TTL: text })).toHaveLength(1);
});

test("addresses are written as browsers write them", () => {
  expect(configOf({ PUBLIC_URL: "https://Ideas.Example:443/" }).publicUrl).toBe("https://ideas.example");
  const { corsOrigins } = configOf({ CORS_ORIGINS: "https://a.example/, http://localhost:5173" });
  expect(corsOrigins).toEqual(["https://a.example", "http://localhost:5173"]);
  for (const text of ["ideas.example", "ftp://x.example", "https://x.example/path", "https://me:pw@x.example"])
    expect(faults({ PUBLIC_URL: text })).toHaveLength(1);
});

test("a bucket needs all of its variables or none", () => {
  const bucket = { S3_BUCKET: "ideas-media", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  const settings = { bucket: "ideas-media", accessKeyId: "key", secretAccessKey: "secret" };
  expect(configOf({}).s3).toBeNull();
  const amazon = { ...settings, region: "eu-central-1", endpoint: "https://s3.eu-central-1.amazonaws.com" };
  expect(configOf({ ...bucket, S3_REGION: "eu-central-1" }).s3).toEqual(amazon);
  const own = { ...settings, region: "us-east-1", endpoint: "http://localhost:9000" };
  expect(configOf({ ...bucket, S3_ENDPOINT: "http://localhost:9000" }).s3).toEqual(own);
  expect(faults({ S3_BUCKET: "ideas-media" })).toEqual([
    expect.stringMatching(/^S3_ACCESS_KEY_ID:/),
    expect.stringMatching(/^S3_SECRET_ACCESS_KEY:/),
  ]);
  for (const wrong of [{ S3_ENDPOINT: "localhost:9000" }, { S3_BUCKET: "A bucket" }])
    expect(faults({ ...bucket, ...wrong })).toHaveLength(1);
});

test("proxies are a number or addresses", () => {
  const trusted = (text: string) => configOf({ TRUST_PROXY: text }).trustProxy;
  expect([trusted("2"), trusted("0"), trusted("10.0.0.0/8, ::1")]).toEqual([2, false, ["10.0.0.0/8", "::1"]]);
  for (const text of ["true", "10.0.0.0/40", "a proxy", "-1"]) expect(faults({ TRUST_PROXY: text })).toHaveLength(1);
});

test("production listens on all addresses and requires a secret", () => {
  expect(configOf({ NODE_ENV: "production" }).host).toBe("0.0.0.0");
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow("JWT_SECRET: is required");
});

test("a direct address requires the other one, which is its default", () => {
  const DATABASE_URL = "postgres://me@db/ideas";
  expect(configOf({ DATABASE_URL }).databaseDirectUrl).toBe(DATABASE_URL);
  expect(faults({ DATABASE_DIRECT_URL: DATABASE_URL })).toHaveLength(1);
});

test("a Redis has an address of its own kind, optionally with the number of a database", () => {
  for (const REDIS_URL of ["redis://cache", "rediss://me:secret@cache:6380/3"])
    expect(configOf({ REDIS_URL }).redisUrl).toBe(REDIS_URL);
  for (const REDIS_URL of ["cache:6379", "http://cache", "redis://cache/ideas", "redis://"]) {
    const [fault = ""] = faults({ REDIS_URL });
    expect(fault).toMatch(/^REDIS_URL: must be the address of a Redis/);
    expect(fault).not.toContain("ideas");
  }
});

test("a process remembers no posts, or enough to be worth it", () => {
  expect(configOf({ FEED_WINDOW: "0" }).feedWindow).toBe(0);
  expect(configOf({ FEED_WINDOW: "100" }).feedWindow).toBe(100);
  const fault = "FEED_WINDOW: must be 0 or a number of posts from 100 to 100000, such as 5000.";
  for (const FEED_WINDOW of ["31", "100001", "many"]) expect(faults({ FEED_WINDOW })).toEqual([fault]);
});

test("what is read is remembered, unless it is turned off", () => {
  expect(configOf({}).caches).toBe(true);
  expect(configOf({ CACHES: "off" }).caches).toBe(false);
  expect(faults({ CACHES: "none" })).toEqual(["CACHES: must be on or off."]);
});

test("password hashes have their full cost, and in production no other", () => {
  for (const NODE_ENV of ["", "production"]) expect(configOf({ NODE_ENV }).passwordCost).toBe("full");
  expect(configOf({ PASSWORD_COST: "low" }).passwordCost).toBe("low");
  expect(faults({ NODE_ENV: "production", PASSWORD_COST: "low" })).toEqual([
    "PASSWORD_COST: cannot be low when NODE_ENV is production.",
  ]);
});

test("common passwords are refused in production, and elsewhere on request", () => {
  const blocked = (env: Record<string, string>) => configOf(env).passwordBlocklist;
  expect([blocked({}), blocked({ NODE_ENV: "production" })]).toEqual([false, true]);
  expect(blocked({ PASSWORD_BLOCKLIST: "on" })).toBe(true);
  expect(blocked({ NODE_ENV: "production", PASSWORD_BLOCKLIST: "off" })).toBe(false);
});

test("a folder that cannot be created is named in the error", () => {
  const file = path.join(folder, "a-file");
  writeFileSync(file, "");
  const below = path.join(file, "data");
  expect(() => readConfig({ DATA_DIR: below })).toThrow("DATA_DIR: must be a folder that can be written");
});

test("a language model requires an address; a key alone is refused", () => {
  expect(configOf({}).ai).toBeNull();
  expect(configOf({ AI_BASE_URL: "https://api.example/v1/", AI_API_KEY: "key", AI_MODEL: "org/words:8b" }).ai).toEqual({
    baseUrl: "https://api.example/v1",
    apiKey: "key",
    model: "org/words:8b",
    timeoutMs: 8_000,
  });
  expect(configOf({ AI_BASE_URL: "http://127.0.0.1:11434/v1" }).ai).toMatchObject({
    apiKey: null,
    model: "gpt-4o-mini",
  });
  for (const AI_BASE_URL of ["api.example", "ftp://api.example", "https://me:secret@api.example/v1", "https://a.b/?c"])
    expect(faults({ AI_BASE_URL })).toHaveLength(1);
  expect(faults({ AI_API_KEY: "key" })).toEqual(["AI_API_KEY: has no effect alone, set AI_BASE_URL too."]);
});
