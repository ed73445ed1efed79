import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { clips } from "#tests/kit/clips/clips";

interface Description {
  name: string;
  type: string;
  data?: string;
  gen?: string;
}

/** Builds a form as a browser would send it, from a case's fields and the files that it describes. */
export async function formBody(
  fields: Record<string, unknown>,
  files: Record<string, Description>,
): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) {
    const bytes = file.gen === undefined ? Buffer.from(file.data ?? "") : await made(file.gen);
    form.append(name, new File([new Uint8Array(bytes)], file.name, { type: file.type }));
  }
  const response = new Response(form);
  return { type: response.headers.get("content-type") ?? "", body: Buffer.from(await response.arrayBuffer()) };
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 110 } } });

/** Makes a file from its description: `png:10x10`, `gif:500x500x2000 frames`, `jpeg:first 300 bytes only`. */
async function made(description: string): Promise<Buffer> {
  const [, kind = "", rest = ""] = /^(\w+):(.*)$/.exec(description) ?? [];
  const [width = 64, height = 64, frames = 1] = (/^[\dx]+/.exec(rest)?.[0] ?? "")
    .split("x")
    .filter(Boolean)
    .map(Number);
  if (kind === "mp4") return Buffer.from(await (await clips.mp4()).arrayBuffer());
  if (kind === "gif") return manyFrames(await blank(width, height).gif().toBuffer(), frames);
  if (kind === "jpeg") {
    const first = /first (\d+) bytes/.exec(rest)?.[1];
    if (first) return (await blank(1_600, 1_200).jpeg().toBuffer()).subarray(0, Number(first));
    return blank(width, height).jpeg().toBuffer();
  }
  const png = await blank(width, height).png().toBuffer();
  const bytes = /bytes=(\d+)/.exec(rest)?.[1];
  return bytes ? Buffer.concat([png, randomBytes(Number(bytes) - png.length)]) : png;
}

/** Repeats the one picture of a GIF: few bytes, many pixels. */
function manyFrames(gif: Buffer, count: number): Buffer {
  const table = ((gif[10] ?? 0) & 0x80) === 0 ? 0 : 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const begin = 13 + table;
  const frame = gif.subarray(begin, -1);
  return Buffer.concat([gif.subarray(0, begin), ...Array.from({ length: count }, () => frame), Buffer.from(";")]);
}

/** Makes a long text of one character, as JSON, that compresses to few bytes. */
export const inflating = (megabytes: number): Buffer =>
  gzipSync(Buffer.concat([Buffer.from('{"login":"'), Buffer.alloc(megabytes * 1_048_576, "0"), Buffer.from('"}')]));
