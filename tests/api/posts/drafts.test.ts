import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { join, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { RestClient, type RestPost } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();
const guest = new RestClient(app);

const FIELDS = `id kind title content category tags visibility location { lat lng } media { id url } version createdAt updatedAt`;
const SAVE = `mutation Save($input: SaveDraftInput!) { saveDraft(input: $input) { ${FIELDS} } }`;
const LIST = `query Drafts($first: Int!, $after: String) { viewer { drafts(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${FIELDS} } } } } }`;
const ONE = `query Draft($id: ID!) { viewer { draft(id: $id) { ${FIELDS} } } }`;
const PUBLISH = `mutation Publish($id: ID!) { publishDraft(id: $id) { id title content tags media { id } } }`;
const DELETE = `mutation Delete($id: ID!) { deleteDraft(id: $id) }`;

interface Draft {
  id: string;
  kind: string;
  title: string;
  content: string;
  category: string | null;
  tags: string[];
  media: { id: string; url: string }[];
  version: number;
}
interface RestDraft extends Omit<Draft, "id" | "media"> {
  id: number;
  visibility: string;
  location: string | null;
  media: { id: number; url: string }[];
  created_at: string;
  updated_at: string;
}

const save = async (who: Person, input: object) =>
  (await who.query<{ saveDraft: Draft }>(SAVE, { input: { kind: "POST", ...input } })).saveDraft;
const trySave = (who: Person, input: object) =>
  who.ask<{ saveDraft: Draft }>(SAVE, { input: { kind: "POST", ...input } });
const read = async (who: Person, id: string) =>
  (await who.query<{ viewer: { draft: Draft | null } }>(ONE, { id })).viewer.draft;
const publish = async (who: Person, id: string) =>
  (await who.query<{ publishDraft: { id: string; content: string; media: { id: string }[] } }>(PUBLISH, { id }))
    .publishDraft;
const put = (who: Person, id: number | string, body: object) =>
  guest.put<{ draft: RestDraft; version?: number }>(`/api/drafts/${id}`, body, { token: who.token });
const postsOf = (who: Person) => app.sql<{ content: string }[]>`select content from posts where author_id = ${who.id}`;

describe("a draft", () => {
  test("is stored exactly as typed, whatever is missing, and is the same on both faces", async () => {
    const ada = await join(app, "Ada");
    const draft = await save(ada, {
      kind: "IDEA",
      title: "  Half a ",
      content: "line with a space behind ",
      category: "Design",
      tags: ["city", "Not A Tag!"],
      visibility: "BONDS",
      location: { lat: 60.17, lng: 24.94 },
    });
    expect(draft).toMatchObject({
      kind: "IDEA",
      title: "  Half a ",
      content: "line with a space behind ",
      category: "Design",
      tags: ["city", "Not A Tag!"],
      visibility: "BONDS",
      location: { lat: 60.17, lng: 24.94 },
      media: [],
      version: 1,
    });
    expect(await read(ada, draft.id)).toEqual(draft);
    const { body } = await ada.get<{ draft: RestDraft }>(`/api/drafts/${draft.id}`);
    expect(body.draft).toMatchObject({
      id: Number(draft.id),
      kind: "idea",
      title: draft.title,
      visibility: "bonds",
      location: "60.17,24.94",
      version: 1,
    });
    expect(body.draft.updated_at).toMatch(/Z$/);
  });

  test("may be empty, and grows: a save without a field keeps it, null clears it", async () => {
    const ada = await join(app, "Ada");
    const { id } = await save(ada, {});
    await save(ada, { id, version: 1, title: "A title", content: "Text", category: "Health" });
    const third = await save(ada, { id, version: 2, content: "More text" });
    expect(third).toMatchObject({ title: "A title", content: "More text", category: "Health", version: 3 });
    const fourth = await save(ada, { id, version: 3, title: null, category: null });
    expect(fourth).toMatchObject({ title: "", content: "More text", category: null, version: 4 });
  });

  test("is created once, however often its first save is repeated", async () => {
    const ada = await join(app, "Ada");
    const input = { clientId: "composer-1", content: "Typed" };
    const drafts = await Promise.all(Array.from({ length: 8 }, () => save(ada, input)));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect(new Set(drafts.map(({ version }) => version))).toEqual(new Set([1]));
    const [draft] = drafts;
    const late = await trySave(ada, { ...input, content: "Something else" });
    expect(late.code).toBe("CONFLICT");
    expect(late.errors[0]?.extensions).toEqual({
      code: "CONFLICT",
      reason: "CHANGED_MEANWHILE",
      id: draft?.id,
      version: 1,
    });
    expect((await read(ada, draft?.id ?? ""))?.content).toBe("Typed");
    const bo = await join(app, "Bo");
    expect((await save(bo, input)).id).not.toBe(draft?.id);
  });

  test("of REST is created, changed, read, listed, published and deleted", async () => {
    const ada = await join(app, "Ada");
    const made = await ada.send<{ draft: RestDraft }>("/api/drafts", {
      kind: "idea",
      title: "By REST",
      content: "Text",
      tags: "city, water",
      location: "1.5,2.5",
      client_id: "rest-1",
    });
    expect(made.status).toBe(201);
    const { id } = made.body.draft;
    expect(made.body.draft).toMatchObject({ tags: ["city", "water"], location: "1.5,2.5", version: 1 });
    const changed = await put(ada, id, { kind: "idea", version: 1, content: "Better text", location: "" });
    expect(changed.body.draft).toMatchObject({ title: "By REST", content: "Better text", location: null, version: 2 });
    const list = await ada.get<{ drafts: RestDraft[]; hasMore: boolean; total: number }>("/api/drafts");
    expect(list.body).toMatchObject({ drafts: [{ id }], hasMore: false, total: 1 });
    const published = await ada.send<{ post: RestPost }>(`/api/drafts/${id}/publish`);
    expect(published.status).toBe(201);
    expect(published.body.post).toMatchObject({ title: "By REST", content: "Better text", tags: ["city", "water"] });
    expect((await ada.get(`/api/drafts/${id}`)).status).toBe(404);
    const other = await save(ada, { content: "To be deleted" });
    expect((await guest.delete(`/api/drafts/${other.id}`, { token: ada.token })).status).toBe(200);
    expect((await guest.delete(`/api/drafts/${other.id}`, { token: ada.token })).status).toBe(404);
  });

  test("is its author's alone: others get not found", async () => {
    const { ada, bo } = await people(app);
    const { id } = await save(ada, { content: "Nobody reads this" });
    expect(await read(bo, id)).toBeNull();
    expect((await trySave(bo, { id, version: 1, content: "Mine now" })).code).toBe("NOT_FOUND");
    expect((await bo.ask(DELETE, { id })).code).toBe("NOT_FOUND");
    expect((await bo.ask(PUBLISH, { id })).code).toBe("NOT_FOUND");
    expect((await bo.get(`/api/drafts/${id}`)).status).toBe(404);
    expect((await put(bo, id, { kind: "post", version: 1 })).status).toBe(404);
    expect((await bo.send(`/api/drafts/${id}/publish`)).status).toBe(404);
    for (const none of ["0", "abc", "-1", "9007199254740991"]) {
      expect((await ada.get(`/api/drafts/${none}`)).status, none).toBe(404);
      expect(await read(ada, none), none).toBeNull();
    }
    expect((await guest.get("/api/drafts")).status).toBe(401);
    expect((await guest.post("/api/drafts", { kind: "post" })).status).toBe(401);
    expect((await read(ada, id))?.content).toBe("Nobody reads this");
  });

  test("is as long as a post at most", async () => {
    const ada = await join(app, "Ada");
    await save(ada, { content: "x".repeat(10_000), title: "x".repeat(150) });
    const faults = async (input: object) => (await trySave(ada, input)).errors[0]?.extensions?.fields;
    expect(await faults({ content: "x".repeat(10_001) })).toEqual({
      content: ["Your draft can have at most 10,000 characters"],
    });
    expect(await faults({ title: "x".repeat(151) })).toEqual({ title: ["The title can have at most 150 characters"] });
    expect(await faults({ tags: ["a", "b", "c", "d", "e", "f"] })).toEqual({ tags: ["You can add up to 5 tags"] });
    expect(await faults({ content: "nul \0" })).toEqual({
      content: ["Your draft contains characters that cannot be stored"],
    });
    const { id } = await save(ada, {});
    expect(await faults({ id, content: "x" })).toEqual({
      version: ["Please send the version of the draft that this changes."],
    });
    const answer = await ada.send("/api/drafts", { kind: "poem" });
    expect([answer.status, answer.body.errors]).toEqual([422, { kind: ["A draft is of a post or an idea"] }]);
  });
});

describe("two tabs with one draft", () => {
  test("cannot overwrite each other: the second one receives the current version", async () => {
    const ada = await join(app, "Ada");
    const { id } = await save(ada, { content: "Begun" });
    await save(ada, { id, version: 1, content: "From the first tab" });
    const refused = await trySave(ada, { id, version: 1, content: "From the second tab" });
    expect(refused.errors[0]).toMatchObject({
      message: "This draft was changed somewhere else.",
      extensions: { code: "CONFLICT", id, version: 2 },
    });
    const { status, body } = await put(ada, id, { kind: "post", version: 1, content: "From the second tab" });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      message: "This draft was changed somewhere else.",
      version: 2,
      draft: { id: Number(id), content: "From the first tab", version: 2 },
    });
    expect(await save(ada, { id, version: 2, content: "The second tab insists" })).toMatchObject({ version: 3 });
  });

  test("that save at once: one of them wins, the others receive a conflict", async () => {
    const ada = await join(app, "Ada");
    const { id } = await save(ada, { content: "Begun" });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => trySave(ada, { id, version: 1, content: `Tab ${tab}` })),
    );
    const won = answers.flatMap(({ data }) => data?.saveDraft ?? []);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(7);
    expect(await read(ada, id)).toMatchObject({ content: won[0]?.content, version: 2 });
  });

  test("have no conflict where a save is only repeated", async () => {
    const ada = await join(app, "Ada");
    const { id } = await save(ada, { content: "Begun" });
    const input = { id, version: 1, content: "The answer to this was lost" };
    expect((await save(ada, input)).version).toBe(2);
    expect((await save(ada, input)).version).toBe(2);
  });
});

