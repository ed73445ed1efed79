import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The names of the files in the data folder: the secret that signs tokens, and the keys that sign pushes. */
export const SECRET_FILE = "jwt-secret";
export const VAPID_FILE = "vapid-keys";

type SecretFile = typeof SECRET_FILE | typeof VAPID_FILE;

/** Returns the signing secret of a server without JWT_SECRET, so that tokens survive a restart. */
export const storedSecret = (dataDir: string): string =>
  storedText(dataDir, SECRET_FILE, () => randomBytes(48).toString("base64url"));

/**
 * Returns the text of a secret file of the data folder: it is created once, readable by its owner alone. Servers that
 * start together agree on one text, because only a whole file ever appears under its name.
 */
export function storedText(dataDir: string, name: SecretFile, create: () => string): string {
  const file = path.join(dataDir, name);
  fs.mkdirSync(dataDir, { recursive: true });
  return read(file) ?? store(file, create());
}

/** Makes another text the one of a secret file. The former one is set aside, and what it signed ends. */
export function replaceStoredText(dataDir: string, name: SecretFile, text: string): void {
  const file = path.join(dataDir, name);
  fs.renameSync(file, `${file}.before-restore`);
  store(file, text);
}

function read(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8").trim() || null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function store(file: string, secret: string): string {
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
