import { access, chmod, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { lockFolder } from "#server/app/process/instanceLock";
import { startEmbedded } from "#server/db/embedded/embedded";
import { migrateDatabase } from "#server/db/migrate";
import { fill } from "./data/fill.ts";
import { scaleOf, type SizeName } from "./data/scale.ts";
import { endingWith } from "./ending.ts";
import type { Options } from "./options.ts";
import { print } from "./print.ts";
import { withFolder } from "./stand.ts";

/** The file that a folder has once it is filled to its end. */
const FILLED = "filled.json";

/**
 * Starts PostgreSQL with a filled database of the size, and stops it after `act`. With `--data` the database stays in
 * a folder of that size; one that was not filled to its end is filled anew.
 */
export async function withDatabase<T>(
  { data }: Pick<Options, "data">,
  posts: SizeName,
  act: (url: string) => Promise<T>,
): Promise<T> {
  if (data === null) return withFolder((folder) => within(folder, posts, act));
  const folder = path.join(path.resolve(data), posts);
  await mkdir(folder, { recursive: true });
  return within(folder, posts, act);
}

async function within<T>(folder: string, posts: SizeName, act: (url: string) => Promise<T>): Promise<T> {
  await chmod(folder, 0o755);
  const lock = lockFolder(folder);
  return endingWith(
    () => Promise.resolve(lock.release()),
    async () => {
      const isFilled = await exists(path.join(folder, FILLED));
      if (!isFilled) await empty(folder);
      const database = await startEmbedded(folder);
      return endingWith(
        () => database.stop(),
        async () => {
          await migrateDatabase(database.url);
          if (!isFilled) {
            const scale = scaleOf(posts);
            await fill(database.url, scale, print);
            await writeFile(path.join(folder, FILLED), JSON.stringify(scale));
          }
          return act(database.url);
        },
      );
    },
  );
}

/** Removes the database of a fill that did not end. @throws Error when the folder contains anything else. */
async function empty(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith("instance.lock"));
  if (names.length === 0) return;
  if (names.some((name) => !name.startsWith("postgres"))) throw new Error(`${folder} contains other things.`);
  print(`The database in ${folder} was not filled to its end: it is filled anew.`);
  for (const name of names) await rm(path.join(folder, name), { recursive: true });
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
