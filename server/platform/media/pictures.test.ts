import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PictureLimits, Pictures } from "./pictures.ts";

const LIMITS: PictureLimits = {
  kinds: ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"],
  pixels: 1_000_000,
  sentSide: 2_000,
  frames: 10,
  side: 200,
};
const pictures = new Pictures();
let folder: string;

beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "pictures-"))));
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8844cc" } });

/** Returns frames of changing colour, one below the other, as sharp expects an animation. */
function frames(count: number, side: number) {
  const data = Buffer.alloc(side * side * count * 3);
  for (let frame = 0; frame < count; frame++) {
    data.fill((frame * 40) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
  }
  return sharp(data, { raw: { width: side, height: side * count, channels: 3, pageHeight: side } });
}

async function make(bytes: Buffer | string, limits: Partial<PictureLimits> = {}) {
  const file = path.join(folder, "sent.png");
  await writeFile(file, bytes);
  return pictures.make(file, { ...LIMITS, ...limits });
}

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s becomes a WebP of the wanted size", async (format) => {
  const made = await make(await plain(600, 300).toFormat(format).toBuffer());
  expect(made).toMatchObject({ width: 200, height: 100 });
  const { format: storedFormat, width, height } = await sharp(made.bytes).metadata();
  expect({ kept: storedFormat, width, height }).toEqual({ kept: "webp", width: 200, height: 100 });
  expect(Buffer.from(made.placeholder, "base64").length).toBeGreaterThan(4);
});

test("a small picture is not enlarged", async () => {
  expect(await make(await plain(10, 10).png().toBuffer())).toMatchObject({ width: 10, height: 10 });
});

test("a picture is turned upright and says nothing of camera or location", async () => {
  const sent = await plain(300, 100)
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await make(sent);
  expect(made).toMatchObject({ width: 67, height: 200 });
  const { exif, icc, xmp, orientation } = await sharp(made.bytes).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
});

test.each(["gif", "webp"] as const)("a moving %s keeps moving", async (format) => {
  const made = await make(
    await frames(4, 50)
      .toFormat(format, { loop: 0, delay: [100, 100, 100, 100] })
      .toBuffer(),
  );
  expect(made).toMatchObject({ width: 50, height: 50 });
  expect(await sharp(made.bytes, { animated: true }).metadata()).toMatchObject({ pages: 4, pageHeight: 50 });
  const still = await sharp(made.still ?? Buffer.of()).metadata();
  expect({ pages: still.pages, width: still.width, height: still.height }).toEqual({ width: 50, height: 50 });
});

test("a moving picture is still where only its first frame is kept, and a still one has no other still", async () => {
  const made = await make(await frames(4, 50).gif().toBuffer(), { isStill: true });
  expect(made).toMatchObject({ width: 50, height: 50, still: null });
  expect((await sharp(made.bytes, { animated: true }).metadata()).pages).toBeUndefined();
  expect(await make(await frames(1, 50).gif().toBuffer())).toMatchObject({ still: null });
});

test("more frames, pixels or length than allowed are refused before they are decoded", async () => {
  const gif = await frames(12, 20).gif().toBuffer();
  await expect(make(gif)).rejects.toMatchObject({ fault: "frames" });
  await expect(make(await frames(9, 50).gif().toBuffer(), { pixels: 20_000 })).rejects.toMatchObject({
    fault: "pixels",
  });
  await expect(make(await plain(1_100, 1_000).png().toBuffer())).rejects.toMatchObject({ fault: "pixels" });
  await expect(make(await plain(2_001, 10).png().toBuffer())).rejects.toMatchObject({ fault: "side" });
});

test.each([
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["text", "just words, long enough to be looked at by whoever wants to look at them"],
  ["a page", "<!doctype html><script>1</script>"],
  ["nothing", ""],
  ["a PDF", "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"],
])("%s named .png is not a picture", async (_, content) => {
  await expect(make(content)).rejects.toMatchObject({ fault: "kind" });
});

test("a TIFF is a picture, but not of a kind that we accept", async () => {
  await expect(make(await plain(9, 9).tiff().toBuffer())).rejects.toMatchObject({ fault: "kind" });
});

test("a picture that ends early is refused", async () => {
  const noise = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#000",
    },
  });
  for (const format of ["jpeg", "png", "webp"] as const) {
    const whole = await noise.clone().toFormat(format).toBuffer();
    await expect(make(whole.subarray(0, 300))).rejects.toMatchObject({ fault: "broken" });
    await expect(make(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ fault: "broken" });
  }
});
