import { existsSync } from "node:fs";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { newKey } from "#server/platform/storage/storage";
import { startApp } from "#tests/kit/app";
import { clips } from "#tests/kit/clips/clips";
import { LOCATION, trackedClip } from "#tests/kit/clips/trackedClips";
import { join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";
import { mediaOf, type RestMedia, share, type Source, upload, uploaded } from "./mediaCalls.ts";

const app = await startApp();

const keyOf = (url: string) => path.basename(new URL(url).pathname);
const fileOf = (url: string) => path.join(app.dataDir, "media", keyOf(url));
const here = (url: string) => new URL(new URL(url).pathname + new URL(url).search, app.url);
const sizesOf = (sources: Source[]) => sources.map(({ type, width }) => `${type.slice(6)} ${width}`);

/** Returns how many frames the picture at an address has. */
async function pagesAt(url: string | null): Promise<number> {
  const answer = await fetch(here(url ?? ""));
  const { pages = 1 } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return pages;
}

async function resized(media: RestMedia): Promise<void> {
  await eventually(async () => {
    const rows = await app.sql`select 1 from media where id = ${media.id} and renditions <> '[]'`;
    expect(rows).toHaveLength(1);
  });
}

async function sweep(isDone: () => void | Promise<void>): Promise<void> {
  await app.sql`select graphile_worker.add_job('media.sweep')`;
  await eventually(isDone);
}

describe("a picture", () => {
  const WIDE = ["avif 480", "avif 720", "avif 1080", "webp 480", "webp 720", "webp 1080"];

  test("that was shared when its sizes were made has all of them, in both formats and with exact widths", async () => {
    const ada = await join(app, "Ada");
    const media = await uploaded(ada, await pictures.png(1_400, 700));
    expect(sizesOf(media.sources)).toEqual(["webp 1080"]);
    await resized(media);
    const { sources, width, height } = await mediaOf(ada, await share(ada, media));
    expect(sizesOf(sources)).toEqual(WIDE);
    expect({ width, height }).toEqual({ width: 1_080, height: 540 });
    for (const source of sources) {
      const answer = await fetch(here(source.url));
      expect(answer.headers.get("content-type")).toBe(source.type);
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ width: made.width, height: made.height }).toEqual({ width: source.width, height: source.width / 2 });
    }
  });

  test("that was shared before its sizes were made has them afterwards", async () => {
    const ada = await join(app, "Ada");
    const media = await uploaded(ada, await pictures.png(1_400, 700));
    await resized(media);
    const post = await share(ada, media);
    await app.sql`update media set renditions = '[]' where id = ${media.id}`;
    await app.sql`update posts set media = jsonb_set(media, '{0,renditions}', '[]') where id = ${post}`;
    expect(sizesOf((await mediaOf(ada, post)).sources)).toEqual(["webp 1080"]);
    await app.sql`select graphile_worker.add_job('media.resize', json_build_object('mediaId', ${media.id}::int))`;
    await eventually(async () => expect(sizesOf((await mediaOf(ada, post)).sources)).toEqual(WIDE));
  });

  test("that is shared while its sizes are made has them in the end", async () => {
    const ada = await join(app, "Ada");
    const filesOf = async ({ url }: RestMedia) => {
      const { dir, name } = path.parse(fileOf(url));
      return (await readdir(dir)).filter((file) => file.startsWith(name));
    };
    // The first rendition exists when the upload is answered; the others follow one by one, and the row after the last.
    const shares = await Promise.all(
      [1, 2, 3, 4].map(async (files) => {
        const media = await uploaded(ada, await pictures.png(500, 500));
        await eventually(async () => (await filesOf(media)).length >= files, { interval: 1 });
        return share(ada, media);
      }),
    );
    for (const post of shares)
      await eventually(async () =>
        expect(sizesOf((await mediaOf(ada, post)).sources)).toEqual(["avif 480", "avif 500", "webp 480", "webp 500"]),
      );
  });

  test("of a group has them too", async () => {
    const ada = await join(app, "Ada");
    const media = await uploaded(ada, await pictures.png(500, 500));
    await resized(media);
    const about = { name: `Sized ${media.id}`, description: "About sizes", category: "Design", cover_id: media.id };
    const { group } = (await ada.send<{ group: { id: number; slug: string } }>("/api/groups", about)).body;
    await app.sql`update groups set cover = jsonb_set(cover, '{renditions}', '[]') where id = ${group.id}`;
    await app.sql`select graphile_worker.add_job('media.resize', json_build_object('mediaId', ${media.id}::int))`;
    const query = `query ($slug: String!) { group(slug: $slug) { cover { sources { url width type } } } }`;
    await eventually(async () => {
      const answer = await ada.query<{ group: { cover: { sources: Source[] } } }>(query, { slug: group.slug });
      expect(sizesOf(answer.group.cover.sources)).toEqual(["avif 480", "avif 500", "webp 480", "webp 500"]);
    });
  });

  test("of a profile has them too", async () => {
    const ada = await join(app, "Ada");
    const media = await uploaded(ada, await pictures.png(600, 600));
    await app.sql`update users set avatar = ${app.sql.json({ key: keyOf(media.url), width: 600, height: 600, placeholder: null })}
      where id = ${ada.id}`;
    const query = `query ($id: ID!) { post(id: $id) { author { avatar { sources { url width type } } } } }`;
    const post = await ada.posts("Look at me");
    await eventually(async () => {
      const answer = await ada.query<{ post: { author: { avatar: { sources: Source[] } } } }>(query, { id: post.id });
      expect(sizesOf(answer.post.author.avatar.sources)).toEqual(["avif 480", "avif 600", "webp 480", "webp 600"]);
    });
  });

  test("is never made larger than it is", async () => {
    const ada = await join(app, "Ada");
    const small = await uploaded(ada, await pictures.png(200, 300));
    const tall = await uploaded(ada, await pictures.png(1_000, 2_000));
    await resized(tall);
    expect(sizesOf((await mediaOf(ada, await share(ada, tall))).sources)).toEqual([
      "avif 480",
      "avif 540",
      "webp 480",
      "webp 540",
    ]);
    expect(sizesOf((await mediaOf(ada, await share(ada, small))).sources)).toEqual(["webp 200"]);
  });

  test("contains no camera and location in any size", async () => {
    const ada = await join(app, "Ada");
    const media = await uploaded(ada, await pictures.jpegOnItsSide(1_400, 1_000));
    await resized(media);
    expect(media).toMatchObject({ width: 771, height: 1_080, placeholder: expect.any(String) });
    const stem = keyOf(media.url).split(".")[0] ?? "";
    const files = (await readdir(path.dirname(fileOf(media.url)))).filter((name) => name.startsWith(stem));
    expect(files.length).toBeGreaterThan(3);
    for (const name of files) {
      const { exif, xmp, icc } = await sharp(path.join(app.dataDir, "media", name)).metadata();
      expect({ exif, xmp, icc }, name).toEqual({});
    }
  });

  test("that is animated stays animated, in one size", async () => {
    const ada = await join(app, "Ada");
    const media = await uploaded(ada, await pictures.animation(6, 600));
    expect((await sharp(await readFile(fileOf(media.url)), { animated: true }).metadata()).pages).toBe(6);
    expect(sizesOf(media.sources)).toEqual(["webp 600"]);
  });

  test("that is animated says so and has a still, on both faces; another has none", async () => {
    const ada = await join(app, "Ada");
    const [moving, still] = [
      await uploaded(ada, await pictures.animation(6)),
      await uploaded(ada, await pictures.png()),
    ];
    expect(still).toMatchObject({ animated: false, thumbnail: null });
    expect(moving).toMatchObject({ animated: true, thumbnail: expect.stringContaining(".webp") });
    const post = await share(ada, moving);
    const posted = await mediaOf(ada, post);
    expect(posted).toMatchObject({ animated: true });
    expect(await pagesAt(posted.url)).toBe(6);
    expect(await pagesAt(posted.thumbnail)).toBe(1);
    const { body } = await ada.rest.get<{ post: { media: RestMedia[] } }>(`/api/posts/${post}`, { token: ada.token });
    expect(body.post.media).toMatchObject([{ animated: true, thumbnail: posted.thumbnail }]);
  });

  test("that is animated is still as a photo, a banner and a cover", async () => {
    const ada = await join(app, "Ada");
    const sent = form({ name: "Ada", avatar: await pictures.animation(6), banner: await pictures.animation(6) });
    const direct = await ada.send<{ user: { avatar: string; banner: string } }>("/api/profile", sent);
    expect(direct.status, direct.text).toBe(200);
    for (const url of [direct.body.user.avatar, direct.body.user.banner]) expect(await pagesAt(url)).toBe(1);
    const [moving, other] = [
      await uploaded(ada, await pictures.animation(6)),
      await uploaded(ada, await pictures.animation(6)),
    ];
    await resized(moving);
    const { updateProfile } = await ada.query<{ updateProfile: { avatar: { url: string } } }>(
      `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { avatar { url } } }`,
      { input: { avatarId: String(moving.id) } },
    );
    const about = { name: `Moved ${other.id}`, description: "About motion", category: "Design", cover_id: other.id };
    const { group } = (await ada.send<{ group: { cover: string } }>("/api/groups", about)).body;
    for (const url of [updateProfile.avatar.url, group.cover]) expect(await pagesAt(url)).toBe(1);
    // What moved is gone, and the sizes of the still are made.
    await eventually(() => expect(existsSync(fileOf(moving.url))).toBe(false));
    const rows =
      await app.sql`select 1 from media where id = ${moving.id} and thumbnail_key is null and renditions <> '[]'`;
    expect(rows).toHaveLength(1);
  });

  test.each<[string, () => Promise<File>, RegExp]>([
    ["of 301 frames", () => pictures.animation(301), /animation of at most 300 frames/],
    ["of 49 million pixels", pictures.bomb, /at most 40 million pixels/],
    ["of 16,385 pixels on a side", () => pictures.png(16_385, 2), /at most 16,384 pixels on a side/],
  ])("%s is refused with the limit that it exceeds", async (_, make, message) => {
    const { status, body } = await upload(await join(app, "Ada"), { file: await make() });
    expect(status).toBe(422);
    expect(body.message).toMatch(message);
    expect(body.errors?.["file"]).toEqual([body.message]);
  });
});

