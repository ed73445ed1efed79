import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import {
  UPDATE,
  REMOVE,
  CREATE,
  RENAME,
  DELETE,
  type Folder,
  type RestBookmark,
  list,
  bookmarksOf,
  rest,
  update,
  folder,
  folders,
  keep,
  bookmarked,
} from "#tests/kit/bookmarks";
import { join, people } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const guest = new RestClient(app);

describe("a note", () => {
  test("is the member's own, 500 characters at most, and is deleted with the bookmark", async () => {
    const { ada, bo, cy } = await people(app);
    const [id = 0] = await bookmarked(ada, bo, [["Worth a note"]]);
    const postId = String(id);
    expect(await update(bo, { id: postId, note: `  ${"x".repeat(500)} ` })).toMatchObject({ note: "x".repeat(500) });
    const long = await bo.ask(UPDATE, { input: { id: postId, note: "x".repeat(501) } });
    expect(long.errors[0]?.extensions?.fields).toEqual({ note: ["A note can have at most 500 characters"] });
    const put = await guest.put<{ bookmark: RestBookmark }>(
      `/api/bookmarks/${id}`,
      { note: "Short" },
      { token: bo.token },
    );
    expect(put.body.bookmark).toMatchObject({
      id,
      content: "Worth a note",
      note: "Short",
      folders: [],
      available: true,
    });
    expect((await cy.ask(UPDATE, { input: { id: postId, note: "Not mine" } })).code).toBe("NOT_FOUND");
    expect((await guest.put(`/api/bookmarks/${id}`, { note: "x" }, { token: cy.token })).status).toBe(404);
    expect((await update(bo, { id: postId, note: "" })).note).toBeNull();
    await update(bo, { id: postId, note: "Again" });
    await bo.send(`/api/posts/${id}/bookmark`);
    await keep(bo, id);
    expect((await list(bo)).edges[0]?.note).toBeNull();
  });
});

describe("folders", () => {
  test("contain bookmarks, one in many, and are counted", async () => {
    const { ada, bo } = await people(app);
    const [one = 0, two = 0] = await bookmarked(ada, bo, [["One"], ["Two"]]);
    const [work, home] = [await folder(bo, "Work"), await folder(bo, " home ")];
    expect(home).toMatchObject({ name: "home", bookmarksCount: 0 });
    await update(bo, { id: String(one), folderIds: [work.id, home.id, work.id] });
    await update(bo, { id: String(two), folderIds: [work.id] });
    expect((await folders(bo)).map(({ name, bookmarksCount }) => [name, bookmarksCount])).toEqual([
      ["home", 1],
      ["Work", 2],
    ]);
    expect(await bookmarksOf(bo, { folderId: home.id })).toEqual([one]);
    expect((await list(bo, { folderId: work.id, first: 1 })).totalCount).toBe(2);
    expect((await rest(bo, `?folder=${work.id}`)).posts.map((post) => post.folders.map(({ name }) => name))).toEqual([
      ["Work"],
      ["home", "Work"],
    ]);
    expect(await bookmarksOf(ada, { folderId: work.id }), "somebody else's folder holds nothing").toEqual([]);
    expect((await update(bo, { id: String(one), note: "kept where it is" })).folders).toHaveLength(2);
    expect((await update(bo, { id: String(one), folderIds: [] })).folders).toEqual([]);
    const put = await guest.put<{ bookmark: RestBookmark }>(
      `/api/bookmarks/${one}`,
      { folders: [Number(home.id)] },
      { token: bo.token },
    );
    expect(put.body.bookmark.folders).toEqual([{ id: Number(home.id), name: "home" }]);
    await bo.query(REMOVE, { id: String(one) });
    expect((await folders(bo)).map(({ bookmarksCount }) => bookmarksCount)).toEqual([0, 1]);
    await bo.query(DELETE, { id: work.id });
    expect(await bookmarksOf(bo), "what stood in it stays kept").toEqual([two]);
  });

  test("are the member's own", async () => {
    const { ada, bo } = await people(app);
    const [id = 0] = await bookmarked(ada, bo, [["Mine"]]);
    const hers = await folder(ada, "Hers");
    const refused = await bo.ask(UPDATE, { input: { id: String(id), note: "lost", folderIds: [hers.id] } });
    expect(refused.errors[0]?.extensions?.fields).toEqual({ folderIds: ["This folder no longer exists."] });
    expect((await list(bo)).edges[0]?.note, "nothing of a refused change is kept").toBeNull();
    expect((await bo.ask(RENAME, { id: hers.id, name: "His" })).code).toBe("NOT_FOUND");
    expect((await bo.ask(DELETE, { id: hers.id })).code).toBe("NOT_FOUND");
    expect((await guest.delete(`/api/bookmarks/folders/${hers.id}`, { token: bo.token })).status).toBe(404);
    expect((await guest.put(`/api/bookmarks/folders/${hers.id}`, { name: "His" }, { token: bo.token })).status).toBe(
      404,
    );
    expect(await folders(ada)).toMatchObject([{ name: "Hers" }]);
  });

  test("have names of 1 to 50 characters, each once in any case, also when created at once", async () => {
    const bo = await join(app, "Bo");
    const answers = await Promise.all(["Read", "READ", "read", "rEAD"].map((name) => bo.ask(CREATE, { name })));
    expect(answers.filter(({ code }) => !code)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(3);
    const other = await bo.send<{ folder: { id: number } }>("/api/bookmarks/folders", { name: "Other" });
    expect(other.status).toBe(201);
    const put = (name: string) =>
      guest.put(`/api/bookmarks/folders/${other.body.folder.id}`, { name }, { token: bo.token });
    expect(await put("rEaD")).toMatchObject({
      status: 409,
      body: { message: "You already have a folder with this name" },
    });
    expect((await put("OTHER")).status, "its own name in other letters").toBe(200);
    expect((await put("  ")).body.errors).toEqual({ name: ["Please give the folder a name"] });
    expect((await put("x".repeat(51))).body.errors).toEqual({ name: ["The name can have at most 50 characters"] });
    expect((await put("x".repeat(50))).status).toBe(200);
    const { body } = await bo.get<{ folders: Folder[] }>("/api/bookmarks/folders");
    expect(body.folders.map(({ name }) => name.slice(0, 4).toLowerCase())).toEqual(["read", "xxxx"]);
  });

  test("are fifty at most, also when the last are created at once", async () => {
    const bo = await join(app, "Bo");
    await app.sql`insert into bookmark_folders (user_id, name) select ${bo.id}, 'Folder ' || n from generate_series(1, 48) as n`;
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => bo.ask(CREATE, { name: `New ${i}` })));
    expect(answers.filter(({ code }) => !code)).toHaveLength(2);
    expect(answers.find(({ code }) => code)?.errors[0]?.message).toBe(
      "You can have up to 50 folders. Please delete one first.",
    );
    expect(await folders(bo)).toHaveLength(50);
  });
});
