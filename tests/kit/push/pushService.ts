import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";
import { type Egress, PublicEgress } from "#server/platform/egress/egress";
import { eventually } from "#tests/kit/eventually";

/** What a device received, decrypted. */
interface Received {
  title?: string;
  body?: string;
  url?: string;
  tag?: string;
  id?: number;
  close?: string | string[];
}

interface Delivery {
  headers: IncomingHttpHeaders;
  payload: Received;
}

/** The side of a browser: its keys, and everything that was pushed to it. */
export class Device {
  readonly received: Delivery[] = [];
  /** The status with which its push service answers. */
  status = 201;
  /** The requests for it, also those that the service refused. */
  requests = 0;
  readonly #curve = createECDH("prime256v1");
  readonly #secret = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#curve.generateKeys();
  }

  /** What a browser sends to the product. */
  toJSON() {
    const keys = { p256dh: this.#curve.getPublicKey("base64url"), auth: this.#secret.toString("base64url") };
    return { endpoint: this.endpoint, keys };
  }

  /** Returns the content of everything received, once there are so many. */
  async contents(count: number): Promise<Received[]> {
    await eventually(async () => {
      if (this.received.length < count) throw new Error(`${this.received.length} of ${count} pushes have arrived`);
    });
    return this.received.map(({ payload }) => payload);
  }

  take(headers: IncomingHttpHeaders, body: Buffer): number {
    this.requests++;
    if (this.status < 300)
      this.received.push({ headers, payload: JSON.parse(this.#decrypt(body).toString()) as Received });
    return this.status;
  }

  /** Decrypts one record of aes128gcm (RFC 8188) with keys by RFC 8291. */
  #decrypt(body: Buffer): Buffer {
    const salt = body.subarray(0, 16);
    const idEnd = 21 + (body[20] ?? 0);
    const sender = body.subarray(21, idEnd);
    const shared = this.#curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#curve.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync("sha256", shared, this.#secret, info, 32));
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${name}\0`, bytes));
    const sealed = body.subarray(idEnd);
    const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The end of the record is marked by a 2, with zeros behind it.
    return plain.subarray(0, plain.lastIndexOf(2));
  }
}

const HOST = "https://push.example.com";

/** A push service on this machine, and the way to it for a server under test: all other addresses stay refused. */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const server = createServer((req, res) => {
    void buffer(req).then((body) => {
      const device = devices.get(req.url ?? "");
      res.writeHead(device?.take(req.headers, body) ?? 404).end("never read");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  const port = typeof at === "object" ? (at?.port ?? 0) : 0;
  afterAll(() => void server.close());
  const outside = new PublicEgress();
  const egress: Egress = {
    post(address, sent) {
      if (!address.startsWith(`${HOST}/`)) return outside.post(address, sent);
      return new Promise((resolve, reject) => {
        const { pathname } = new URL(address);
        const req = request({ port, path: pathname, method: "POST", headers: sent.headers }, (res) => {
          res.resume();
          resolve(res.statusCode ?? 0);
        });
        req.once("error", reject);
        req.end(sent.body);
      });
    },
  };
  return {
    egress,
    /** A browser that allowed push. */
    device(): Device {
      const device = new Device(`${HOST}/send/${randomBytes(16).toString("base64url")}`);
      devices.set(new URL(device.endpoint).pathname, device);
      return device;
    },
  };
}

/** Checks the signature's form of a request: a token for the service that names whom it may write to. */
export function vapidOf({ authorization = "" }: IncomingHttpHeaders): { aud?: string; sub?: string; key: string } {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString() || "{}") as object;
  return { ...claims, key };
}
