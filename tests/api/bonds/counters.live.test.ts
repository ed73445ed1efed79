import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually, repeatUntil } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { members } from "#tests/kit/people";

const app = await startApp();

const COUNTERS = "subscription { countersChanged { bondRequests } }";
interface Counted {
  countersChanged: { bondRequests: number };
}

test("the counters of the header are told again after a time in which events were lost", async () => {
  const [ada, bo, cy] = await members(app, ["Ada", "Bo", "Cy"]);
  if (!ada || !bo || !cy) throw new Error("three members were asked for");
  const tab = new Listener<Counted>(app, ada.token, COUNTERS);
  const send = async (mutation: string) =>
    bo.query(`mutation ($id: ID!) { ${mutation}(userId: $id) { id } }`, { id: String(ada.id) });
  const once = async () => {
    await send("sendBondRequest");
    await send("withdrawBondRequest");
  };
  await repeatUntil(once, tab.next(), 200);
  await eventually(() => expect(tab.events.at(-1)?.countersChanged.bondRequests).toBe(0));

  // A request without an event, as if it had been sent on another server while this one heard nothing.
  await app.sql`insert into bond_requests (from_id, to_id, status) values (${cy.id}, ${ada.id}, 'pending')`;
  await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'commonplace live'`;
  await tab.next(({ countersChanged }) => countersChanged.bondRequests === 1);
  await tab.stop();
});
