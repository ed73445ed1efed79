import { Buffer } from "node:buffer";

/*
 * The format of tar (ustar), with which `tar` and every archive program can read a backup. Libraries that write it must
 * know the length of each file before its first byte, which for a dump would mean to store the database twice.
 */

export const BLOCK = 512;
const OCTAL_MAX = 8 ** 11 - 1;

/** Returns how many zeros follow a file, so that the next one begins at a block. */
export const paddingOf = (bytes: number): number => (BLOCK - (bytes % BLOCK)) % BLOCK;

/** Returns the block that stands before a file. @param name at most 100 ASCII characters. */
export function headerOf(name: string, bytes: number, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`${name} cannot be the name of a file in a backup`);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  if (bytes <= OCTAL_MAX) header.write(octal(bytes, 12), 124);
  else {
    // Files of 8 GB and more have their length in binary, as GNU tar and its readers know it.
    header.writeUInt8(0x80, 124);
    header.writeBigUInt64BE(BigInt(bytes), 128);
  }
  header.write(octal(seconds, 12), 136);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(" ".repeat(8), 148);
  header.write(`${octal(sumOf(header), 7)} `, 148);
  return header;
}

/** Reads the block before a file; null for the zeros at the end of an archive. @throws for anything else. */
export function readHeader(header: Buffer): { name: string; bytes: number } | null {
  if (header.every((byte) => byte === 0)) return null;
  const textAt = (from: number, to: number) => header.toString("latin1", from, to).replace(/\0.*$/s, "");
  const stated = Number.parseInt(textAt(148, 156).trim(), 8);
  const blanked = Buffer.from(header).fill(" ", 148, 156);
  if (textAt(257, 262) !== "ustar" || stated !== sumOf(blanked)) throw new Error("This is not the header of a file");
  const isBinary = header.readUInt8(124) === 0x80;
  const bytes = isBinary ? Number(header.readBigUInt64BE(128)) : Number.parseInt(textAt(124, 136), 8);
  return { name: textAt(0, 100), bytes };
}

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);
