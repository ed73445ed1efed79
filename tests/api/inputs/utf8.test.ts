import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, type RestPost } from "#tests/kit/rest";

const app = await startApp();
const ada = await join(app, "Ada");

/** Half of a surrogate pair as bytes, a byte of Latin-1, and a character that ends early. */
const BAD = [Buffer.from([0xed, 0xa0, 0x80]), Buffer.from("caf\xe9", "latin1"), Buffer.from([0xe2, 0x82])];

const send = async (path: string, type: string, ...parts: (string | Buffer)[]) => {
  const response = await fetch(new URL(path, app.url), {
    method: "POST",
    headers: { "content-type": type, authorization: `Bearer ${ada.token}` },
    body: Buffer.concat(parts.map((part) => Buffer.from(part))),
  });
  return { status: response.status, text: await response.text() };
};

describe.each(BAD.map((bytes) => [bytes.toString("hex"), bytes] as const))("the bytes %s", (_, bad) => {
  test("are refused in JSON and GraphQL", async () => {
    const answers = [
      await send("/api/posts", "application/json", '{"content":"a', bad, 'b"}'),
      await send("/graphql", "application/json", '{"query":"{ viewer { email } }","variables":{"a":"', bad, '"}}'),
      await send("/graphql", "application/json; charset=UTF-8; x=y", '{"query":"{ viewer { email } } #', bad, '"}'),
    ];
    for (const { status, text } of answers) expect(status, text).toBe(400);
  });

  test("are refused in both kinds of form", async () => {
    const escaped = [...bad].map((byte) => `%${byte.toString(16)}`).join("");
    const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`;
    const answers = [
      await send("/api/posts", "multipart/form-data; boundary=b", part("content"), "a", bad, "b\r\n--b--\r\n"),
      await send("/api/auth/login", "application/x-www-form-urlencoded", "login=a", bad, "&password=x"),
      await send("/api/auth/login", "application/x-www-form-urlencoded", `login=a${escaped}&password=x`),
    ];
    for (const { status, text } of answers) expect(status, text).toBe(400);
  });
});

test("every character is stored as it was sent, the replacement character too", async () => {
  const content = "Zoë \u{1F600} \uFFFD end";
  expect((await ada.posts(content)).content).toBe(content);
  const { body } = await ada.send<{ post: RestPost }>("/api/posts", form({ content, media: await pictures.png() }));
  expect(body.post.content).toBe(content);
});

test.each([
  "application/json",
  "application/json; charset=utf8",
  'application/json;charset="us-ascii"',
  "application/json; charset=UTF8; x=y",
])("JSON of the type %s is read by both faces, also behind a byte order mark", async (type) => {
  for (const mark of ["", "\uFEFF"]) {
    const post = await send("/api/posts", type, mark, '{"content":"Zoë"}');
    expect(post, post.text).toMatchObject({ status: 201 });
    const viewer = await send("/graphql", type, mark, '{"query":"{ viewer { user { username } } }"}');
    expect(viewer, viewer.text).toMatchObject({ status: 200, text: expect.stringContaining("ada") });
  }
});
