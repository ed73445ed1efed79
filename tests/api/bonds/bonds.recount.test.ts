import { pino } from "pino";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { join, people, type Person } from "#tests/kit/people";

const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
const app = await startApp({}, { log });

const published = () =>
  lines
    .map((line) => JSON.parse(line) as { counter?: string; memberId?: number; off?: number })
    .filter(({ counter }) => counter === "bonds")
    .map(({ memberId, off }) => [memberId, off]);
const counts = async (...who: Person[]) =>
  Promise.all(
    who.map(async ({ id }) => (await app.sql`select bonds_count from users where id = ${id}`)[0]?.["bonds_count"]),
  );

test("a wrong count of bonds is corrected at night and published; correct ones do not change", async () => {
  lines.length = 0;
  const { ada, bo, cy } = await people(app);
  await runJob(app, "bonds.recount");
  expect(published()).toEqual([]);
  await app.sql`update users set bonds_count = bonds_count + 3 where id = ${ada.id}`;
  await app.sql`update users set bonds_count = -1 where id = ${cy.id}`;
  await runJob(app, "bonds.recount");
  expect(await counts(ada, bo, cy)).toEqual([1, 1, 0]);
  expect(published()).toEqual([
    [ada.id, 3],
    [cy.id, -1],
  ]);
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toContain('counter_drift_total{counter="bonds"} 2');
  await runJob(app, "bonds.recount");
  expect(published()).toHaveLength(2);
});

test("while bonds begin and end, recounting leaves every count exact", async () => {
  const ada = await join(app, "Ada");
  const others = await Promise.all(Array.from({ length: 6 }, (_, i) => join(app, `Bo ${i}`)));
  const bonded = async (bo: Person) => {
    await bo.send("/api/friends/request", { user_id: ada.id });
    await ada.send("/api/friends/request", { user_id: bo.id });
  };
  await Promise.all(others.slice(0, 3).map(bonded));
  await app.sql`update users set bonds_count = 40 where id in (${ada.id}, ${others[0]?.id ?? 0})`;
  await Promise.all([
    ...others.slice(3).map(bonded),
    ...others.slice(0, 2).map((bo) => ada.rest.delete(`/api/friends/${bo.id}`, { token: ada.token })),
    runJob(app, "bonds.recount"),
  ]);
  expect(await counts(ada, ...others)).toEqual([4, 0, 0, 1, 1, 1, 1]);
});
