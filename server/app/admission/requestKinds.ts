import type { Buffer } from "node:buffer";
import { prefersPage } from "#server/app/http/busyAnswer";
import type { OurRequest } from "#server/app/http/exchange";
import type { Kind } from "./places.ts";

/** Files from memory or from the disk, which need no database and cost too little to wait. */
const FILE =
  /^\/(?:assets\/|media\/|api\/(?:docs|openapi\.json)(?:[/?]|$)|[\w.-]+\.(?:js|css|svg|png|ico|txt|webmanifest)(?:\?|$))/;
const GRAPHQL = /^\/graphql\/?(?:\?|$)/;
const API = /^\/(?:api|graphql)(?:[/?]|$)/;
const EXPENSIVE = /search|explore|insight|analytics|suggest/i;
const OPERATION = /"operationName"\s*:\s*"(\w+)"/;
const MUTATION = /"query"\s*:\s*"(?:\\[nt]|\s)*mutation\b/;
/** What a GraphQL request wants is written in its beginning. */
const BEGINNING_BYTES = 4_096;
/** A larger body is an upload, or too large. */
export const HELD_BODY_MAX = 128 * 1024;

/** What a request is to the admission, before anything is known of its viewer. */
export type Access = "file" | "page" | "call";

interface Parts {
  /** Checks whether the client has a screen at a path. */
  isScreen(path: string): boolean;
  /** Checks whether a path is that of a call which can be read. */
  isReadable(path: string): boolean;
  /** The names of our own client's mutations. */
  mutations: ReadonlySet<string>;
}

/** Distinguishes requests by their first line and headers, and at most by the beginning of their body. */
export class RequestKinds {
  constructor(private readonly parts: Parts) {}

  accessOf(req: OurRequest): Access {
    const { method, url = "" } = req;
    if (method !== "GET" && method !== "HEAD") return "call";
    if (FILE.test(url)) return "file";
    if (API.test(url)) return "call";
    const path = url.split("?")[0] ?? "";
    if (prefersPage(req)) return "page";
    return this.parts.isScreen(path) && !this.parts.isReadable(path) ? "page" : "call";
  }

  /** Returns when an overloaded server refuses a request of a member. */
  kindOf({ method, url = "", beginning }: OurRequest): Kind {
    if (GRAPHQL.test(url)) return this.#kindOfDocument(beginning);
    if (method !== "GET" && method !== "HEAD") return "write";
    return EXPENSIVE.test(url) ? "search" : "read";
  }

  #kindOfDocument(beginning: Buffer | null): Kind {
    const text = beginning?.toString("latin1", 0, BEGINNING_BYTES) ?? "";
    const [, operation = ""] = OPERATION.exec(text) ?? [];
    if (this.parts.mutations.has(operation) || MUTATION.test(text)) return "write";
    return EXPENSIVE.test(operation === "" ? text : operation) ? "search" : "read";
  }
}

/** Checks whether a body is small enough to be held until it is whole; a file is received while it arrives. */
export function isHeld({ headers }: OurRequest): boolean {
  return Number(headers["content-length"] ?? 0) <= HELD_BODY_MAX && !isForm(headers["content-type"]);
}

const isForm = (type: string | undefined) => type !== undefined && /^multipart\//i.test(type);
