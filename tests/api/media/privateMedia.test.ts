import { afterEach, expect, test, vi } from "vitest";
import { startApp } from "#tests/kit/app";
import { clips } from "#tests/kit/clips/clips";
import { join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();
afterEach(() => void vi.useRealTimers());

interface Uploaded {
  id: number;
  url: string;
  thumbnail: string | null;
  sources: { url: string }[];
}
async function upload(who: Person, file: File, more: Record<string, string | File> = {}): Promise<Uploaded> {
  const { status, body, text } = await who.send<{ media: Uploaded }>("/api/uploads", form({ file, ...more }));
  if (status !== 201) throw new Error(text);
  return body.media;
}
const statusOf = async (address: string | URL, init: RequestInit = {}) => (await fetch(address, init)).status;
const withQuery = (address: string, change: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
  return url;
};

test("a private picture is served at a signed address alone, and only the reader's own cache stores it", async () => {
  const ada = await join(app, "Ada");
  const { url, sources } = await upload(ada, await pictures.png(60, 40));
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=\d{3,4}$/);
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect(await statusOf(sources[0]?.url ?? "")).toBe(200);

  const bare = url.split("?")[0] ?? "";
  expect(bare).not.toBe(url);
  const refused = [
    bare,
    withQuery(url, { viewer: "999999" }),
    withQuery(url, { expires: "99999999999" }),
    withQuery(url, { signature: "AAAA" }),
    `${url}&expires=99999999999`,
    url.replace("/media/~", "/media/%7E").replace(/signature=.*/, ""),
  ];
  for (const address of refused) {
    expect(await statusOf(address), String(address)).toBe(404);
    expect(await statusOf(address, { headers: { authorization: `Bearer ${ada.token}` } })).toBe(404);
  }
  const other = await upload(ada, await pictures.png(60, 40));
  expect(await statusOf(`${other.url.split("?")[0]}?${url.split("?")[1]}`), "of another file").toBe(404);
});

test("a signed address expires after minutes, and each read of the message contains a new one", async () => {
  const ada = await join(app, "Ada");
  const { id, url } = await upload(ada, await pictures.png(60, 40));
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 9 * 60_000);
  expect(await statusOf(url)).toBe(200);
  vi.setSystemTime(Date.now() + 12 * 60_000);
  expect(await statusOf(url)).toBe(404);
  const put = await ada.rest.put<{ media: Uploaded }>(`/api/uploads/${id}`, { alt: "Us" }, { token: ada.token });
  expect(await statusOf(put.body.media.url)).toBe(200);
});

test("a private video is served in parts, and its still is private too", async () => {
  const ada = await join(app, "Ada");
  const { url, thumbnail } = await upload(ada, await clips.mp4(), { poster: await pictures.png(96, 54) });
  expect(await statusOf(url, { headers: { range: "bytes=0-9" } })).toBe(206);
  expect(await statusOf(thumbnail ?? "")).toBe(200);
  expect(await statusOf((thumbnail ?? "").split("?")[0] ?? "")).toBe(404);
});

test("the other sizes of an upload are private too", async () => {
  const ada = await join(app, "Ada");
  const { id, url } = await upload(ada, await pictures.png(900, 600));
  const sizes = await eventually(async () => {
    const [row] = await app.sql<{ renditions: { key: string }[] }[]>`select renditions from media where id = ${id}`;
    if (!row || row.renditions.length === 0) throw new Error("no sizes yet");
    return row.renditions;
  });
  for (const { key } of sizes) expect(await statusOf(new URL(`/media/${key}`, url)), key).toBe(404);
  const put = await ada.rest.put<{ media: Uploaded }>(`/api/uploads/${id}`, { alt: "Us" }, { token: ada.token });
  const offered = sizes.filter(({ key }) => !key.endsWith(".jpg"));
  expect(put.body.media.sources).toHaveLength(offered.length + 1);
  for (const source of put.body.media.sources) expect(await statusOf(source.url)).toBe(200);
  await ada.rest.delete(`/api/uploads/${id}`, { token: ada.token });
  await eventually(async () => expect(await statusOf(url)).toBe(404));
});
