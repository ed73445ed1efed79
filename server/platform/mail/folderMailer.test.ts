import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { clearOldMails } from "./folderMailer.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "commonplace-mails-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY_MS = 24 * 3_600_000;

test("old mails are removed after a week; younger ones and other files stay", async () => {
  const now = Date.now();
  const ages = { "old.eml": 7.1, "young.eml": 6.9, "notes.txt": 30 };
  for (const [name, days] of Object.entries(ages)) {
    const file = path.join(folder, name);
    writeFileSync(file, "To: ada@example.test");
    utimesSync(file, new Date(), new Date(now - days * DAY_MS));
  }
  await clearOldMails(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual(["notes.txt", "young.eml"]);
});

test("a folder that does not exist needs no clearing", async () => {
  await expect(clearOldMails(path.join(folder, "none"))).resolves.toBeUndefined();
});
