import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { clearSending } from "#server/app/http/sendingFolder";
import { upkeepJobs } from "#server/app/upkeep";
import { NO_LIMITS } from "#server/platform/limits/limiter";
import { writeWhole } from "#server/platform/storage/wholeFile";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { join, type Person } from "#tests/kit/people";

const app = await startApp();
const folder = path.join(app.dataDir, "tmp");
const files = () => readdirSync(folder);

/** Begins an upload that says it has a megabyte, and sends half of it. */
async function beginUpload(who: Person): Promise<Socket> {
  const head = [
    "--cut",
    'Content-Disposition: form-data; name="file"; filename="half.png"',
    "Content-Type: image/png",
    "",
    "",
  ].join("\r\n");
  const socket = connect(app.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    [
      "POST /api/uploads HTTP/1.1",
      "Host: localhost",
      `Authorization: Bearer ${who.token}`,
      "Content-Type: multipart/form-data; boundary=cut",
      "Content-Length: 1000000",
      "",
      head,
    ].join("\r\n"),
  );
  socket.write(Buffer.alloc(500_000, 7));
  await eventually(() => files().length > 0);
  return socket;
}

test("the file of a running upload is readable by the server alone, and goes when the client does", async () => {
  const socket = await beginUpload(await join(app, "Ada"));
  for (const one of [folder, ...files().map((name) => path.join(folder, name))])
    expect((statSync(one).mode & 0o077).toString(8), one).toBe("0");
  socket.destroy();
  await eventually(() => expect(files()).toEqual([]));
});

test("files that a killed process left go when no request can own them any more", async () => {
  const socket = await beginUpload(await join(app, "Bo"));
  const [running = ""] = files();
  const [file, nested] = [path.join(folder, "left"), path.join(folder, "left-too")];
  writeFileSync(file, "half a picture");
  mkdirSync(nested);
  writeFileSync(path.join(nested, "part"), "the other half");
  const threeMinutesAgo = Date.now() / 1_000 - 180;
  for (const one of [file, nested]) utimesSync(one, threeMinutesAgo, threeMinutesAgo);
  clearSending(app.dataDir);
  expect(files()).toEqual([running]);
  socket.destroy();
  await eventually(() => expect(existsSync(path.join(folder, running))).toBe(false));
});

test("files that a killed process left go at a start, and the folder is closed to others again", async () => {
  const file = path.join(folder, "left");
  writeFileSync(file, "half a picture");
  chmodSync(folder, 0o755);
  const threeMinutesAgo = Date.now() / 1_000 - 180;
  utimesSync(file, threeMinutesAgo, threeMinutesAgo);
  const other = await app.another();
  expect(existsSync(file)).toBe(false);
  expect((statSync(folder).mode & 0o077).toString(8)).toBe("0");
  await other.close();
});

test("what processes left of requests and mails is swept every hour at the latest while the server runs", async () => {
  const mailFolder = path.join(app.dataDir, "mails-of-this-test");
  await writeWhole(mailFolder, "whole.eml", Buffer.from("a mail"));
  const lefts = [path.join(folder, "left"), path.join(mailFolder, ".half.eml.part")];
  const anHourAgo = Date.now() / 1_000 - 3_600;
  for (const left of lefts) {
    writeFileSync(left, "half");
    utimesSync(left, anHourAgo, anHourAgo);
  }
  const parts = { keys: [], limits: NO_LIMITS, mailFolder, clearSending: () => clearSending(app.dataDir) };
  for (const job of upkeepJobs(parts)) {
    if (!("everyMs" in job)) continue;
    expect(job.everyMs, job.name).toBeLessThanOrEqual(3_600_000);
    await job.run();
  }
  expect(lefts.filter((left) => existsSync(left))).toEqual([]);
  expect(readdirSync(mailFolder)).toEqual(["whole.eml"]);
});

test("a stored file and its folder are the server's alone, whoever could read what was sent", async () => {
  const sent = path.join(app.dataDir, "sent-in-the-open");
  writeFileSync(sent, "a video", { mode: 0o644 });
  const stored = path.join(app.dataDir, "stored");
  await writeWhole(stored, "copied", sent);
  await writeWhole(stored, "written", Buffer.from("a picture"));
  for (const one of [stored, path.join(stored, "copied"), path.join(stored, "written")])
    expect((statSync(one).mode & 0o077).toString(8), one).toBe("0");
});