describe("publishing a draft", () => {
  test("makes a post of it by the rules of posts, or leaves it as it is", async () => {
    const ada = await join(app, "Ada");
    const { id } = await save(ada, { title: "Only a title", tags: ["Not A Tag!"] });
    const refused = await ada.ask(PUBLISH, { id });
    expect(refused.code).toBe("BAD_USER_INPUT");
    expect(Object.keys(refused.errors[0]?.extensions?.fields ?? {}).toSorted()).toContain("tags.0");
    expect(await read(ada, id)).toMatchObject({ title: "Only a title", version: 1 });
    expect(await postsOf(ada)).toHaveLength(0);
    await save(ada, { id, version: 1, content: " Now there is text ", tags: ["fine"] });
    expect(await publish(ada, id)).toMatchObject({ title: "Only a title", content: "Now there is text" });
    expect(await read(ada, id)).toBeNull();
  });

  test("twice, by both faces and at once, makes one post", async () => {
    const ada = await join(app, "Ada");
    const { id } = await save(ada, { content: "Once only" });
    const ids = await Promise.all([
      ...Array.from({ length: 4 }, async () => Number((await publish(ada, id)).id)),
      ...Array.from(
        { length: 4 },
        async () => (await ada.send<{ post: RestPost }>(`/api/drafts/${id}/publish`)).body.post.id,
      ),
    ]);
    expect(new Set(ids).size).toBe(1);
    expect(await postsOf(ada)).toEqual([{ content: "Once only" }]);
    expect(Number((await publish(ada, id)).id)).toBe(ids[0]);
  });

  test("loses nothing that is saved in the same moment", async () => {
    const ada = await join(app, "Ada");
    for (let round = 0; round < 5; round++) {
      const { id } = await save(ada, { content: `Before ${round}` });
      const [saved, post] = await Promise.all([
        trySave(ada, { id, version: 1, content: `After ${round}` }),
        publish(ada, id),
      ]);
      expect(saved.data?.saveDraft ? `After ${round}` : `Before ${round}`).toBe(post.content);
      if (!saved.data?.saveDraft) expect(saved.code).toBe("NOT_FOUND");
    }
  });

  test("with a post of the member's own deletes the draft", async () => {
    const { ada, bo } = await people(app);
    const mine = await save(ada, { content: "Draft" });
    const theirs = await save(bo, { content: "Draft" });
    const CREATE = `mutation Create($input: CreatePostInput!) { createPost(input: $input) { id } }`;
    await ada.query(CREATE, { input: { content: "Final", draftId: mine.id } });
    await ada.query(CREATE, { input: { content: "Final too", draftId: theirs.id } });
    expect(await read(ada, mine.id)).toBeNull();
    expect(await read(bo, theirs.id)).not.toBeNull();
  });
});