describe("a video", () => {
  test.each([
    ["MP4", clips.mp4, { width: 96, height: 54, duration: 1.5 }, "video/mp4", ".mp4"],
    ["MP4 held upright", clips.upright, { width: 54, height: 96, duration: 1.5 }, "video/mp4", ".mp4"],
    ["QuickTime film", clips.quickTime, { width: 96, height: 54, duration: 1.5 }, "video/quicktime", ".mov"],
    ["WebM", clips.webm, { width: 96, height: 54, duration: 1.2 }, "video/webm", ".webm"],
    ["recording of a browser", clips.recording, { width: 96, height: 54, duration: 1.2 }, "video/webm", ".webm"],
  ] as const)(
    "as %s is recognized by its content, measured, and served with its type",
    async (_, make, facts, type, ending) => {
      const ada = await join(app, "Ada");
      const file = new File([await make()], "holiday.png", { type: "image/png" });
      const media = await uploaded(ada, file, { alt: "Colours that move" });
      expect(media).toMatchObject({ type: "video", ...facts, alt: "Colours that move", thumbnail: null, sources: [] });
      expect(path.extname(keyOf(media.url))).toBe(ending);
      expect((await fetch(here(media.url), { method: "HEAD" })).headers.get("content-type")).toBe(type);
      expect(await mediaOf(ada, await share(ada, media))).toMatchObject({ type: "VIDEO", ...facts, sources: [] });
    },
  );

  test("has the still that its sender's browser made", async () => {
    const ada = await join(app, "Ada");
    const media = await uploaded(ada, await clips.mp4(), { poster: await pictures.png(96, 54) });
    expect(keyOf(media.thumbnail ?? "")).toMatch(/\.webp$/);
    expect(media.placeholder).toEqual(expect.any(String));
    const still = await mediaOf(ada, await share(ada, media));
    expect(still).toMatchObject({ placeholder: media.placeholder });
    const answer = await fetch(here(still.thumbnail ?? ""));
    expect(answer.headers.get("content-type")).toBe("image/webp");
  });

  test("is stored without a still that is no picture", async () => {
    const ada = await join(app, "Ada");
    expect(await uploaded(ada, await clips.mp4(), { poster: pictures.textNamedPng() })).toMatchObject({
      thumbnail: null,
    });
  });

  test("contains no location and title any more, and has the same length", async () => {
    const ada = await join(app, "Ada");
    for (const clip of [clips.mp4, clips.quickTime, clips.webm]) {
      const sent = await clip();
      const media = await uploaded(ada, sent);
      const stored = await readFile(fileOf(media.url));
      expect(stored.length).toBe(sent.size);
      expect(Buffer.from(await sent.arrayBuffer()).toString("latin1")).toMatch(/Secret place|48\.8584/);
      expect(stored.toString("latin1")).not.toMatch(/Secret place|48\.8584/);
      const again = await uploaded(ada, new File([new Uint8Array(stored)], "again"));
      expect(again).toMatchObject({ duration: media.duration, width: media.width, height: media.height });
    }
  });

  test.each([
    ["Apple", "meta", "mebx"],
    ["GoPro", "meta", "gpmd"],
    ["a drone, in its subtitles", "sbtl", "tx3g"],
  ])(
    "contains nothing of a track with locations, as %s writes it, and its pictures byte by byte",
    async (_, handler, entry) => {
      const ada = await join(app, "Ada");
      const [sent, plain] = [await trackedClip(handler, entry), await clips.mp4()];
      const media = await uploaded(ada, sent);
      expect(media).toMatchObject({ duration: 1.5, width: 96, height: 54 });
      const stored = await readFile(fileOf(media.url));
      expect(stored.length).toBe(sent.size);
      const before = Buffer.from(await sent.arrayBuffer()).toString("latin1");
      expect(before.split(LOCATION).length).toBeGreaterThan(9);
      expect(stored.toString("latin1")).not.toMatch(/GPS|59\.9139|10\.7522/);
      // The samples of the film are at the same offsets as in the clip from which it was made.
      const pieces = Buffer.from(await plain.arrayBuffer()).subarray(978 + 8);
      expect(stored.subarray(978 + 8, 978 + 8 + pieces.length).equals(pieces)).toBe(true);
      expect(await uploaded(ada, new File([new Uint8Array(stored)], "again"))).toMatchObject({ duration: 1.5 });
    },
  );

  test("whose locations cannot be removed is refused with a reason", async () => {
    const ada = await join(app, "Ada");
    const { status, body } = await upload(ada, { file: await trackedClip("meta", "mebx", { inFragments: true }) });
    expect([status, body.message]).toEqual([415, expect.stringContaining("such as locations")]);
    expect(await app.sql`select 1 from media where owner_id = ${ada.id}`).toHaveLength(0);
  });

  test.each<[string, () => Promise<File>, number]>([
    ["that ends early", clips.cut, 415],
    ["without pictures", clips.soundOnly, 415],
    ["of 300,000 boxes", clips.crowded, 415],
    ["of over 50 MB", () => clips.tooLarge(50 * 1024 * 1024), 413],
  ])("%s is refused, and nothing is stored", async (_, make, expected) => {
    const ada = await join(app, "Ada");
    const { status, body } = await upload(ada, { file: await make() });
    expect(status, body.message).toBe(expected);
    expect(body.message).toMatch(/^(This|Please select)/);
    expect(await app.sql`select 1 from media where owner_id = ${ada.id}`).toHaveLength(0);
  });
});

