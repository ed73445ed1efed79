import { beforeAll, expect, test } from "vitest";
import { READINGS } from "#tests/api/statements/calls";
import { QUERIES } from "#tests/api/statements/documents";
import { createWorld, type World } from "#tests/api/statements/world";
import { type Instance, startApp } from "#tests/kit/app";
import { bodyOf, documentsByName } from "#tests/api/statements/trustedDocuments";

/*
 * Two processes on one database: one remembers what it reads, the other is started with CACHES=off. Whatever is asked
 * of both in the same state has the same answer, over both faces.
 */
const app = await startApp({ demoData: "on", publicUrl: "http://ideas.example" });
const bare = await app.another({ caches: false });

/** Loading the demo community and asking everything three times takes longer than other tests. */
const PATIENCE_MS = 120_000;

let world: World;
beforeAll(async () => void (world = await createWorld(app)), PATIENCE_MS);

/** Computed at most once a minute, by the clock alone: what it answers may be older than an act. */
const BY_THE_CLOCK = new Set([
  "GET /admin/figures",
  "GET /news",
  "GET /public-ideas",
  "GET /insights/week",
  "NewsOfTheDay",
  "WeekInsights",
]);

/** Using a session moves this once a minute, by the clock. */
const USED = /"(last_used_at|lastUsedAt)":"[^"]*"/g;

/** The parts of answers that say when they were asked for: the start of a visit, and the moment up to which a search counts. */
const MOMENTS: Readonly<Record<string, RegExp>> = {
  "GET /sessions": USED,
  MemberSessions: USED,
  "GET /feed/state": /"since":"[^"]*"/g,
  Search: /"(cursor|endCursor)":"[^"]*"/g,
};

/** Every read of both faces, by name, as an instance answers it. */
async function* answersOf(instance: Pick<Instance, "url">): AsyncGenerator<[string, string]> {
  for (const { call, who, parts } of READINGS) {
    const { body, ...names } = await parts(world);
    const [method = "", path = ""] = call.split(" ");
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
    const { status, text } = await world[who]
      .at(instance)
      .rest.send(method, `/api${address}`, body, { token: world[who].token });
    yield [call, `${status} ${text}`];
  }
  const documents = documentsByName();
  const amara = world.amara.at(instance);
  for (const [name, variables] of Object.entries(QUERIES)) {
    const document = documents.get(name);
    if (!document) continue;
    const { text } = await amara.gql.send(bodyOf(document, { ...variables(world), first: 6 }), amara.token);
    yield [name, text];
  }
}

async function allAnswers(instance: Pick<Instance, "url">, without: ReadonlySet<string> = new Set()) {
  const all: Record<string, string> = {};
  for await (const [name, text] of answersOf(instance)) {
    if (without.has(name)) continue;
    const moment = MOMENTS[name];
    all[name] = moment ? text.replaceAll(moment, "") : text;
  }
  return all;
}

test("what is remembered answers as its source does, before and after acts", { timeout: PATIENCE_MS }, async () => {
  await allAnswers(app);
  expect(await allAnswers(app, BY_THE_CLOCK)).toEqual(await allAnswers(bare, BY_THE_CLOCK));
  const { amara, ada, ids } = world;
  await ada.posts("Rain barrels for the whole street");
  await amara.send(`/api/posts/${ids["post"]}/like`);
  await amara.posts("What I found in the archive", { tags: ["water"] });
  await amara.send(`/api/users/${ada.id}/mute`);
  await amara.rest.put("/api/settings", { show_online: false }, { token: amara.token });
  expect(await allAnswers(app, BY_THE_CLOCK)).toEqual(await allAnswers(bare, BY_THE_CLOCK));
});

const OF_THE_FEED = [
  "totals of everything",
  "totals of following",
  "beginnings of lists",
  "noted visits",
  "news",
  "public ideas",
  ...["time", "place"].flatMap((order) => [`posts by ${order}`, `confirmed posts by ${order}`]),
];

test("a process says what each of its caches does, and one without caches has nothing to say", async () => {
  const figuresOf = async ({ url }: Instance) => (await fetch(`${url}/metrics`)).text();
  expect(await figuresOf(app)).toMatch(/^cache_reads_total\{cache="sessions",result="hit"\} [1-9]/m);
  expect(await figuresOf(app)).toMatch(/^cache_entries\{cache="sessions"\} [1-9]/m);
  const names = [...(await figuresOf(app)).matchAll(/^cache_reads_total\{cache="([^"]+)",result="miss"\}/gm)];
  expect(names.map(([, name]) => name)).toEqual(expect.arrayContaining(OF_THE_FEED));
  expect(await figuresOf(bare)).not.toMatch(/^cache_(reads_total|entries)\{/m);
});