describe("files of a draft", () => {
  test("are the author's own, are part of its answer and become the post's", async () => {
    const { ada, bo } = await people(app);
    const picture = await ada.uploads(await pictures.png());
    const foreign = await bo.uploads(await pictures.png());
    const draft = await save(ada, { mediaIds: [String(picture.id)] });
    expect(draft.media).toEqual([{ id: String(picture.id), url: picture.url }]);
    const { body } = await ada.get<{ draft: RestDraft }>(`/api/drafts/${draft.id}`);
    expect(body.draft.media).toMatchObject([{ id: picture.id, url: picture.url }]);
    const refused = await trySave(ada, { mediaIds: [String(foreign.id)] });
    expect(refused.errors[0]?.extensions?.fields).toHaveProperty("mediaIds");
    expect((await trySave(ada, { id: draft.id, version: 1, mediaIds: ["999999999"] })).code).toBe("BAD_USER_INPUT");
    const emptied = await save(ada, { id: draft.id, version: 1, mediaIds: [] });
    expect(emptied).toMatchObject({ media: [], version: 2 });
    await put(ada, draft.id, { kind: "post", version: 2, media_ids: [picture.id] });
    const post = await publish(ada, draft.id);
    expect(post.media).toEqual([{ id: String(picture.id) }]);
    expect(await app.sql`select 1 from draft_media where draft_id = ${draft.id}`).toHaveLength(0);
  });

  test("are deleted with the account", async () => {
    const ada = await join(app, "Ada");
    const picture = await ada.uploads(await pictures.png());
    await save(ada, { content: "Secret", mediaIds: [String(picture.id)] });
    const file = path.join(app.dataDir, "media", path.basename(new URL(picture.url).pathname));
    expect(existsSync(file)).toBe(true);
    expect((await leaveForGood(app, ada)).status).toBe(200);
    expect(await app.sql`select 1 from drafts where user_id = ${ada.id}`).toHaveLength(0);
    expect(await app.sql`select 1 from media where owner_id = ${ada.id}`).toHaveLength(0);
    await eventually(() => expect(existsSync(file)).toBe(false));
  });
});

