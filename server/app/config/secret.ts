import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Returns the signing secret of a server without JWT_SECRET: it is created once and stored in the data folder, readable
 * by its owner alone, so that tokens survive a restart. Servers that start together agree on one secret, because only a
 * whole file ever appears under its name.
 */
export function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, "jwt-secret");
  fs.mkdirSync(dataDir, { recursive: true });
  return read(file) ?? make(file);
}

function read(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8").trim() || null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function make(file: string): string {
  const secret = randomBytes(48).toString("base64url");
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const handle = fs.openSync(draft, "wx", 0o600);
  try {
    fs.writeSync(handle, secret);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  try {
    fs.linkSync(draft, file);
    return secret;
  } catch {
    const theirs = read(file);
    if (theirs) return theirs;
    fs.renameSync(draft, file);
    return secret;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}