describe("an unattached upload", () => {
  test("can be described later, by its owner alone", async () => {
    const [ada, cy] = await Promise.all([join(app, "Ada"), join(app, "Cy")]);
    const { id } = await uploaded(ada, await pictures.png());
    const put = (who: Person, alt: unknown) =>
      who.rest.put<{ media: RestMedia }>(`/api/uploads/${id}`, { alt }, { token: who.token });
    expect((await put(ada, "  A red door ")).body.media).toMatchObject({ id, alt: "A red door" });
    expect((await put(cy, "Mine")).status).toBe(404);
    expect((await put(ada, "x".repeat(1_001))).status).toBe(422);
    expect((await put(ada, "")).body.media.alt).toBeNull();
  });

  test("can be deleted with its file, and only while it is unattached", async () => {
    const [ada, cy] = await Promise.all([join(app, "Ada"), join(app, "Cy")]);
    const media = await uploaded(ada, await pictures.png(600, 400));
    await resized(media);
    const address = `/api/uploads/${media.id}`;
    expect((await cy.rest.delete(address, { token: cy.token })).status).toBe(404);
    expect((await ada.rest.delete(address, { token: ada.token })).status).toBe(200);
    expect((await ada.rest.delete(address, { token: ada.token })).status).toBe(404);
    await eventually(() => {
      for (const file of [fileOf(media.url), fileOf(media.url).replace(".webp", ".480.avif")])
        expect(existsSync(file)).toBe(false);
    });
    const attached = await uploaded(ada, await pictures.png());
    const published = await mediaOf(ada, await share(ada, attached));
    expect((await ada.rest.delete(`/api/uploads/${attached.id}`, { token: ada.token })).status).toBe(404);
    expect(existsSync(fileOf(published.url))).toBe(true);
  });

  test("counts toward its owner's storage, also when many come at once", async () => {
    const ada = await join(app, "Ada");
    await app.sql`insert into media (owner_id, type, key, width, height, bytes, attached_at)
      values (${ada.id}, 'video', ${newKey("mp4")}, 1, 1, ${500 * 1024 * 1024 - 5_000}, now())`;
    const answers = await Promise.all([1, 2, 3, 4].map(async () => upload(ada, { file: await clips.mp4() })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 413, 413, 413]);
    expect(answers.find(({ status }) => status === 413)?.body.message).toMatch(/500MB/);
  });
});

