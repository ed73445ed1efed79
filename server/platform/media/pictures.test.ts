import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chunksOf } from "./pngChunks.ts";
import { type PictureLimits, Pictures } from "./pictures.ts";

const LIMITS: PictureLimits = {
  kinds: ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"],
  pixels: 1_000_000,
  shrinkingPixels: 3_000_000,
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

test("a JPEG may have more pixels, because it becomes smaller while it is decoded; a progressive one may not", async () => {
  const photo = plain(2_000, 1_500).withMetadata({ orientation: 6 });
  expect(await make(await photo.clone().jpeg().toBuffer())).toMatchObject({ width: 150, height: 200 });
  const [progressive, huge] = [await photo.clone().jpeg({ progressive: true }).toBuffer(), plain(2_000, 1_501)];
  await expect(make(progressive)).rejects.toMatchObject({ fault: "pixels" });
  await expect(make(await huge.jpeg().toBuffer())).rejects.toMatchObject({ fault: "pixels" });
});

/** Returns a PNG with another chunk after its header. */
const withChunk = (png: Buffer, type: string, data: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Returns the samples of the first pixel of a picture. */
const pixelOf = async (picture: Buffer) => [...(await sharp(picture).raw().toBuffer()).subarray(0, 3)];

test("the gamma of a PNG is applied, as browsers do, unless it has a colour profile", async () => {
  const grey = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#808080" } })
    .png()
    .toBuffer();
  const gamma = (value: number) => withChunk(grey, "gAMA", uint32(value));
  const middle = async (png: Buffer) => (await pixelOf((await make(png)).bytes))[0];
  expect(await middle(gamma(100_000))).toSatisfy((value: number) => Math.abs(value - 188) <= 2);
  for (const plainly of [grey, gamma(45_455), withChunk(gamma(100_000), "sRGB", Buffer.of(0))])
    expect(await middle(plainly)).toSatisfy((value: number) => Math.abs(value - 128) <= 2);
  for (const colours of ["b-w", "grey16", "rgb16"]) {
    const other = await sharp(grey).toColourspace(colours).png().toBuffer();
    expect(await middle(withChunk(other, "gAMA", uint32(100_000))), colours).toSatisfy(
      (value: number) => Math.abs(value - 188) <= 2,
    );
  }
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: "#80808080" } })
    .png()
    .toBuffer();
  const made = await sharp((await make(withChunk(clear, "gAMA", uint32(100_000)))).bytes)
    .raw()
    .toBuffer();
  expect(made[3]).toBe(128);
});

test("nothing that follows the end of a picture is kept", async () => {
  for (const format of ["png", "jpeg", "webp", "gif"] as const) {
    const sent = Buffer.concat([await plain(30, 30).toFormat(format).toBuffer(), Buffer.from("a secret tail")]);
    expect((await make(sent)).bytes.includes("a secret tail"), format).toBe(false);
  }
});

/** A frame of an animated PNG: its place, and what the frame after it finds there. */
interface Drawn {
  png: Buffer;
  at?: [left: number, top: number];
  disposal?: number;
  blend?: number;
}

/** Returns an animated PNG of frames that are PNGs, each shown for 100 ms. */
function apng(drawn: Drawn[]): Buffer {
  let number = 0;
  const parts = drawn.map(({ png, at: [left, top] = [0, 0], disposal = 0, blend = 0 }, index) => {
    const size = png.subarray(16, 24);
    const times = Buffer.from([0, 1, 0, 10, disposal, blend]);
    const control = Buffer.concat([uint32(number++), size, uint32(left), uint32(top), times]);
    const pixels = [...chunksOf(png)].filter(({ type }) => type === "IDAT").map(({ data }) => data);
    const data = Buffer.concat(pixels);
    return [
      chunk("fcTL", control),
      index === 0 ? chunk("IDAT", data) : chunk("fdAT", Buffer.concat([uint32(number++), data])),
    ];
  });
  const head = drawn[0]?.png.subarray(0, 33) ?? Buffer.of();
  const acTL = chunk("acTL", Buffer.concat([uint32(drawn.length), uint32(3)]));
  return Buffer.concat([head, acTL, ...parts.flat(), chunk("IEND", Buffer.of())]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const rgba = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer();

/** Returns the colour in the middle and in the corner of each frame, rounded to 16 steps. */
async function coloursOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture, { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = info.width;
  const pixel = (at: number) =>
    [...data.subarray(4 * at, 4 * at + 4)].map((value) => Math.round(value / 17).toString(16)).join("");
  return Array.from({ length: info.height / side }, (_, frame) => {
    const first = frame * side * side;
    return `${pixel(first + (side / 2) * side + side / 2)} ${pixel(first)}`;
  });
}

test("an animated PNG keeps moving, as its frames say", async () => {
  const [red, blue, clear] = [await rgba(40, "#ff0000"), await rgba(20, "#0000ff"), await rgba(20, "#00000000")];
  const sent = apng([
    { png: red },
    { png: blue, at: [10, 10], disposal: 2 },
    { png: clear, at: [10, 10], blend: 1 },
    { png: blue, at: [10, 10], disposal: 1 },
    { png: clear, at: [10, 10], blend: 1 },
    { png: red },
    { png: clear, at: [10, 10], blend: 0 },
  ]);
  const made = await make(sent);
  expect(made).toMatchObject({ width: 40, height: 40 });
  expect(await coloursOf(made.bytes)).toEqual([
    "f00f f00f",
    "00ff f00f",
    "f00f f00f",
    "00ff f00f",
    "0000 f00f",
    "f00f f00f",
    "0000 f00f",
  ]);
  const { pages, delay, loop } = await sharp(made.bytes, { animated: true }).metadata();
  expect({ pages, delay, loop }).toEqual({ pages: 7, delay: Array(7).fill(100), loop: 3 });
  expect(await coloursOf(made.still ?? Buffer.of())).toEqual(["f00f f00f"]);
  expect(await make(sent, { side: 20 })).toMatchObject({ width: 20, height: 20 });
  expect(await make(sent, { isStill: true })).toMatchObject({ width: 40, still: null });
});

test("the gamma of an animated PNG is applied to each frame", async () => {
  const opaque = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const plainly = apng([{ png: await opaque("#808080") }, { png: await opaque("#333333") }]);
  expect(await coloursOf((await make(plainly)).bytes)).toEqual(["888f 888f", "333f 333f"]);
  const light = withChunk(plainly, "gAMA", uint32(100_000));
  expect(await coloursOf((await make(light)).bytes)).toEqual(["bbbf bbbf", "777f 777f"]);
});

test("an animated PNG has the limits of every animation, and frames inside of it", async () => {
  const [red, blue] = [await rgba(40, "#ff0000"), await rgba(20, "#0000ff")];
  const many = apng(Array.from({ length: 11 }, () => ({ png: red })));
  await expect(make(many)).rejects.toMatchObject({ fault: "frames" });
  await expect(make(apng([{ png: red }, { png: red }]), { pixels: 3_000 })).rejects.toMatchObject({ fault: "pixels" });
  await expect(make(apng([{ png: red }, { png: blue, at: [30, 30] }]))).rejects.toMatchObject({ fault: "broken" });
  await expect(make(apng([{ png: red }, { png: blue.subarray(0, 50) }]))).rejects.toMatchObject({ fault: "broken" });
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
