import { Buffer } from "node:buffer";
import { createECDH } from "node:crypto";
import type { VapidKeys } from "#server/platform/push/pushModel";
import { storedText, VAPID_FILE } from "./secret.ts";

type Keys = Omit<VapidKeys, "subject">;

const CURVE = "prime256v1";
const PRIVATE_BYTES = 32;

/**
 * Returns the keys with which a server without VAPID_PRIVATE_KEY signs pushes. They are stored in the data folder, because
 * browsers take pushes only from whoever has the keys with which the device was added.
 */
export function storedVapidKeys(dataDir: string): Keys {
  const text = storedText(dataDir, VAPID_FILE, createKey);
  const keys = vapidKeysOf(text);
  if (!keys) throw new Error(`the file ${VAPID_FILE} holds no key`);
  return keys;
}

/** Returns both keys of a private one; null for a text that is none. */
export function vapidKeysOf(privateKey: string): Keys | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null;
  try {
    const curve = createECDH(CURVE);
    curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return { privateKey, publicKey: curve.getPublicKey("base64url") };
  } catch {
    return null;
  }
}

function createKey(): string {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  const key = curve.getPrivateKey();
  return Buffer.concat([Buffer.alloc(PRIVATE_BYTES - key.length), key]).toString("base64url");
}
