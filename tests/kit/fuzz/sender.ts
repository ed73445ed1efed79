import { Buffer } from "node:buffer";
import { Agent, type IncomingMessage, request } from "node:http";
import type { Instance } from "#tests/kit/app";
import { RawSocket } from "#tests/kit/live";
import type { Input } from "./input.ts";

/** What came back: from a socket its messages, as the body of an answer with status 200. */
export interface Observation {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
  /** Why there is no answer. */
  failure?: string;
}

/** Sends inputs as the bytes that they are, over connections that are kept. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(private readonly instance: Pick<Instance, "url" | "port">) {}

  async send(input: Input, token: string | null): Promise<Observation> {
    return input.face === "socket" ? this.#overSocket(input, token) : this.#overHttp(input, token);
  }

  close(): void {
    this.#agent.destroy();
  }

  #overHttp(input: Input, token: string | null): Promise<Observation> {
    const { method, path, body } = input;
    const headers: Record<string, string> = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...input.headers,
    };
    if (body) headers["content-length"] = String(body.length);
    return new Promise((resolve) => {
      const failed = (error: Error) => resolve({ status: 0, headers: {}, text: "", failure: String(error) });
      const { port } = this.instance;
      const sent = request({ host: "127.0.0.1", port, method, path, headers, agent: this.#agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", failed);
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      });
      sent.on("error", failed);
      sent.end(body ?? undefined);
    });
  }

  /** Sends an operation over a socket, and then one whose answer says that the first has been worked on. */
  async #overSocket({ body }: Input, token: string | null): Promise<Observation> {
    const socket = new RawSocket(this.instance);
    const closed = socket.closed.then(({ code }) => code);
    await Promise.race([socket.greet(token), closed]);
    socket.send(`{"id":"1","type":"subscribe","payload":${body?.toString("utf8") ?? "null"}}`);
    const after = socket.ask("2", "{ __typename }").then(() => 0);
    const code = await Promise.race([after, closed]);
    socket.close();
    const text = JSON.stringify(socket.messages.filter(({ id }) => id === "1"));
    return { status: code === 4500 || code === 1011 ? 500 : 200, headers: {}, text };
  }
}
