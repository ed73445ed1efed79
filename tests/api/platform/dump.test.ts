import { randomBytes } from "node:crypto";
import { Readable, Writable } from "node:stream";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { withSnapshot } from "#server/db/dump/dump";
import { isEmptyDatabase, replayDump } from "#server/db/dump/replay";
import { createDatabase } from "#tests/kit/postgres";

const admin = postgres(inject("clusterUrl"), { max: 1, onnotice: () => {} });
const names: string[] = [];
afterAll(async () => {
  for (const name of names) await admin.unsafe(`drop database ${name} with (force)`);
  await admin.end();
});

async function createEmpty(): Promise<string> {
  const name = `empty_${randomBytes(6).toString("hex")}`;
  names.push(name);
  await admin.unsafe(`create database ${name}`);
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

async function dumpOf(url: string): Promise<string> {
  const pieces: string[] = [];
  const output = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece.toString());
      done();
    },
  });
  await withSnapshot(url, ({ dump }) => dump(output));
  return pieces.join("");
}

test(
  "a dump that ends early leaves the database empty, and a whole one makes the same database",
  { timeout: 120_000 },
  async () => {
    const source = await createDatabase(inject("clusterUrl"));
    const sql = postgres(source.url, { max: 1, onnotice: () => {} });
    // Enough rows to fill the buffers on the way, and texts that look like parts of the format.
    await sql`insert into users (name, username, email, password_hash) select ${"\\.\nNULL\t\\N\\"}, 'u' || n, 'u' || n || '@example.test', repeat('h', 200)
    from generate_series(1, 5000) n`;
    const dump = await dumpOf(source.url);
    const target = await createEmpty();
    expect(await isEmptyDatabase(target)).toBe(true);
    for (const part of [0.3, 0.6, 0.985, 0.99]) {
      const cut = Readable.from([Buffer.from(dump.slice(0, dump.length * part))]);
      await expect(replayDump({ url: target, input: cut })).rejects.toThrow("ends within");
      expect(await isEmptyDatabase(target)).toBe(true);
    }
    await replayDump({ url: target, input: Readable.from(piecesOf(Buffer.from(dump))) });
    expect(await dumpOf(target)).toBe(await dumpOf(target));
    expect(rowsIn(await dumpOf(target))).toEqual(rowsIn(dump));
    await expect(replayDump({ url: target, input: Readable.from([Buffer.from(dump)]) })).rejects.toThrow("not empty");
    await sql.end();
    await source.drop();
  },
);

/** Pieces whose ends fall anywhere. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 9973)
    yield bytes.subarray(at, at + size);
}

/** The blocks of rows, without what PostgreSQL words differently when it writes its definitions again. */
const rowsIn = (dump: string) => dump.match(/^copy .*? from stdin;$[^]*?^\\\.$/gm);