describe("the sweep", () => {
  const OLD = new Date(Date.now() - 25 * 3_600_000);

  test("removes files without a row, other sizes too, once they are a day old", async () => {
    const keys = [newKey("webp"), newKey("mp4"), newKey("webp").replace(".webp", ".480.avif"), newKey("webp")];
    const files = keys.map((key) => path.join(app.dataDir, "media", key));
    const fresh = files.at(-1) ?? "";
    const ada = await join(app, "Ada");
    const stored = await uploaded(ada, await pictures.png(600, 400));
    await resized(stored);
    for (const file of files) await writeFile(file, "left over");
    const sizes = ["webp", "480.avif", "600.jpg"].map((end) => fileOf(stored.url).replace(/webp$/, end));
    for (const file of [...files.slice(0, -1), ...sizes]) await utimes(file, OLD, OLD);
    await sweep(() => expect(files.slice(0, -1).filter((file) => existsSync(file))).toEqual([]));
    for (const file of [fresh, ...sizes]) expect(existsSync(file)).toBe(true);
  });

  test("removes unattached uploads after a day with their files, except those of a draft or a post", async () => {
    const ada = await join(app, "Ada");
    const [waiting, drafted, shared, recent] = [
      await uploaded(ada, await clips.mp4(), { poster: await pictures.png() }),
      await uploaded(ada, await pictures.png()),
      await uploaded(ada, await pictures.png()),
      await uploaded(ada, await pictures.png()),
    ];
    const published = await mediaOf(ada, await share(ada, shared));
    const old = [waiting, drafted, shared].map(({ id }) => id);
    await app.sql`update media set created_at = ${OLD.toISOString()} where id = any(${old})`;
    await app.sql`with draft as (insert into drafts (user_id, kind, data) values (${ada.id}, 'post', '{}') returning id)
      insert into draft_media select id, ${drafted.id} from draft`;
    await sweep(() => expect(existsSync(fileOf(waiting.thumbnail ?? ""))).toBe(false));
    expect(existsSync(fileOf(waiting.url))).toBe(false);
    for (const { url } of [drafted, published, recent]) expect(existsSync(fileOf(url))).toBe(true);
    const rows = await app.sql<{ id: number }[]>`select id::int from media where owner_id = ${ada.id} order by id`;
    expect(rows.map(({ id }) => id)).toEqual([drafted.id, shared.id, recent.id]);
  });
});
