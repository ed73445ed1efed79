import http from "node:http";
import type { Connection } from "./connections.ts";

/** What the admission learns of a request that it let in. */
export interface Following {
  /** The body has arrived, or as much of it as may be held. */
  arrived(): void;
  /** The handler has finished, even if the client has not read the answer. */
  ended(): void;
  /** The client has the answer, or is gone. */
  closed(): void;
}

/**
 * A request whose body can be awaited without being read: the stream holds it until a handler reads it as usual.
 *
 * One that wants another protocol than ours is answered in HTTP/1.1, as RFC 9110 says; Java's client, for one, asks for
 * `h2c` with its first request. Node reads `upgrade` when the headers are complete, and treats the request as any other
 * when it is false.
 */
export class OurRequest extends http.IncomingMessage {
  declare asksForUpgrade: boolean | null;
  link: Connection | null = null;
  following: Following | null = null;
  /** The bytes of the body that the stream takes although nobody reads it; 0 for as many as Node takes. */
  holdMax = 0;
  bodyBytes = 0;
  /** The first bytes of a held body: a GraphQL request says there what it wants. */
  beginning: Buffer | null = null;

  get upgrade(): boolean {
    return (
      Boolean(this.asksForUpgrade) && (this.method === "CONNECT" || /^\s*websocket\b/i.test(this.headers.upgrade ?? ""))
    );
  }

  set upgrade(asks: boolean | null) {
    this.asksForUpgrade = asks;
  }

  /** Node's parser calls this for each part of the body, and with null after the last one. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    const takesMore = super.push(chunk, encoding);
    if (chunk !== null) {
      this.bodyBytes += chunk.length;
      if (this.holdMax > 0) this.beginning ??= chunk;
    }
    if (this.following !== null && (chunk === null || (this.holdMax > 0 && this.bodyBytes >= this.holdMax))) {
      this.holdMax = 0;
      this.following.arrived();
    }
    return takesMore || this.bodyBytes < this.holdMax;
  }
}

/** A handler of requests, which come with what our server knows of them. */
export type OurListener = (req: OurRequest, res: OurResponse) => void;

/** An answer that nothing is added to once its time was over, and that reports when its handler has finished. */
export class OurResponse extends http.ServerResponse<OurRequest> {
  following: Following | null = null;
  /** Whether the client was answered in place of the handler, whose late work has no effect. */
  isOver = false;

  override end(chunk?: unknown, encoding?: unknown, done?: () => void): this {
    const hasClient = !this.isOver && !this.destroyed;
    // The signatures of Node are overloads, of which this one is the longest.
    if (hasClient) super.end(chunk, encoding as BufferEncoding, done);
    this.following?.ended();
    return this;
  }

  override destroy(error?: Error): this {
    if (!this.isOver) super.destroy(error);
    this.following?.ended();
    return this;
  }

  override writeHead(...args: unknown[]): this {
    // The same: of several signatures, this hands on whichever was used.
    return this.isOver ? this : super.writeHead(...(args as Parameters<http.ServerResponse["writeHead"]>));
  }

  override write(...args: unknown[]): boolean {
    return this.isOver || super.write(...(args as Parameters<http.ServerResponse["write"]>));
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    return this.isOver ? this : super.setHeader(name, value);
  }

  override setHeaders(headers: Headers | Map<string, number | string | readonly string[]>): this {
    return this.isOver ? this : super.setHeaders(headers);
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return this.isOver ? this : super.appendHeader(name, value);
  }

  override removeHeader(name: string): void {
    if (!this.isOver) super.removeHeader(name);
  }
}

/** Express gives each request and answer its own prototypes: this lets them inherit what ours do. */
export function inheritOurs(express: { request: object; response: object }): void {
  Object.setPrototypeOf(express.request, OurRequest.prototype);
  Object.setPrototypeOf(express.response, OurResponse.prototype);
}
