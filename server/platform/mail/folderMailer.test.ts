import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { clearOldMails, FolderMailer } from "./folderMailer.ts";

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

test("the log has a mail's link for a trial, and not in production; the file has it in either case", async () => {
  const link = "https://ideas.example/auth/reset-password/secret-token";
  const mail = {
    to: "ada@example.test",
    subject: "Reset your password",
    html: `<a href="${link}">x</a>`,
    text: link,
    link,
  };
  const linesOf = async (logsLinks: boolean) => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
    const mails = path.join(folder, logsLinks ? "trial" : "production");
    await new FolderMailer({ from: "no-reply@ideas.example", folder: mails, log, logsLinks }).send(mail);
    const [file = ""] = readdirSync(mails);
    expect(readFileSync(path.join(mails, file), "utf8")).toContain("secret-token");
    return lines.join("");
  };
  expect(await linesOf(true)).toContain(link);
  const inProduction = await linesOf(false);
  expect(inProduction).toContain("Reset your password");
  expect(inProduction).not.toContain("secret-token");
});
