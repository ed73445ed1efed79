import { describe, expect, test } from "vitest";
import { startApp, type Instance } from "#tests/kit/app";
import { eventually, repeatUntil } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { join, people, type Person } from "#tests/kit/people";

const app = await startApp();
const second = await app.another();

const RELATIONS = "subscription { relationChanged { id bondState bondRequestId } }";

interface Related {
  relationChanged: { id: string; bondState: string; bondRequestId: string | null };
}

const act = (who: Person, mutation: string, id: number | string | null) =>
  who.query(`mutation ($id: ID!) { ${mutation} }`, { id: String(id) });
const ask = (who: Person, other: Person) => act(who, "sendBondRequest(id: $id) { id }", other.id);
const withdraw = (who: Person, other: Person) => act(who, "withdrawBondRequest(id: $id) { id }", other.id);

/** Subscribes, and returns once events really arrive: another member asks and withdraws until the first is received. */
async function listening(instance: Instance, who: Person): Promise<Listener<Related>> {
  const herald = await join(app, "Herald");
  const listener = new Listener<Related>(instance, who.token, RELATIONS);
  const once = async () => {
    await ask(herald, who);
    await withdraw(herald, who);
  };
  await repeatUntil(once, listener.next(), 200);
  return listener;
}

/** Returns the news that a subscriber has received of a member. */
const newsOf = (tab: Listener<Related>, other: Person) =>
  tab.events.map((event) => event.relationChanged).filter(({ id }) => id === String(other.id));

/** Waits until the newest news of a member is this state, and returns its request. */
const now = (tab: Listener<Related>, other: Person, state: string) =>
  eventually(() => {
    const newest = newsOf(tab, other).at(-1);
    return newest?.bondState === state && { requestId: newest.bondRequestId };
  });

describe("a bond state on an open page", () => {
  test("changes for both when a request is sent and accepted, on any server, and for nobody else", async () => {
    const { ada, bo, cy } = await people(app);
    const tabs = await Promise.all([listening(app, ada), listening(second, cy), listening(second, bo)]);
    const [hers, theirs, strangers] = tabs;
    await ask(ada, cy);
    await now(hers, cy, "REQUEST_SENT");
    const request = await now(theirs, ada, "REQUEST_RECEIVED");
    await act(cy, "acceptBondRequest(id: $id) { id }", request ? request.requestId : null);
    await now(hers, cy, "BONDED");
    await now(theirs, ada, "BONDED");
    await act(ada, "removeBond(id: $id) { id }", cy.id);
    await now(hers, cy, "NONE");
    await now(theirs, ada, "NONE");
    expect([...newsOf(strangers, ada), ...newsOf(strangers, cy)]).toEqual([]);
    await Promise.all(tabs.map((tab) => tab.stop()));
  });

  test("changes for the other when a request is withdrawn or declined", async () => {
    const { ada, cy } = await people(app);
    const tabs = await Promise.all([listening(app, ada), listening(app, cy)]);
    const [hers, theirs] = tabs;
    await ask(ada, cy);
    await now(theirs, ada, "REQUEST_RECEIVED");
    await withdraw(ada, cy);
    await now(theirs, ada, "NONE");
    await ask(ada, cy);
    const request = await now(theirs, ada, "REQUEST_RECEIVED");
    await now(hers, cy, "REQUEST_SENT");
    await act(cy, "rejectBondRequest(id: $id)", request ? request.requestId : null);
    expect(await now(hers, cy, "NONE")).toEqual({ requestId: null });
    await Promise.all(tabs.map((tab) => tab.stop()));
  });

  test("is not told across a block, nor to guests", async () => {
    const { ada, bo } = await people(app);
    const herald = await join(app, "Herald");
    const tabs = await Promise.all([listening(app, ada), listening(app, bo)]);
    const [hers, theirs] = tabs;
    const guest = new Listener<Related>(app, null, RELATIONS);
    await act(ada, "block(id: $id) { id }", bo.id);
    await ask(herald, ada);
    await ask(herald, bo);
    await now(hers, herald, "REQUEST_RECEIVED");
    await now(theirs, herald, "REQUEST_RECEIVED");
    expect([...newsOf(theirs, ada), ...newsOf(hers, bo)]).toEqual([]);
    await eventually(() => guest.errors.length > 0);
    expect(guest.events).toEqual([]);
    await Promise.all([...tabs, guest].map((tab) => tab.stop()));
  });
});
