import { expect, test } from "vitest";
import { deleteLeft } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { bigLife, type LifeSize, LISTS_OF_GRAPHQL, LISTS_OF_REST } from "#tests/kit/bigLife";
import { eventually } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { join, PASSWORD, type Person } from "#tests/kit/people";
import { statementsOf } from "#tests/kit/statements";

const app = await startApp();

const SMALL: LifeSize = { requests: 4, bonds: 4, conversations: 4, notifications: 4 };
/** The requests are so many that their members do not fit into one message of PostgreSQL. */
const BIG: LifeSize = { requests: 2_600, bonds: 400, conversations: 60, notifications: 2_000 };

const leave = (who: Person, id: string) =>
  who.rest.send(
    "DELETE",
    "/api/account",
    { password: PASSWORD },
    { token: who.token, headers: { "x-request-id": id } },
  );

/** Reads every list, and returns how many statements each needed. */
async function readLists(who: Person): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = async (name: string, headers: Record<string, string>, send: (headers: object) => Promise<void>) => {
    counts[name] = (await statementsOf((id) => send({ ...headers, "x-request-id": id }))).length;
  };
  for (const path of LISTS_OF_REST)
    await count(path, {}, async (headers) => {
      const { status, text } = await who.rest.get(path, { token: who.token, headers: { ...headers } });
      expect(status, `${path}: ${text}`).toBe(200);
    });
  await count("GraphQL", {}, async (headers) => {
    const request = { method: "POST", body: JSON.stringify({ query: LISTS_OF_GRAPHQL }) };
    const own = { authorization: `Bearer ${who.token}`, "content-type": "application/json", ...headers };
    const answer = await fetch(`${app.url}/graphql`, { ...request, headers: own });
    expect(await answer.json()).toEqual({
      data: expect.anything() as unknown,
      extensions: expect.anything() as unknown,
    });
  });
  return counts;
}

test("a big life is listed, counted and deleted with the statements of a small one", async () => {
  const [small, big] = [await bigLife(app, "Bo", SMALL), await bigLife(app, "Ada", BIG)];
  await Promise.all([readLists(small), readLists(big)]);
  const [few, many] = [await readLists(small), await readLists(big)];
  // A page has more items, and none of them has statements of its own. A short memory may have expired between the two.
  for (const [name, statements] of Object.entries(many))
    expect(statements, name).toBeLessThanOrEqual((few[name] ?? 0) + 3);

  // Somebody who waits for an answer of the one who leaves sees that their request is gone.
  const cy = await join(app, "Cy");
  await app.sql`insert into bond_requests (from_id, to_id) values (${big.id}, ${cy.id})`;
  const counters = new Listener<{ countersChanged: { bondRequests: number } }>(
    app,
    cy.token,
    "subscription { countersChanged { bondRequests } }",
  );
  await counters.resynced();

  const fewer = await statementsOf(async (id) => expect((await leave(small, id)).status).toBe(200));
  const more = await statementsOf(async (id) => {
    const answer = await leave(big, id);
    expect(answer.status, answer.text).toBe(200);
  });
  // Each message holds some hundred ids, and is one more statement.
  const live = /pg_notify/;
  // A session that was checked a moment ago is remembered; on a busy machine the moment is over.
  const session = /^select "user_id", "last_used_at"/;
  const without = (statements: string[]) =>
    statements.filter((one) => !live.test(one) && !session.test(one)).map((one) => one.slice(0, 80));
  expect(without(more)).toEqual(without(fewer));
  expect(more.filter((one) => live.test(one)).length).toBeLessThan(20);

  await deleteLeft(app);
  await counters.next(({ countersChanged }) => countersChanged.bondRequests === 0);
  await counters.stop();
  const left = await app.sql`select 1 from bonds where ${big.id} in (user_id, bond_id)
    union all select 1 from bond_requests where ${big.id} in (from_id, to_id)
    union all select 1 from notifications where user_id = ${big.id}
    union all select 1 from users where username like ${`${big.username}%`} and bonds_count <> 0`;
  expect(left).toEqual([]);
});

test("a big life is deleted over GraphQL too", async () => {
  const ada = await bigLife(app, "Ada", BIG);
  const answer = await ada.ask("mutation ($password: String!) { deleteAccount(password: $password) }", {
    password: PASSWORD,
  });
  expect(answer).toMatchObject({ data: { deleteAccount: true } });
  await eventually(async () => (await ada.get("/api/user")).status === 401);
  await deleteLeft(app);
  expect(await app.sql`select from users where id = ${ada.id}`).toHaveLength(0);
});
