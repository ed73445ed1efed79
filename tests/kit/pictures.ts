import sharp from "sharp";

const blank = (width: number, height: number, background = "#28786e") =>
  sharp({ create: { width, height, channels: 3, background } });

/** Files that members would choose, and some that they should not. */
export const pictures = {
  async png(width = 64, height = 48, name = "idea.png"): Promise<File> {
    return new File([toBytes(await blank(width, height).png().toBuffer())], name, { type: "image/png" });
  },
  /** Returns a picture on white paper, as drawings and charts are. */
  async drawing(width = 900, height = 600): Promise<File> {
    return new File([toBytes(await blank(width, height, "#f7f7f7").png().toBuffer())], "chart.png", {
      type: "image/png",
    });
  },
  /** Returns a picture that lies on its side, as phones store them, and contains the location where it was taken. */
  async jpegOnItsSide(width = 80, height = 40): Promise<File> {
    const bytes = await blank(width, height)
      .withExif({ IFD0: { Copyright: "Secret place" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "60/1 10/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    return new File([toBytes(bytes)], "turned.jpg", { type: "image/jpeg" });
  },
  /** Returns a photo as large as phones take them, in few bytes. */
  async jpeg(width: number, height: number, name = "photo.jpg"): Promise<File> {
    return new File([toBytes(await blank(width, height).jpeg().toBuffer())], name, { type: "image/jpeg" });
  },
  /** Returns a photo of many bytes: over 10 MB from 8 million pixels on. */
  async noise(width: number, height: number, name = "noise.jpg"): Promise<File> {
    const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
    const picture = sharp({ create: { width, height, channels: 3, background: "#000", noise } });
    return new File([toBytes(await picture.jpeg({ quality: 100 }).toBuffer())], name, { type: "image/jpeg" });
  },
  /** Returns the first bytes of a photo in the format of iPhones. */
  heic(name = "IMG_0001.HEIC"): File {
    return new File([`\0\0\0\x18ftypheic\0\0\0\0mif1heic${"\0".repeat(64)}`], name, { type: "image/heic" });
  },
  async gif(): Promise<File> {
    return new File([toBytes(await blank(20, 20).gif().toBuffer())], "small.gif", { type: "image/gif" });
  },
  /** Returns frames of changing colour. */
  async animation(count: number, side = 20, name = "moving.gif"): Promise<File> {
    const data = Buffer.alloc(side * side * count * 3);
    for (let frame = 0; frame < count; frame++)
      data.fill((frame * 37) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
    const bytes = await sharp(data, { raw: { width: side, height: side * count, channels: 3, pageHeight: side } })
      .gif({ effort: 1 })
      .toBuffer();
    return new File([toBytes(bytes)], name, { type: "image/gif" });
  },
  svg(): File {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
    return new File([text], "drawing.svg", { type: "image/svg+xml" });
  },
  textNamedPng(): File {
    return new File(["This is a text and no picture."], "idea.png", { type: "image/png" });
  },
  /** Returns a file that begins like a PNG and ends early. */
  async cutPng(): Promise<File> {
    const whole = await blank(64, 64).png().toBuffer();
    return new File([toBytes(whole.subarray(0, 60))], "cut.png", { type: "image/png" });
  },
  /** Returns few bytes that would be 49 million pixels. */
  async bomb(): Promise<File> {
    const bytes = await blank(7_000, 7_000).png({ compressionLevel: 9, palette: true }).toBuffer();
    return new File([toBytes(bytes)], "bomb.png", { type: "image/png" });
  },
  /** Returns more bytes than a post's picture may have. */
  tooLarge(bytes: number): File {
    const head = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return new File([head, new Uint8Array(bytes)], "large.png", { type: "image/png" });
  },
};

const toBytes = (buffer: Buffer) => new Uint8Array(buffer);
