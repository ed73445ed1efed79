import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";

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
