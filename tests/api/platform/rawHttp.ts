import net from "node:net";
import type { Instance } from "#tests/kit/app";

/** A client that writes what it likes, reads only when it likes to, and keeps its half of the connection open. */
export class RawHttp {
  /** What the server has sent, as far as this client reads. */
  text = "";
  readonly connected: Promise<void>;
  readonly closed: Promise<void>;
  readonly #socket: net.Socket;

  constructor({ port }: Pick<Instance, "port">) {
    const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    this.#socket = socket;
    this.connected = new Promise((resolve) => socket.once("connect", resolve));
    this.closed = new Promise((resolve) => socket.once("close", () => resolve()));
    socket.on("error", () => {});
    socket.on("end", () => (this.text += "<end>"));
  }

  get isClosed(): boolean {
    return this.#socket.destroyed;
  }

  send(text: string): this {
    this.#socket.write(text);
    return this;
  }

  /** Begins to read; before that the connection fills up. */
  read(): this {
    this.#socket.on("data", (chunk) => (this.text += String(chunk)));
    return this;
  }

  leave(): void {
    this.#socket.destroy();
  }
}
