import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { join, PASSWORD } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { runProgram } from "./program.ts";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";

test(
  "a database of another major version of PostgreSQL is refused untouched, and moves by backup and restore",
  { timeout: 300_000 },
  async () => {
    const folder = newFolder();
    const env = { DATA_DIR: folder };
    const file = newFolder("commonplace.tar");
    const former = new ServerProcess(env);
    const ada = await join({ url: await former.ready() }, "Ada");
    await former.end();
    expect(await runProgram(["dist/bundle/backup.js", file], env)).toMatchObject({ code: 0 });

    // The folder looks as one that the former version's PostgreSQL has left.
    const cluster = path.join(folder, "postgres");
    const password = readFileSync(`${cluster}-password`, "utf8");
    writeFileSync(path.join(cluster, "PG_VERSION"), "13\n");
    const before = [readdirSync(folder), readdirSync(cluster)];
    const refused = new ServerProcess(env);
    expect((await refused.exit).code).toBe(1);
    expect(refused.output).toMatch(
      /is one of PostgreSQL 13, and this version of Commonplace comes with PostgreSQL \d+/,
    );
    expect(refused.output).toMatch(/Nothing has been changed[^]*npm run backup[^]*npm run restore[^]*postgres-13/);
    expect([readdirSync(folder), readdirSync(cluster)]).toEqual(before);
    expect(await runProgram(["dist/bundle/backup.js", `${file}.2`], env)).toMatchObject({ code: 1 });

    const restored = await runProgram(["dist/bundle/restore.js", file], env);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("postgres-13") });
    expect(readFileSync(`${cluster}-13/PG_VERSION`, "utf8")).toBe("13\n");
    expect(readFileSync(`${cluster}-13-password`, "utf8")).toBe(password);
    expect(existsSync(path.join(folder, "jwt-secret.before-restore"))).toBe(false);
    const rest = new RestClient({ url: await new ServerProcess(env).ready() });
    expect((await rest.post("/api/auth/login", { login: ada.username, password: PASSWORD })).status).toBe(200);
    expect((await rest.get("/api/user", { token: ada.token })).status).toBe(200);
  },
);
