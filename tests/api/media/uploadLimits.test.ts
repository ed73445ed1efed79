import { Buffer } from "node:buffer";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { LIMITS } from "#server/core/limits";
import { QUOTA_BYTES } from "#server/features/media/media.limits.rules";
import { startApp } from "#tests/kit/app";
import { join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form } from "#tests/kit/rest";

const app = await startApp({ rateLimits: true });
const sending = () => readdirSync(path.join(app.dataDir, "tmp"));

/** A connection on which a test writes requests by hand, with all that it has received. */
class Wire {
  readonly socket: Socket = connect(app.port, "127.0.0.1").setEncoding("utf8");
  received = "";

  constructor() {
    this.socket.on("data", (text: string) => (this.received += text));
  }

  /** Begins an upload of a number of bytes, of which it sends none. */
  begin(who: Person, at: string, bytes: number): void {
    this.socket.write(
      `POST ${at} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${who.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
  }

  /** Waits until the text has arrived; a connection that ends before is a failure. */
  async arrival(text: string): Promise<void> {
    while (!this.received.includes(text)) {
      if (this.socket.destroyed) throw new Error(`the connection ended after: ${this.received}`);
      await new Promise((resolve) => this.socket.once("data", resolve).once("close", resolve));
    }
  }
}

test("an upload above the limit is refused before its body is sent, and each upload is counted once", async () => {
  const ada = await join(app, "Ada");
  const file = await pictures.png(8, 8);
  for (const name of ["Ada", "Ada L."]) expect((await ada.send("/api/profile", form({ name }))).status).toBe(200);
  const upload = (headers = {}) => ada.send("/api/uploads", form({ file }), headers);
  for (let i = 0; i < 3; i++) expect((await upload({ "idempotency-key": "a-picture" })).status).toBe(201);
  for (let i = 1; i < LIMITS.uploadsByMember.points; i++) expect((await upload()).status).toBe(201);
  expect((await upload()).status).toBe(429);

  const bytes = 45_000_000;
  for (const at of ["/api/uploads", "/api/posts", "/api/profile"]) {
    const wire = new Wire();
    wire.begin(ada, at, bytes);
    await wire.arrival("Too many attempts");
    expect(wire.received, at).toMatch(/^HTTP\/1\.1 429 /);
    expect(wire.received, at).toMatch(/\r\nretry-after: \d+\r\n/i);
    expect(sending()).toEqual([]);
    wire.socket.destroy();
  }
  // A client that sends its body all the same reads the answer, and the connection serves its next request.
  const wire = new Wire();
  wire.begin(ada, "/api/uploads", 2_000_000);
  await wire.arrival("Too many attempts");
  wire.socket.write(Buffer.alloc(2_000_000, 7));
  wire.socket.write("GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await wire.arrival("HTTP/1.1 200 ");
  wire.socket.destroy();
  expect(sending()).toEqual([]);
});

test("a member whose space is used up is refused before the body is sent", async () => {
  const bo = await join(app, "Bo");
  await app.sql`insert into media (owner_id, type, key, width, height, bytes)
    values (${bo.id}, 'video', ${`full-${bo.id}`}, 1, 1, ${QUOTA_BYTES - 1_000_000})`;
  const wire = new Wire();
  wire.begin(bo, "/api/uploads", 45_000_000);
  await wire.arrival("Your uploads have used all");
  expect(wire.received).toMatch(/^HTTP\/1\.1 413 /);
  wire.socket.destroy();
  expect((await bo.send("/api/uploads", form({ file: await pictures.png(8, 8) }))).status, "a picture fits").toBe(201);
});

test("a guest is refused before the body is sent", async () => {
  const wire = new Wire();
  wire.begin({ token: "none" } as Person, "/api/uploads", 45_000_000);
  await wire.arrival("Please log in");
  expect(wire.received).toMatch(/^HTTP\/1\.1 401 /);
  wire.socket.destroy();
});
