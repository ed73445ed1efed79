import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import type { RestPost } from "#tests/kit/rest";

const app = await startApp();
const { ada, bo } = await people(app);
const post = await ada.posts("Something to answer");
const { body: started } = await ada.send<{ conversation: { id: number } }>("/api/conversations", { user_id: bo.id });

describe("a text that shows nothing", () => {
  test.each(["\uFE0F", "\u034F", "\u180B", "\u17B4", "\u{E0100}", "\u{1D159}", "\u2063\u200B", "\u0085\u3000"])(
    "is blank: %j",
    async (text) => {
      const answers = [
        await ada.send("/api/posts", { content: text }),
        await ada.send(`/api/posts/${post.id}/comments`, { content: text }),
        await ada.send("/api/profile", { name: text }),
        await ada.send(`/api/conversations/${started.conversation?.id}/messages`, { text, client_id: "c" }),
      ];
      for (const { status, text: body } of answers) expect(status, body).toBe(422);
      const { code } = await ada.ask("mutation ($text: String!) { createPost(input: { content: $text }) { id } }", {
        text,
      });
      expect(code).toBe("BAD_USER_INPUT");
    },
  );

  test.each(["\u200B", "\uFE0F", "\u034F", " \u2060 "])("is none where a text may be missing: %j", async (text) => {
    const titled = await ada.posts("With a title", { title: "A title" });
    const made = await ada.send<{ post: RestPost }>("/api/posts", { content: "x", title: text });
    expect(made.body.post?.title).toBeNull();
    const put = await ada.rest.put<{ post: RestPost }>(
      `/api/posts/${titled.id}`,
      { title: text },
      { token: ada.token },
    );
    expect(put.body.post?.title).toBeNull();
    const create = `mutation ($input: CreatePostInput!) { createPost(input: $input) { title content } }`;
    expect(await ada.query(create, { input: { content: "x", title: text } })).toMatchObject({
      createPost: { title: null },
    });
    const update = `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { title } }`;
    expect(await ada.query(update, { id: titled.id, input: { title: text } })).toEqual({ updatePost: { title: null } });

    const { id } = await ada.uploads(await pictures.png());
    const pictured = await ada.query(create, { input: { content: text, mediaIds: [id] } });
    expect(pictured).toMatchObject({ createPost: { content: "" } });

    const { saveDraft } = await ada.query<{ saveDraft: { id: string } }>(
      "mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { id } }",
      { input: { kind: "IDEA", content: "x", title: text } },
    );
    const publish = "mutation ($id: ID!) { publishDraft(id: $id) { title } }";
    expect(await ada.query(publish, { id: saveDraft.id })).toEqual({ publishDraft: { title: null } });

    await ada.send(`/api/posts/${post.id}/bookmark`);
    const noted = await ada.rest.put<{ bookmark: { note: string | null } }>(
      `/api/bookmarks/${post.id}`,
      { note: text },
      { token: ada.token },
    );
    expect(noted.body.bookmark?.note).toBeNull();
    await ada.send(`/api/posts/${post.id}/bookmark`);
  });

  test("searches for nothing", async () => {
    await ada.query(
      `mutation { createGroup(input: { name: "Bakers", description: "Bread", category: "Science" }) { id } }`,
    );
    const found = await ada.get<{ groups: object[] }>(`/api/groups?query=${encodeURIComponent("\u200B")}`);
    expect(found.body.groups).toHaveLength(1);
    const search = await ada.get(`/api/messages/search?query=${encodeURIComponent("\u200B\u200B")}`);
    expect(search.body.errors).toEqual({ query: ["Type at least 2 characters"] });
  });

  test("is no such text beside one character that shows", async () => {
    expect((await ada.send("/api/posts", { content: "\uFE0F❤\uFE0F" })).status).toBe(201);
  });
});

test("one fault of a field gives one message", async () => {
  const long = await ada.send(`/api/conversations/${started.conversation?.id}/messages`, {
    text: "x".repeat(4_001),
    client_id: "long",
  });
  expect(long.body.errors).toEqual({ text: ["Your message can have at most 4,000 characters"] });
  const invisible = await ada.send("/api/profile", { name: "\u200B".repeat(100) });
  expect(invisible.body.errors?.["name"]).toHaveLength(1);
  const both = await ada.send("/api/auth/register", { name: "\0", email: "", username: "", password: "\0" });
  for (const messages of Object.values(both.body.errors ?? {})) expect(messages).toHaveLength(1);
});
