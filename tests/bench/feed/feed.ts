import { randomBytes } from "node:crypto";
import type { Sql } from "postgres";
import { type Database, openDatabase } from "#server/db/client";
import { buildServer } from "#tests/bench/built";
import { withDatabase } from "#tests/bench/database";
import { endingWith } from "#tests/bench/ending";
import { type Goal, type PartResult, printGoals } from "#tests/bench/goals";
import type { Child } from "#tests/bench/load/child";
import { type Load, withLoad } from "#tests/bench/load/client";
import { parentOf } from "#tests/bench/load/cpu";
import { measureSideBySide } from "#tests/bench/load/rounds";
import type { Options } from "#tests/bench/options";
import { installPackages } from "#tests/bench/packages";
import { beginSection, print } from "#tests/bench/print";
import { machineOf, withFolder } from "#tests/bench/stand";
import { checkTarget } from "./check.ts";
import { feedGoals, figuresOf, printFigures, type TargetFigures } from "./figures.ts";
import { printProfiles } from "./profile.ts";
import { type Scenario, SCENARIOS } from "./scenarios.ts";
import { withServers } from "./servers.ts";
import { type FeedTarget, feedTargets } from "./targets.ts";
import { type FeedViewer, openSessions } from "./viewers.ts";

const CONNECTIONS = 32;

/** What all scenarios share. */
interface Bench {
  options: Options;
  database: Database;
  load: Load;
  secret: string;
}

/** Measures a page of the home feed: the limit, the ways into the product and its peers, side by side. */
export async function benchFeed(options: Options): Promise<PartResult> {
  buildServer();
  installPackages();
  const targets = feedTargets().filter(({ name }) => options.only === null || options.only.includes(name));
  const scenarios = SCENARIOS.filter(({ name }) => options.scenarios === null || options.scenarios.includes(name));
  const secret = randomBytes(32).toString("hex");
  const result = await withDatabase(options, options.posts, (url) => {
    const database = openDatabase({ url, pool: 2 });
    return endingWith(
      () => database.close(),
      () =>
        withFolder((folder) =>
          withLoad((load) => {
            const names = [...new Set(targets.map(({ server }) => server))];
            return withServers(names, { databaseUrl: url, secret, folder, profile: options.profile }, (servers) =>
              runAll({ options, database, load, secret }, { targets, scenarios, servers }),
            );
          }),
        ),
    );
  });
  if (options.profile !== null) {
    beginSection("profile");
    await printProfiles(options.profile);
    beginSection(null);
  }
  return result;
}

interface Field {
  targets: FeedTarget[];
  scenarios: Scenario[];
  servers: ReadonlyMap<string, Child>;
}

async function runAll(bench: Bench, { targets, scenarios, servers }: Field): Promise<PartResult> {
  const { sql } = bench.database;
  const members = await openSessions(sql, bench.secret);
  const newcomers = await openSessions(sql, bench.secret, { newcomers: true });
  const figures: Record<string, TargetFigures[]> = {};
  const goals: Goal[] = [];
  const machine = await machineOf(bench);
  for (const server of servers.values()) server.pause();
  for (const scenario of scenarios) {
    const present = targets.filter(({ name }) => scenario.targets?.includes(name) ?? true);
    const viewers = scenario.newcomers ? newcomers : members;
    const rounds = await runScenario(bench, scenario, { targets: present, servers, viewers });
    const measured = figuresOf(rounds);
    const ownGoals = feedGoals(scenario.name, measured);
    beginSection(`feed ${scenario.name}`);
    print(machine);
    printFigures(`${scenario.title}, ${bench.options.posts} posts`, measured);
    printGoals(ownGoals);
    beginSection(null);
    figures[scenario.name] = measured;
    goals.push(...ownGoals);
  }
  return { part: "feed", figures, goals };
}

interface Present {
  targets: FeedTarget[];
  servers: ReadonlyMap<string, Child>;
  viewers: FeedViewer[];
}

async function runScenario(bench: Bench, scenario: Scenario, { targets, servers, viewers }: Present) {
  const { database, load, options } = bench;
  const contestants = [];
  for (const target of targets) {
    const server = servers.get(target.server);
    if (!server) throw new Error(`${target.server} does not run.`);
    server.resume();
    await checkTarget(target, { server, db: database.db, viewers });
    const requests = await scenario.requests(target, server, viewers);
    server.pause();
    contestants.push({ name: target.name, server, requests });
  }
  return measureSideBySide(contestants, {
    load,
    sql: database.sql,
    postmaster: await postmasterOf(database.sql),
    rounds: options.rounds,
    seconds: options.seconds,
    connections: CONNECTIONS,
    ...(scenario.rate !== undefined && { rate: scenario.rate }),
  });
}

/** Returns the process whose children are the connections. */
async function postmasterOf(sql: Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid()::int as pid`;
  return parentOf(row?.pid ?? 0);
}
