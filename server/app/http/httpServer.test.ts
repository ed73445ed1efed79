import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import net from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GracefulServer } from "./httpServer.ts";

const server = new GracefulServer((req, res) => {
  const body: string[] = [];
  req.on("data", (chunk) => body.push(String(chunk)));
  req.on("end", () => res.end(`${req.method} ${body.join("")}`));
});
server.http.on("upgrade", (_req: IncomingMessage, socket: net.Socket) => socket.end("upgraded"));
let port = 0;
beforeAll(async () => {
  port = await server.listen(0, "127.0.0.1");
});
afterAll(() => server.close(0));

/** Sends the lines of a request, and returns the whole answer. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  socket.write(lines.join("\r\n"));
  await once(socket, "close");
  return answer;
}

const HOST = "Host: localhost";
const LAST = ["Connection: close", "", ""];

test.each([
  ["no host", 400, ["GET / HTTP/1.1", ...LAST]],
  ["two hosts", 400, ["GET / HTTP/1.1", HOST, "Host: other", ...LAST]],
  ["two equal hosts", 400, ["GET / HTTP/1.1", HOST, HOST, ...LAST]],
  ["an expectation that nobody knows", 417, ["POST / HTTP/1.1", HOST, "Expect: miracles", ...LAST]],
])("%s is refused as the product refuses", async (_, status, lines) => {
  const answer = await answerTo(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/i);
  expect(answer).toMatch(/\r\ncontent-type: application\/json; charset=utf-8\r\n/i);
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toMatchObject({ success: false });
});

test("HTTP/1.0 needs no host", async () => {
  expect(await answerTo("GET / HTTP/1.0", ...LAST)).toMatch(/^HTTP\/1\.1 200 /);
});

test("a request for a protocol that is not ours is answered in HTTP/1.1, with its body", async () => {
  const upgrade = [
    HOST,
    "Connection: close, Upgrade, HTTP2-Settings",
    "Upgrade: h2c",
    "HTTP2-Settings: AAMAAABkAAQCAAA",
  ];
  expect(await answerTo("GET / HTTP/1.1", ...upgrade, "", "")).toMatch(/^HTTP\/1\.1 200 /);
  const posted = await answerTo("POST / HTTP/1.1", ...upgrade, "Content-Length: 4", "", "idea");
  expect(posted).toMatch(/^HTTP\/1\.1 200 [\s\S]*POST idea/);
});

test("a WebSocket is upgraded", async () => {
  expect(await answerTo("GET / HTTP/1.1", HOST, "Connection: Upgrade", "Upgrade: WebSocket", "", "")).toBe("upgraded");
});
