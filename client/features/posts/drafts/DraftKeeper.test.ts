import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { EMPTY } from "#client/features/posts/fields/composition.ts";
import { memberStore } from "#client/lib/state/memberStore.ts";
import { DraftKeeper } from "./DraftKeeper.ts";
import type { DraftsRemote, RemoteDraft } from "./draftsRemote.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The drafts of one member on a server that checks versions. */
class Server implements DraftsRemote {
  readonly drafts = new Map<string, RemoteDraft>();
  saves = 0;
  isDown = false;

  async save({ kind, composition, link }: Parameters<DraftsRemote["save"]>[0]) {
    this.saves++;
    if (this.isDown) throw new TypeError("Failed to fetch");
    const id = link?.id ?? String(this.drafts.size + 1);
    const known = this.drafts.get(id);
    if (link && !known) throw refusal("NOT_FOUND");
    if (known && known.version !== link?.version) throw refusal("CONFLICT", { id, version: known.version });
    const version = (known?.version ?? 0) + 1;
    this.drafts.set(id, { id, version, kind, composition, updatedAt: "2024-01-05T12:00:00.000Z" });
    return { id, version };
  }
  async find(id: string) {
    return this.drafts.get(id) ?? null;
  }
  async remove(id: string) {
    this.drafts.delete(id);
  }
  contents = () => [...this.drafts.values()].map(({ composition }) => composition.content);
}

const refusal = (code: string, facts: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code, ...facts } }] });

const fail = (): never => expect.fail("There is no such draft");
const draftOne = (server: Server) => server.drafts.get("1") ?? fail();
const settled = () => vi.advanceTimersByTimeAsync(0);

test("a draft is saved a second after typing stops", async () => {
  const server = new Server();
  const keeper = new DraftKeeper("1", "post", server);
  keeper.change({ content: "Half" });
  await vi.advanceTimersByTimeAsync(900);
  keeper.change({ content: "Half a thought" });
  await vi.advanceTimersByTimeAsync(900);
  expect(server.saves).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(server.contents()).toEqual(["Half a thought"]);
  expect(keeper.state().saved).toBe("everywhere");
});

test("a member who types without a pause has the draft saved every five seconds", async () => {
  const server = new Server();
  const keeper = new DraftKeeper("1", "post", server);
  for (let at = 0; at < 11; at++) {
    keeper.change({ content: `word ${at}` });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.saves).toBe(1);
});

test("two tabs cannot overwrite each other: the member chooses", async () => {
  const server = new Server();
  const here = new DraftKeeper("1", "post", server);
  here.change({ content: "Begun" });
  await here.flush();
  server.drafts.set("1", { ...draftOne(server), version: 2, composition: { ...EMPTY, content: "Theirs" } });

  here.change({ content: "Mine" });
  await here.flush();
  expect(here.state().conflict?.composition.content).toBe("Theirs");
  expect(server.contents()).toEqual(["Theirs"]);
  await here.keepMine();
  expect(here.state().conflict).toBeNull();
  expect(server.contents()).toEqual(["Mine"]);

  server.drafts.set("1", { ...draftOne(server), version: 9, composition: { ...EMPTY, content: "Newer" } });
  here.change({ content: "Mine again" });
  await here.flush();
  here.takeTheirs();
  expect(here.state().composition.content).toBe("Newer");
  expect(here.state().conflict).toBeNull();
  expect(server.contents()).toEqual(["Newer"]);
});

test("without network the draft stays in the browser, and is sent when there is one again", async () => {
  const server = new Server();
  server.isDown = true;
  const keeper = new DraftKeeper("1", "post", server);
  keeper.change({ content: "On a train" });
  await keeper.flush();
  expect(keeper.state().saved).toBe("here");
  expect(await keeper.putAway()).toBe(false);
  expect(keeper.state().composition.content).toBe("On a train");
  server.isDown = false;
  await keeper.flush();
  expect(server.contents()).toEqual(["On a train"]);
});

