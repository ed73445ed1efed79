import { Buffer } from "node:buffer";
import { readdir } from "node:fs/promises";
import type { App } from "#tests/kit/app";
import type { Case, Expectation } from "./cases.ts";
import { call, type HeardAnswer } from "./http.ts";
import type { World } from "./world.ts";

interface Seen {
  app: App;
  world: World;
  answers: readonly HeardAnswer[];
}

type Look = (seen: Seen) => Promise<string[]>;

const count = async (rows: Promise<{ n: number }[]>, wanted: number, what: string) => {
  const actual = (await rows)[0]?.n ?? -1;
  return actual === wanted ? [] : [`${actual} ${what}, not ${wanted}`];
};
const id = ({ world }: Seen, name: string) => Number(world.names.get(name));

/** Checks of the database, by the text with which a case describes them. */
const looks: Readonly<Record<string, Look>> = {
  "VERIFY-09": (seen) =>
    count(
      seen.app
        .sql`select count(*)::int as n from users where id = ${id(seen, "unverified.id")} and email_verified_at is not null`,
      0,
      "verified addresses",
    ),
  "MASS-12": async (seen) => {
    const headers = { authorization: `Bearer ${String(seen.world.names.get("B.token"))}` };
    const { text } = await call(seen.app.url, { method: "GET", path: "/api/user", headers, body: null });
    return text.includes("isAdmin") ? ["a field of one member reached another"] : [];
  },
  "RACE-04": (seen) => {
    const [member, post] = [id(seen, "A.id"), id(seen, "postR1")];
    // Twenty calls of a toggle set and remove it ten times.
    return count(
      seen.app.sql`select count(*)::int as n from bookmarks where user_id = ${member} and post_id = ${post}`,
      0,
      "bookmarks",
    );
  },
  "RACE-06": (seen) => {
    const [one, other] = [id(seen, "R3.id"), id(seen, "R4.id")];
    return count(
      seen.app.sql`select (select count(*) from bonds where user_id = ${one} and bond_id = ${other})::int
        + (select count(*) from bond_requests where least(from_id, to_id) = least(${one}::bigint, ${other}::bigint)
           and greatest(from_id, to_id) = greatest(${one}::bigint, ${other}::bigint))::int as n`,
      1,
      "relations",
    );
  },
  "RACE-08": (seen) => {
    const [one, other] = [id(seen, "R7.id"), id(seen, "R8.id")];
    return count(
      seen.app.sql`select (select count(*) from bonds where user_id in (${one}, ${other}))::int
        + (select sum(bonds_count) from users where id in (${one}, ${other}))::int as n`,
      4,
      "sides and counts of one bond",
    );
  },
  "RACE-12": (seen) =>
    count(seen.app.sql`select count(*)::int as n from posts where content like 'dup %'`, 1, "posts under one key"),
};

const outside = /^(?:cron\.d|passwd|\.htaccess|x\.php|x)$/;

/** Returns what a case has left behind and should not have. */
export async function traces({ id: name }: Case, seen: Seen, expected: Expectation): Promise<string[]> {
  const faults = (await looks[name]?.(seen)) ?? [];
  if (name.startsWith("UPL-")) {
    const files = await readdir(seen.app.dataDir, { recursive: true });
    const strange = files.filter((file) => outside.test(file.split("/").at(-1) ?? ""));
    faults.push(...strange.map((file) => `left ${file}`));
  }
  const unwanted = expected.download_media?.not_contains_bytes;
  if (unwanted !== undefined) {
    const address = /"url":"([^"]+)"/.exec(seen.answers[0]?.text ?? "")?.[1] ?? "";
    const path = new URL(address).pathname;
    const { status, bytes } = await call(seen.app.url, { method: "GET", path, headers: {}, body: null });
    if (status !== 200 || bytes.includes(Buffer.from(unwanted, "latin1"))) faults.push(`what was uploaded: ${status}`);
  }
  return faults;
}
