import { readFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "#server/app/config/config";
import { replaceStoredText, SECRET_FILE, VAPID_FILE } from "#server/app/config/secret";

type Settings = Pick<Config, "dataDir" | "jwtSecret" | "vapid">;

/** Checks whether tokens are signed with the secret of the data folder, and not with one of the environment. */
export const isStoredSecret = ({ dataDir, jwtSecret }: Pick<Settings, "dataDir" | "jwtSecret">): boolean =>
  isStored(dataDir, SECRET_FILE, jwtSecret);

/** Checks whether pushes are signed with the keys of the data folder, and not with those of the environment. */
export const isStoredVapid = ({ dataDir, vapid }: Pick<Settings, "dataDir" | "vapid">): boolean =>
  isStored(dataDir, VAPID_FILE, vapid.privateKey);

function isStored(dataDir: string, name: string, text: string): boolean {
  try {
    return readFileSync(path.join(dataDir, name), "utf8").trim() === text;
  } catch {
    return false;
  }
}

/**
 * Stores the secret of a backup in the data folder, so that the tokens of its sessions stay valid. A secret that is
 * there has signed nothing for the restored members; it is set aside. @returns what the operator has to know, if anything.
 */
export function restoreSecret(config: Settings, secret: string): string | null {
  if (secret === config.jwtSecret) return null;
  if (!isStoredSecret(config)) {
    return (
      "The backup's tokens were signed with another secret than JWT_SECRET. Members have to sign in again, unless " +
      "you set JWT_SECRET_PREVIOUS to the content of the file jwt-secret in the backup."
    );
  }
  replaceStoredText(config.dataDir, SECRET_FILE, secret);
  return null;
}

/** The same for the keys of pushes: the devices of the restored members take pushes of no others. */
export function restoreVapid(config: Settings, privateKey: string): string | null {
  if (privateKey === config.vapid.privateKey) return null;
  if (!isStoredVapid(config)) {
    return (
      "The backup's devices take pushes of other keys than VAPID_PRIVATE_KEY only. Members have to switch push on again, " +
      "unless you set VAPID_PRIVATE_KEY to the content of the file vapid-keys in the backup, and its public key."
    );
  }
  replaceStoredText(config.dataDir, VAPID_FILE, privateKey);
  return null;
}
