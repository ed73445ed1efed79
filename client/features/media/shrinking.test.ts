import { afterEach, describe, expect, test, vi } from "vitest";
import { moves } from "./shrinking.ts";
import { takenPicture } from "./takenPicture.ts";

/** Returns the bytes of a text, one for each character. */
const head = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const webp = (flags: number) => head(`RIFF\x00\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00${String.fromCharCode(flags)}`);
const png = (chunk: string) =>
  head(`\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR${"\x00".repeat(17)}\x00\x00\x00\x08${chunk}`);

test.each([
  ["a GIF", head("GIF89a")],
  ["an animated WebP", webp(0x12)],
  ["an animated PNG", png("acTL")],
  ["an animated AVIF", head("\x00\x00\x00\x1cftypavis")],
])("%s moves", (_, bytes) => {
  expect(moves(bytes)).toBe(true);
});

test.each([
  ["a JPEG", head("\xff\xd8\xff\xe0")],
  ["a WebP with transparent parts", webp(0x10)],
  ["a simple WebP", head("RIFF\x00\x00\x00\x00WEBPVP8 ")],
  ["a PNG", png("IDAT")],
  ["an AVIF", head("\x00\x00\x00\x1cftypavif")],
  ["nothing", head("")],
])("%s does not", (_, bytes) => {
  expect(moves(bytes)).toBe(false);
});

describe("a picture that is sent", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Acts as a browser that reads pictures of 3,000 pixels, and makes smaller ones of so many bytes. */
  function browser(bytes: number, canDraw = true): void {
    vi.stubGlobal(
      "Image",
      class {
        naturalWidth = 3_000;
        naturalHeight = 3_000;
        onload?: () => void;
        set src(_: string) {
          queueMicrotask(() => this.onload?.());
        }
      },
    );
    const context = {
      drawImage() {
        if (!canDraw) throw new DOMException("no memory", "InvalidStateError");
      },
    };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) =>
      done(new Blob([new Uint8Array(bytes)], { type: type ?? "image/png" })),
    );
  }

  const file = (bytes: number, type = "image/webp") => new File([new Uint8Array(bytes)], "photo", { type });

  test("is the smaller one", async () => {
    browser(50);
    expect(await takenPicture(file(90), 100)).toMatchObject({ file: { size: 50, type: "image/webp" } });
    expect(await takenPicture(file(200, "image/heic"), 100)).toMatchObject({ file: { size: 50, type: "image/jpeg" } });
  });

  test("is the file itself where the smaller one would need too many bytes, or cannot be drawn", async () => {
    const sent = file(90);
    browser(150);
    expect(await takenPicture(sent, 100)).toEqual({ file: sent });
    browser(50, false);
    expect(await takenPicture(sent, 100)).toEqual({ file: sent });
    expect(await takenPicture(file(101), 100)).toHaveProperty("refusal");
  });
});
