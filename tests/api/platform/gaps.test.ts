import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLField, isObjectType, isScalarType, getNamedType, isNonNullType } from "graphql";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { talk } from "#tests/kit/chat";
import { eventually } from "#tests/kit/eventually";
import { Listener, type Message, RawSocket } from "#tests/kit/live";
import { people, type Person } from "#tests/kit/people";

const app = await startApp();
const fields = Object.values(
  buildSchema(readFileSync("schema.graphql", "utf8")).getSubscriptionType()?.getFields() ?? {},
);

/** A document that subscribes to a field: to the kind of its events, or to the id of what they are about. */
function documentOf(field: GraphQLField<unknown, unknown>): string {
  const parameters = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const values = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const payload = getNamedType(field.type);
  const selection = isScalarType(payload) ? "" : "{ __typename }";
  const kind = isObjectType(payload) && isNonNullType(field.type) ? "{ kind }" : selection;
  return `subscription ${parameters && `(${parameters})`} { ${field.name} ${parameters && `(${values})`} ${kind} }`;
}

/** What one subscription sends: RESYNC, by a kind or by null, or something else. */
const isResync = ({ payload }: Message) =>
  Object.values((payload as { data: Record<string, { kind?: string } | null> }).data).every(
    (news) => news === null || news.kind === "RESYNC",
  );

/** Subscribes on one socket to every field of the schema, and returns how often each received RESYNC. */
async function everySubscription(who: Person, variables: Record<string, unknown>) {
  const socket = new RawSocket(app);
  await socket.greet(who.token);
  for (const field of fields) {
    const own = Object.fromEntries(field.args.map(({ name }) => [name, variables[name]]));
    socket.send({ id: field.name, type: "subscribe", payload: { query: documentOf(field), variables: own } });
  }
  const times = ({ name }: { name: string }) =>
    socket.messages.filter((message) => message.id === name && message.type === "next" && isResync(message)).length;
  const informed = (count: number) =>
    eventually(() => expect(fields.filter((field) => times(field) !== count).map(({ name }) => name)).toEqual([]));
  return { socket, informed };
}

/** Cuts the connection over which a process receives events, and waits until it has another one. */
async function cutListening(): Promise<void> {
  const listening = () => app.sql<{ pid: number }[]>`select pid from pg_stat_activity
    where application_name = 'commonplace live' and datname = current_database() and query ilike 'listen %'`;
  const before = await listening();
  expect(before).toHaveLength(1);
  await app.sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'commonplace live' and datname = current_database()`;
  await eventually(async () => (await listening()).some(({ pid }) => pid !== before[0]?.pid));
}

test("every subscription of the schema begins with RESYNC, and receives it again after a gap", async () => {
  const { ada, bo } = await people(app);
  // Some subscriptions are for staff alone.
  await app.sql`update users set role = 'moderator' where id = ${bo.id}`;
  const post = await ada.posts("Watched");
  const conversation = await talk(ada, [bo]);
  const variables = { ids: [String(post.id)], postId: String(post.id), conversationId: String(conversation.id) };
  const { socket, informed } = await everySubscription(bo, variables);
  expect(fields.length).toBeGreaterThan(9);
  await informed(1);
  await cutListening();
  await informed(2);
  expect(socket.messages.filter(({ type }) => type === "error")).toEqual([]);
  socket.close();
});

test("what happened in the gap is read by who reads after RESYNC, also from what a server remembers", async () => {
  const { ada, bo } = await people(app);
  const post = await ada.posts("Before the gap");
  const listener = new Listener(app, bo.token, "subscription ($ids: [ID!]!) { postChanged(ids: $ids) { id } }", {
    ids: [String(post.id)],
  });
  await listener.resynced();
  // Bo's page has been read, so this process remembers the post.
  await bo.get("/api/feed?page=1");
  await app.sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'commonplace live' and datname = current_database()`;
  // Written by another process, of which no event arrives here.
  await app.sql`update posts set content = 'Changed in the gap' where id = ${post.id}`;
  await listener.resynced(2);
  const text = "{ feed(first: 5) { edges { node { id content } } } }";
  const { feed } = await bo.query<{ feed: { edges: { node: { id: string; content: string } }[] } }>(text);
  expect(feed.edges.find(({ node }) => node.id === String(post.id))?.node.content).toBe("Changed in the gap");
  await listener.stop();
});

test("an event that could not be delivered is followed by RESYNC", async () => {
  const { ada, bo } = await people(app);
  const listener = new Listener(app, bo.token, "subscription { postAdded { id } }");
  await listener.resynced();
  // An event that no process can read: its post has an id that PostgreSQL refuses.
  const broken = JSON.stringify(["postAdded", { postId: 1e30, authorId: ada.id }]);
  await app.sql`select pg_notify('commonplace_live', ${broken})`;
  await listener.resynced(2);
  expect(listener.errors).toEqual([]);
  await listener.stop();
});
