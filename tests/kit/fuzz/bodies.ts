import { Buffer } from "node:buffer";
import { hostileText, jsonText, RawJson } from "./hostile.ts";
import type { Random } from "./random.ts";
import { FileValue } from "./schemaValues.ts";

interface Encoded {
  body: Buffer;
  type: string;
}

const BOUNDARY = "----fuzz7MA4YWxkTrZu0gW";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const FILES = [PNG, PNG, Buffer.from("GIF89a"), Buffer.alloc(0), PNG.subarray(0, 30), Buffer.from("%PDF-1.4 and more")];
/** Bytes that are no UTF-8: a lone continuation, a surrogate, an overlong zero, a cut character, a Latin-1 character. */
export const NO_UTF8 = ["80", "eda080", "c080", "e282", "e9", "f8888080", "ff"].map((bytes) =>
  Buffer.from(bytes, "hex"),
);

/** Encodes the value of a body in a form of its content type, sometimes with faults of the encoding itself. */
export function encode(value: unknown, type: string, random: Random): Encoded {
  const encoded =
    type === "application/json"
      ? { body: json(value, random), type }
      : type === "multipart/form-data"
        ? multipart(value, random)
        : { body: Buffer.from(urlEncoded(fieldsOf(value), random), "latin1"), type };
  return random.isHostile() ? damaged(encoded, random) : encoded;
}

/** The fields of a form; a list is repeated, and what no form can hold is written as JSON. */
function fieldsOf(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || value instanceof RawJson) return [["value", value]];
  return Object.entries(value).flatMap(([name, field]: [string, unknown]): [string, unknown][] =>
    Array.isArray(field) ? field.slice(0, 100).map((one) => [`${name}[]`, one] as [string, unknown]) : [[name, field]],
  );
}

const asText = (value: unknown) => (typeof value === "string" ? value : jsonText(value));

function json(value: unknown, random: Random): Buffer {
  const text = jsonText(value);
  if (!random.isHostile() || !text.startsWith("{")) return Buffer.from(text);
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const repeated = names.length > 0 ? random.choose(names) : "id";
  return Buffer.from(
    `{${JSON.stringify(repeated)}:${jsonText(hostileText(random))},${text.slice(1)}`.replace(",}", "}"),
  );
}

/** Writes fields as an address or an urlencoded form does; each character of the result is a byte. */
export function urlEncoded(fields: [string, unknown][], random: Random): string {
  return fields
    .map(([name, value]) => `${percent(name)}=${random.isHostile() ? brokenPercent(random) : percent(asText(value))}`)
    .join("&");
}

/** Percent-encodes a text; a lone surrogate becomes the bytes that a careless client would send. */
export function percent(text: string): string {
  return [...Buffer.from(text.slice(0, 3_000))]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, "0")}`,
    )
    .join("");
}

const brokenPercent = (random: Random) =>
  random.choose([
    "%",
    "%zz",
    "%ED%A0%80",
    "%FF",
    "%C0%80",
    "%00",
    "%E2%82",
    "\u00e9",
    "\u00ff\u00fe",
    "%u0041",
    "+",
    "%2e%2e%2f",
  ]);

/** Returns a segment of a path that is no valid one, or may be none. */
export const brokenSegment = (random: Random): string =>
  random.isLikely(0.5) ? brokenPercent(random) : percent(hostileText(random).slice(0, 500));

function multipart(value: unknown, random: Random): Encoded {
  const parts = fieldsOf(value).map(([name, field]) => {
    const escaped = name.replaceAll('"', "%22").replaceAll(/[\r\n\0]/g, " ");
    const isFile = field instanceof FileValue;
    const disposition = `Content-Disposition: form-data; name="${escaped}"${isFile ? `; filename="${fileName(random)}"` : ""}`;
    const content = isFile ? random.choose(FILES) : Buffer.from(asText(field));
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\n${disposition}${isFile ? "\r\nContent-Type: image/png" : ""}\r\n\r\n`),
      content,
      Buffer.from("\r\n"),
    ]);
  });
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}

const fileName = (random: Random) =>
  random.choose(["idea.png", "a.png", "", "../../x.png", "x".repeat(300), "%00.svg", "\u202Egnp.exe"]);

/** The ways in which a client gets the encoding itself wrong. */
const DAMAGES: ((encoded: Encoded, random: Random) => Encoded)[] = [
  ({ body, type }, random) => {
    const at = random.between(0, body.length);
    return { body: Buffer.concat([body.subarray(0, at), random.choose(NO_UTF8), body.subarray(at)]), type };
  },
  ({ body, type }, random) => ({ body: body.subarray(0, random.between(0, body.length)), type }),
  ({ type }) => ({ body: Buffer.alloc(0), type }),
  ({ body }, random) => ({
    body,
    type: random.choose([
      "text/plain",
      "application/json; charset=utf-16",
      "application/json; charset=x-unknown",
      "application/json; charset=iso-8859-1",
      "application/x-www-form-urlencoded; charset=latin1",
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "multipart/form-data; boundary=other",
      "multipart/mixed; boundary=x",
      "application/graphql",
      "application/xml",
      "json",
      ";;;",
      "",
    ]),
  }),
  ({ type }, random) => ({
    body: Buffer.from(
      random.choose([
        "null",
        "[]",
        "1",
        '"x"',
        "{",
        "}{",
        "[1,",
        "\uFEFF{}",
        "NaN",
        "{'a':1}",
        "--x\r\n\r\n--x--",
        "&&==&",
      ]),
    ),
    type,
  }),
];

const damaged = (encoded: Encoded, random: Random) => random.choose(DAMAGES)(encoded, random);