test("a discarded draft is deleted, even while its first save is running, and can be restored", async () => {
  const server = new Server();
  const keeper = new DraftKeeper("1", "post", server);
  keeper.change({ content: "Never mind" });
  const saving = keeper.flush();
  const undo = keeper.discard();
  await saving;
  await settled();
  expect(server.contents()).toEqual([]);
  expect(keeper.state().composition).toEqual(EMPTY);
  undo();
  await keeper.flush();
  expect(server.contents()).toEqual(["Never mind"]);
});

test("a draft that was deleted elsewhere is created again by further typing", async () => {
  const server = new Server();
  const keeper = new DraftKeeper("1", "post", server);
  keeper.change({ content: "One" });
  await keeper.flush();
  server.drafts.clear();
  keeper.change({ content: "One and two" });
  await keeper.flush();
  expect(server.contents()).toEqual(["One and two"]);
  expect(keeper.state().conflict).toBeNull();
});

test("opening another draft saves the current one first", async () => {
  const server = new Server();
  const keeper = new DraftKeeper("1", "post", server);
  keeper.change({ content: "First" });
  expect(await keeper.putAway()).toBe(true);
  expect(keeper.state().composition).toEqual(EMPTY);
  keeper.change({ content: "Second" });
  const [first] = server.drafts.values();
  expect(await keeper.open(first ?? fail())).toBe(true);
  expect(keeper.state()).toMatchObject({ isRestored: true, composition: { content: "First" } });
  expect(server.contents()).toEqual(["First", "Second"]);
});

test("during publishing nothing more is saved, and afterwards nothing is left", async () => {
  const server = new Server();
  const keeper = new DraftKeeper("1", "post", server);
  keeper.change({ content: "Ready" });
  await keeper.flush();
  keeper.change({ content: "Ready now" });
  expect(await keeper.hold()).toBe("1");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.saves).toBe(1);
  keeper.finish();
  expect(keeper.state().composition).toEqual(EMPTY);
});

test("another device's newer version wins where nothing was written here", async () => {
  const server = new Server();
  const keeper = new DraftKeeper("1", "post", server);
  keeper.change({ content: "Morning" });
  await keeper.flush();
  server.drafts.set("1", { ...draftOne(server), version: 2, composition: { ...EMPTY, content: "Evening" } });
  await keeper.arrive();
  expect(keeper.state()).toMatchObject({ composition: { content: "Evening" }, isRestored: true, conflict: null });
});

test("a draft is put away only when this browser has removed its copy, so that a reload does not restore it", async () => {
  const server = new Server();
  const keeper = new DraftKeeper("1", "idea", server);
  let remove = () => {};
  const removal = new Promise<void>((resolve) => (remove = resolve));
  vi.spyOn(memberStore, "remove").mockReturnValueOnce(removal);
  keeper.change({ title: "For later" });
  let isPutAway = false;
  const putAway = keeper.putAway().then(() => (isPutAway = true));
  await settled();
  expect(keeper.state().composition).toEqual(EMPTY);
  expect(isPutAway).toBe(false);
  remove();
  expect(await putAway).toBe(true);
});

test("where the browser has no room for a file, the words of the draft stay without it", async () => {
  const server = new Server();
  server.isDown = true;
  vi.spyOn(memberStore, "write").mockResolvedValue(false);
  const keeper = new DraftKeeper("1", "post", server);
  const file = new File(["a long film"], "film.mp4", { type: "video/mp4" });
  keeper.change({ content: "Look at this", attachment: { type: "video", file, alt: "", uploaded: null } });
  await keeper.flush();
  const next = new DraftKeeper("1", "post", server);
  await next.arrive();
  expect(next.state().composition).toMatchObject({ content: "Look at this", attachment: null });
});

test("a crash right after a letter loses nothing, and nothing comes back once it was stored or discarded", async () => {
  new DraftKeeper("1", "post", new Server()).change({ content: "Half a thought", tags: ["energy"] });
  const again = new DraftKeeper("1", "post", new Server());
  await again.arrive();
  expect(again.state()).toMatchObject({
    composition: { content: "Half a thought", tags: ["energy"] },
    isRestored: true,
  });
  again.change({ content: "Half a thought, and more" });
  await again.flush();
  await settled();
  expect(localStorage).toHaveLength(0);
  again.change({ content: "Half a thought, and more words" });
  again.discard();
  await settled();
  expect(localStorage).toHaveLength(0);
});
