import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { clearSending } from "#server/app/http/sendingFolder";
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
  expect((statSync(folder).mode & 0o077).toString(8)).toBe("0");
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

test("files that a killed process left go at a start", async () => {
  const file = path.join(folder, "left");
  writeFileSync(file, "half a picture");
  const threeMinutesAgo = Date.now() / 1_000 - 180;
  utimesSync(file, threeMinutesAgo, threeMinutesAgo);
  const other = await app.another();
  expect(existsSync(file)).toBe(false);
  await other.close();
});