describe("the drafts of a member", () => {
  test("are sorted by their last save, in pages", async () => {
    const ada = await join(app, "Ada");
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await save(ada, { content: `Draft ${i}` })).id);
    const [first = ""] = ids;
    await save(ada, { id: first, version: 1, content: "Touched again" });
    const expected = [first, ...ids.slice(1).toReversed()];
    interface List {
      viewer: {
        drafts: {
          totalCount: number;
          pageInfo: { hasNextPage: boolean; endCursor: string };
          edges: { node: Draft }[];
        };
      };
    }
    const one = (await ada.query<List>(LIST, { first: 10 })).viewer.drafts;
    const two = (await ada.query<List>(LIST, { first: 10, after: one.pageInfo.endCursor })).viewer.drafts;
    expect([...one.edges, ...two.edges].map(({ node }) => node.id)).toEqual(expected);
    expect([one.totalCount, one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([12, true, false]);
    const page = async (number: number) =>
      (await ada.get<{ drafts: RestDraft[]; hasMore: boolean; total: number }>(`/api/drafts?page=${number}`)).body;
    expect((await page(2)).drafts.map(({ id }) => String(id))).toEqual(expected.slice(10));
    expect([(await page(1)).hasMore, (await page(2)).hasMore, (await page(3)).drafts]).toEqual([true, false, []]);
  });

  test("are a hundred at most, also when the last are created at once", async () => {
    const ada = await join(app, "Ada");
    await app.sql`insert into drafts (user_id, kind, data)
      select ${ada.id}, 'post', '{"title":"","content":"","category":null,"tags":[],"visibility":"public","location":null}'
      from generate_series(1, 97)`;
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => trySave(ada, { content: `Draft ${i}` })));
    expect(answers.filter(({ data }) => data?.saveDraft)).toHaveLength(3);
    expect(answers.find(({ code }) => code)?.errors[0]?.message).toBe(
      "You can keep up to 100 drafts. Please delete one first.",
    );
    expect(await app.sql`select 1 from drafts where user_id = ${ada.id}`).toHaveLength(100);
  });

  test("are removed after 180 days without a change", async () => {
    const ada = await join(app, "Ada");
    const old = await save(ada, { content: "Forgotten" });
    const young = await save(ada, { content: "Not yet" });
    await app.sql`update drafts set updated_at = now() - interval '181 days' where id = ${old.id}`;
    await app.sql`update drafts set updated_at = now() - interval '179 days' where id = ${young.id}`;
    await app.sql`select graphile_worker.add_job('drafts.sweep')`;
    await eventually(async () => expect(await read(ada, old.id)).toBeNull());
    expect(await read(ada, young.id)).not.toBeNull();
  });
});
