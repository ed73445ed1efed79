import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { join, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, type RestPost } from "#tests/kit/rest";

const app = await startApp();

beforeAll(() => {
  if (!existsSync("dist/client/index.html")) throw new Error("Build the client first: npm run build");
});

const page = async (address: string) =>
  (await fetch(new URL(address, app.url), { headers: { accept: "text/html" } })).text();

/** Returns what the page at an address says of its picture. */
async function tagsOf(address: string): Promise<Record<string, string>> {
  const html = await page(address);
  const tags = html.matchAll(/<meta (?:property|name)="(og:image[^"]*|twitter:card)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

/** Waits until the page offers a JPEG, and returns its tags. */
const whenJpeg = (address: string) =>
  eventually(async () => {
    const tags = await tagsOf(address);
    expect(tags["og:image:type"]).toBe("image/jpeg");
    return tags;
  });

async function postWith(author: Person, file: File): Promise<RestPost> {
  const sent = form({ content: "Look", media: file });
  const { status, body, text } = await author.send<{ post: RestPost }>("/api/posts", sent);
  expect(status, text).toBe(201);
  return body.post;
}

/** Fetches the picture of the tags, and returns the facts that the tags state. */
async function fetched(tags: Record<string, string>): Promise<Record<string, string | null>> {
  const answer = await fetch(tags["og:image"] ?? "");
  expect(answer.status).toBe(200);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  const type = answer.headers.get("content-type");
  return { "og:image:type": type, "og:image:width": String(width), "og:image:height": String(height) };
}

const statusOf = async (address: string) => (await fetch(address)).status;
const nameOf = (address: string) => path.basename(new URL(address).pathname);
const filesOf = async (address: string) => {
  const [stem = ""] = nameOf(address).split(".");
  return (await readdir(path.join(app.dataDir, "media"))).filter((name) => name.startsWith(stem));
};

test("the page of a post offers its picture as a JPEG of the stated size, which pages of the client do not load", async () => {
  const { ada } = await people(app);
  const { id } = await postWith(ada, await pictures.png(1_400, 700));
  const tags = await whenJpeg(`/post/${id}`);
  expect(tags).toMatchObject({ "og:image:width": "1080", "og:image:height": "540" });
  expect(tags["twitter:card"]).toBe("summary_large_image");
  expect(tags).toMatchObject(await fetched(tags));
  const { post } = await ada.query<{ post: { media: { sources: { type: string }[] }[] } }>(
    `query ($id: ID!) { post(id: $id) { media { sources { type } } } }`,
    { id: String(id) },
  );
  const types = new Set(post.media.flatMap(({ sources }) => sources.map(({ type }) => type)));
  expect(types).toEqual(new Set(["image/avif", "image/webp"]));
});

test("the JPEG is hidden when its post is for bonds only, and returns with it", async () => {
  const { ada } = await people(app);
  const { id } = await postWith(ada, await pictures.png(600, 400));
  const { "og:image": open = "" } = await whenJpeg(`/post/${id}`);
  const setVisibility = (visibility: string) => ada.rest.put(`/api/posts/${id}`, { visibility }, { token: ada.token });
  expect((await setVisibility("bonds")).status).toBe(200);
  await eventually(async () => expect(await statusOf(open)).toBe(404));
  expect(await tagsOf(`/post/${id}`)).toEqual({});
  const [row] = await app.sql<{ key: string }[]>`select media -> 0 -> 'renditions' -> -1 ->> 'key' as key
    from posts where id = ${id}`;
  expect(row?.key).toMatch(/^~.*\.jpg$/);
  expect(await statusOf(new URL(`/media/${row?.key}`, app.url).href)).toBe(404);

  expect((await setVisibility("public")).status).toBe(200);
  const again = await whenJpeg(`/post/${id}`);
  expect(again["og:image"]).not.toBe(open);
  expect(again).toMatchObject(await fetched(again));
});

test("the JPEG ends with its post", async () => {
  const { ada } = await people(app);
  const { id } = await postWith(ada, await pictures.png(600, 400));
  const { "og:image": address = "" } = await whenJpeg(`/post/${id}`);
  expect(await filesOf(address)).toContain(nameOf(address));
  await ada.rest.delete(`/api/posts/${id}`, { token: ada.token });
  await eventually(async () => expect(await filesOf(address)).toEqual([]));
  expect(await statusOf(address)).toBe(404);
});

test("an animation and a picture of a few pixels have a JPEG too", async () => {
  const { ada } = await people(app);
  for (const file of [await pictures.animation(4, 300), await pictures.png(5, 4)]) {
    const { id } = await postWith(ada, file);
    const tags = await whenJpeg(`/post/${id}`);
    expect(tags).toMatchObject(await fetched(tags));
  }
});

test("a picture that was stored before there were JPEGs is offered as it is, with its size", async () => {
  const { ada } = await people(app);
  const { id } = await postWith(ada, await pictures.png(600, 400));
  await whenJpeg(`/post/${id}`);
  await app.sql`update posts set media = jsonb_set(media, '{0,renditions}', '[]') where id = ${id}`;
  const tags = await tagsOf(`/post/${id}`);
  expect(tags).toMatchObject({ "og:image:type": "image/webp", "og:image:width": "600" });
  expect(tags).toMatchObject(await fetched(tags));
});

test("a profile offers the member's picture, and without one the product's icon, as a post without any does", async () => {
  const ada = await join(app, "Ada");
  const post = await ada.posts("Words alone");
  for (const address of [`/post/${post.id}`, `/profile/${ada.username}`]) {
    const tags = await tagsOf(address);
    expect(tags).toMatchObject({
      "og:image:type": "image/png",
      "og:image:alt": "Commonplace",
      "twitter:card": "summary",
    });
    expect(tags).toMatchObject(await fetched(tags));
  }
  const { id } = await ada.uploads(await pictures.png(400, 400));
  await ada.query(`mutation Wear($id: ID!) { updateProfile(input: { avatarId: $id }) { id } }`, { id: String(id) });
  for (const address of [`/profile/${ada.username}`, `/post/${post.id}`]) {
    const tags = await whenJpeg(address);
    expect(tags).toMatchObject({ "og:image:alt": "Ada", "twitter:card": "summary" });
    expect(tags).toMatchObject(await fetched(tags));
  }
});
