import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, RestClient, type RestPost } from "#tests/kit/rest";

const app = await startApp();

const CREATE = `mutation Create($input: CreatePostInput!) {
  createPost(input: $input) {
    id title content description category tags visibility liked likesCount bookmarked bookmarksCount commentsCount
    createdAt editedAt url location { lat lng } author { id username } media { id type url width height placeholder alt }
  }
}`;
const POST = `query Post($id: ID!) { post(id: $id) { id content visibility author { username } } }`;

interface Created {
  createPost: {
    id: string;
    content: string;
    tags: string[];
    visibility: string;
    location: { lat: number; lng: number } | null;
    media: { id: string; url: string; width: number; height: number; placeholder: string | null }[];
    url: string;
  };
}

const pathOf = (url: string) => new URL(url).pathname;
const storedFiles = async () =>
  (await readdir(app.dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^(jwt|secret|\.)/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

describe("posting an idea", () => {
  test("as JSON answers with the post in the shape of the contract", async () => {
    const ada = await join(app, "Ada");
    const { status, body } = await ada.send<{ post: RestPost }>("/api/posts", {
      content: "  Libraries should lend #tools, too.  ",
      title: "Lend tools",
      category: "Society",
      tags: ["Sharing", "#Cities"],
    });
    expect(status).toBe(201);
    expect(body.post).toEqual({
      id: expect.any(Number),
      title: "Lend tools",
      content: "Libraries should lend #tools, too.",
      description: expect.any(String),
      category: "Society",
      tags: ["sharing", "cities", "tools"],
      facets: [{ start: 22, end: 28, kind: "tag", value: "tools" }],
      edited_at: null,
      editedAt: null,
      image: null,
      video: null,
      file: null,
      media: [],
      location: null,
      pinned: false,
      comments_closed: false,
      visibility: "public",
      liked: false,
      likes_count: 0,
      likesCount: 0,
      bookmarked: false,
      bookmarks_count: 0,
      bookmarksCount: 0,
      comments_count: 0,
      commentsCount: 0,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      createdAt: body.post.created_at,
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: body.post.updated_at,
      user: { id: ada.id, name: "Ada", username: ada.username, avatar: null },
    });
    const read = await ada.get<{ post: RestPost }>(`/api/posts/${body.post.id}`);
    expect(read.body.post).toEqual(body.post);
  });

  test("at every address that old clients use", async () => {
    const ada = await join(app, "Ada");
    for (const address of ["/api/posts", "/posts", "/api/api/posts"]) {
      expect((await ada.send(address, { content: `By ${address}` })).status, address).toBe(201);
    }
  });

  test("as a form with a picture shows the picture at once", async () => {
    const ada = await join(app, "Ada");
    const fields = {
      content: "A view",
      visibility: "public",
      location: "60.1699,24.9384",
      media: await pictures.png(200, 100),
    };
    const { status, body } = await ada.send<{ post: RestPost }>("/api/posts", form(fields));
    expect(status).toBe(201);
    const { post } = body;
    expect(post.image).toMatch(new RegExp(`^${app.url}/media/`));
    expect(post.media).toEqual([expect.objectContaining({ type: "image", url: post.image, width: 200, height: 100 })]);
    expect(post.location).toBe("60.17,24.94");

    const picture = await fetch(new URL(pathOf(post.image ?? ""), app.url));
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
    expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect([width, height]).toEqual([200, 100]);
  });

  test("with a phone's picture turns it upright and removes its location", async () => {
    const ada = await join(app, "Ada");
    const { body } = await ada.send<{ post: RestPost }>(
      "/api/posts",
      form({ content: "Up", media: await pictures.jpegOnItsSide() }),
    );
    expect(body.post.media[0]).toMatchObject({ width: 40, height: 80 });
    const bytes = await (await fetch(new URL(pathOf(body.post.image ?? ""), app.url))).arrayBuffer();
    const { exif, width, height } = await sharp(bytes).metadata();
    expect(exif).toBeUndefined();
    expect([width, height]).toEqual([40, 80]);
  });

  test("through GraphQL takes a picture that was uploaded before", async () => {
    const ada = await join(app, "Ada");
    const media = await ada.uploads(await pictures.gif());
    const { createPost } = await ada.query<Created>(CREATE, {
      input: {
        content: "Small #things",
        mediaIds: [String(media.id)],
        location: { lat: -33.9, lng: 18.4 },
        tags: ["Design"],
      },
    });
    expect(createPost).toMatchObject({
      content: "Small #things",
      tags: ["design", "things"],
      visibility: "PUBLIC",
      location: { lat: -33.9, lng: 18.4 },
      media: [{ id: String(media.id), url: expect.stringMatching(/^[^?]+\.webp$/), width: 20, height: 20 }],
      url: `${app.url}/post/${createPost.id}`,
    });
  });

  test("with a picture alone is enough", async () => {
    const ada = await join(app, "Ada");
    const { status } = await ada.send("/api/posts", form({ content: "", media: await pictures.png() }));
    expect(status).toBe(201);
  });

  test("for bonds hides it from strangers, on both faces", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("For my bonds", { visibility: "bonds" });
    expect(post.visibility).toBe("bonds");
    expect((await bo.get(`/api/posts/${post.id}`)).status).toBe(200);
    expect((await cy.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect(await bo.query(POST, { id: String(post.id) })).toMatchObject({ post: { visibility: "BONDS" } });
    const hidden = await cy.ask<{ post: unknown }>(POST, { id: String(post.id) });
    expect(hidden.data?.post ?? null).toBeNull();
  });

  test("stores everything verbatim but the white space around it", async () => {
    const ada = await join(app, "Ada");
    const text = `<b>"quoted"</b> & 'more' ${"🎉".repeat(3)} \\ %_ \r\n second line \u200f مرحبا`;
    expect((await ada.posts(`\n\t ${text} \n`)).content).toBe(text);
  });
});

describe("an invalid post", () => {
  test.each([
    [{}, /./],
    [{ content: "" }, "Write something or add a picture"],
    [{ content: " \u200b\u2060\n " }, "Write something or add a picture"],
    [{ content: "x".repeat(10_001) }, "Your post can have at most 10,000 characters"],
    [{ content: 7 }, /text/],
    [{ content: ["a"] }, /text/],
    [{ content: "a\u0000b" }, /cannot be stored/],
    [{ content: "a\ud800b" }, /cannot be stored/],
    [{ content: "a", title: "x".repeat(151) }, /at most 150/],
    [{ content: "a", category: "Gossip" }, "Please choose one of the categories"],
    [{ content: "a", tags: ["a", "b", "c", "d", "e", "f"] }, "You can add up to 5 tags"],
    [{ content: "a", tags: 7 }, /./],
    [{ content: "a", visibility: "secret" }, "Visibility must be public, bonds or only_me"],
    [{ content: "a", location: "91,0" }, /./],
    [{ content: "a", location: "here" }, /./],
  ])("%j", async (draft, message) => {
    const ada = await join(app, "Ada");
    const { status, body } = await ada.send("/api/posts", draft);
    expect(status).toBe(422);
    expect(body.success).toBe(false);
    expect(body.message).toMatch(message);
    expect(await app.sql`select 1 from posts where author_id = ${ada.id}`).toHaveLength(0);
  });

  test("ten thousand emoji are not too long, since the limit counts characters", async () => {
    const ada = await join(app, "Ada");
    expect([...(await ada.posts("🎉".repeat(10_000))).content]).toHaveLength(10_000);
  });

  test.each<[string, () => File | Promise<File>, number[]]>([
    ["a text named .png", pictures.textNamedPng, [415, 422]],
    ["a drawing with a script", pictures.svg, [415, 422]],
    ["half a picture", pictures.cutPng, [415, 422]],
    ["an empty file", () => new File([], "empty.png", { type: "image/png" }), [400, 415, 422]],
    ["a picture of 49 million pixels", pictures.bomb, [413, 415, 422]],
    ["a file over 10 MB", () => pictures.tooLarge(10 * 1024 * 1024), [413]],
  ])("%s: refused, and nothing is stored", async (_, make, statuses) => {
    const ada = await join(app, "Ada");
    const before = await storedFiles();
    const media = await make();
    for (const [address, fields] of [
      ["/api/posts", { content: "See this", media }],
      ["/api/uploads", { file: media }],
    ] as const) {
      const { status, body } = await ada.send(address, form(fields));
      expect(statuses, `${address}: ${body.message}`).toContain(status);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
    }
    expect(await app.sql`select 1 from posts where author_id = ${ada.id}`).toHaveLength(0);
    expect(await app.sql`select 1 from media where owner_id = ${ada.id}`).toHaveLength(0);
    expect((await storedFiles()).filter((file) => !before.includes(file) && file.includes("upload"))).toEqual([]);
  });

  test("with somebody else's picture, or one of another post", async () => {
    const { ada, bo } = await people(app);
    const media = await ada.uploads(await pictures.png());
    const input = { content: "Mine?", mediaIds: [String(media.id)] };
    expect((await bo.ask(CREATE, { input })).code).toBe("BAD_USER_INPUT");
    await ada.query(CREATE, { input });
    expect((await ada.ask(CREATE, { input })).code).toBe("BAD_USER_INPUT");
    const unknown = await ada.ask(CREATE, { input: { content: "x", mediaIds: ["99999999999999999999"] } });
    expect(unknown.code).toBe("BAD_USER_INPUT");
  });

  test("of any kind, by a guest", async () => {
    const guest = new RestClient(app);
    const answer = await guest.post("/api/posts", { content: "Hello" });
    expect(answer.status).toBe(401);
    expect((await guest.post("/api/posts", form({ content: "Hi", media: await pictures.png() }))).status).toBe(401);
    expect((await guest.post("/api/uploads", form({ file: await pictures.png() }))).status).toBe(401);
  });

  test("with files in a wrong field, or two at once", async () => {
    const ada = await join(app, "Ada");
    const two = form({ content: "Two" });
    two.append("media", await pictures.png());
    two.append("media", await pictures.png());
    expect((await ada.send("/api/posts", two)).status).toBe(400);
    expect((await ada.send("/api/posts", form({ content: "x", avatar: await pictures.png() }))).status).toBe(400);
    const cut = await ada.send(
      "/api/posts",
      '--b\r\nContent-Disposition: form-data; name="content"\r\n\r\nnever ends',
      {
        "content-type": "multipart/form-data; boundary=b",
      },
    );
    expect(cut.status).toBe(400);
    expect((await ada.send("/api/posts", "x", { "content-type": "multipart/form-data" })).status).toBe(400);
  });
});

describe("posting twice by accident", () => {
  const ids = async (ada: Person) =>
    (await app.sql<{ id: string }[]>`select id from posts where author_id = ${ada.id}`).map(({ id }) => Number(id));

  test("with one Idempotency-Key creates one post and returns the same answer", async () => {
    const ada = await join(app, "Ada");
    const headers = { "idempotency-key": "attempt-1" };
    const first = await ada.send<{ post: RestPost }>("/api/posts", { content: "Once" }, headers);
    const second = await ada.send<{ post: RestPost }>("/api/posts", { content: "Once" }, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await ids(ada)).toEqual([first.body.post.id]);
    expect((await ada.send("/api/posts", { content: "Another" }, headers)).status).toBe(422);
    const other = await join(app, "Bo");
    expect((await other.send("/api/posts", { content: "Once" }, headers)).status).toBe(201);
  });

  test("a refused attempt releases its key", async () => {
    const ada = await join(app, "Ada");
    const headers = { "idempotency-key": "try-again" };
    expect((await ada.send("/api/posts", { content: "" }, headers)).status).toBe(422);
    expect((await ada.send("/api/posts", { content: "Better" }, headers)).status).toBe(201);
  });
});

describe("reading a post", () => {
  test.each(["0", "-1", "abc", "1.5", "99999999999999999999", "9007199254740993", "%00"])(
    "that does not exist (%s) is not found",
    async (id) => {
      const ada = await join(app, "Ada");
      const { status, body } = await ada.get(`/api/posts/${id}`);
      expect([400, 404]).toContain(status);
      if (id !== "%00") expect(status).toBe(404);
      expect(body.success).toBe(false);
    },
  );

  test("of a blocked or a blocking member is not possible", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Not for everyone");
    await block(app, ada, cy);
    await block(app, bo, ada);
    for (const reader of [bo, cy]) expect((await reader.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect((await ada.get(`/api/posts/${post.id}`)).status).toBe(200);
  });

  test("requires a session", async () => {
    const ada = await join(app, "Ada");
    const post = await ada.posts("Members only");
    expect((await new RestClient(app).get(`/api/posts/${post.id}`)).status).toBe(401);
  });
});
