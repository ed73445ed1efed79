import { Buffer } from "node:buffer";
import http from "node:http";
import net from "node:net";

/** An answer as it was received. */
export interface HeardAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  json: unknown;
  ms: number;
}

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 60 });

/** Sends exactly the request that it receives: it normalizes no address and leaves out no header. */
export function call(url: string, { method, path, headers, body }: Sent): Promise<HeardAnswer> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const length = body ? { "content-length": String(body.length) } : {};
    const request = http.request({ hostname, port, method, path, agent, headers: { ...headers, ...length } });
    let answered = false;
    request.on("response", (response) => {
      answered = true;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve(toAnswer(response.statusCode ?? 0, response.headers, Buffer.concat(chunks), performance.now() - begun)),
      );
    });
    // A server may answer and close the connection before it has read everything.
    request.on("error", (error) => !answered && reject(error));
    request.end(body ?? undefined);
  });
}

/** Sends bytes that no client would produce, and reads the first answer. */
export function callRaw(url: string, bytes: string): Promise<HeardAnswer> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(10_000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", ...rest] = Buffer.concat(chunks).toString("latin1").split("\r\n\r\n");
      const [first = "", ...lines] = head.split("\r\n");
      const headers = Object.fromEntries(
        lines.map((line) => {
          const at = line.indexOf(":");
          return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
        }),
      );
      const body = Buffer.from(rest.join("\r\n\r\n"), "latin1");
      resolve(toAnswer(Number(first.split(" ")[1]), headers, body, performance.now() - begun));
    });
  });
}

function toAnswer(status: number, headers: http.IncomingHttpHeaders, bytes: Buffer, ms: number): HeardAnswer {
  const text = bytes.toString();
  return { status, headers, bytes, text, json: parsed(text), ms };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
