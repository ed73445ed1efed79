import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/app/config/config";
import { isStoredVapid, restoreVapid } from "./secretFile.ts";

/** The settings of an installation that has a data folder of its own. */
function installation(env: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "commonplace-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return readConfig({ DATA_DIR: folder, ...env });
}

test("the keys of a backup take the place of those that have pushed to nobody", () => {
  const [former, fresh] = [installation(), installation()];
  expect(isStoredVapid(former)).toBe(true);
  expect(restoreVapid(fresh, former.vapid.privateKey)).toBeNull();
  const restored = readConfig({ DATA_DIR: fresh.dataDir });
  expect(restored.vapid.publicKey).toBe(former.vapid.publicKey);
  expect(readFileSync(path.join(fresh.dataDir, "vapid-keys.before-restore"), "utf8")).toBe(fresh.vapid.privateKey);
  expect(restoreVapid(restored, former.vapid.privateKey)).toBeNull();
});

test("keys of the environment stay, and the operator learns what follows", () => {
  const former = installation();
  const { publicKey, privateKey } = installation().vapid;
  const named = installation({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  expect(isStoredVapid(named)).toBe(false);
  expect(restoreVapid(named, former.vapid.privateKey)).toContain("VAPID_PRIVATE_KEY");
});
