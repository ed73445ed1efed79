import type { Upload } from "#server/core/upload";
import type { RequestContext } from "#server/core/viewer";

/** A request as a route sees it: already read, limited and signed in. */
export interface RestRequest {
  /** What the path's `:names` stood for, undecoded checks left to the feature. */
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  /** Always an object; `{}` when nothing was sent. */
  readonly body: Record<string, unknown>;
  /** The file of a multipart request, on a temporary place that is emptied after the answer. */
  readonly upload: Upload | null;
  /** Every file of it, by the field it came under. */
  readonly uploads: Readonly<Record<string, Upload>>;
  readonly context: RequestContext;
}

export interface RestAnswer {
  /** 200 unless said otherwise; 201 for what was created. */
  readonly status?: number;
  /** The router puts `success: true` in front. */
  readonly body: Record<string, unknown>;
}

/**
 * One call of the REST face. Features hand in tables of these, so that aliases, HEAD, OPTIONS, 405 with Allow and the
 * API's description all come from the same place.
 */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As in `/posts/:id/like`, without the `/api` base. */
  readonly path: string;
  /** Takes a file by multipart; only members may send one, which is asked before a byte of it is read. */
  readonly upload?: {
    readonly field: string;
    /** Fields that may bring one file each beside it. */
    readonly also?: readonly string[];
    /** Of the largest file. */
    readonly maxBytes: number;
    /** Said of a larger file. */
    readonly tooLarge: string;
  };
  /** A GET that changes something, for links: HEAD, which scanners of mail send, is not understood. */
  readonly acts?: boolean;
  /** Forms of old clients are understood here. */
  readonly urlencoded?: boolean;
  /** Creates something: a request that repeats its `Idempotency-Key` is answered again and not done again. */
  readonly creates?: boolean;
  handle(request: RestRequest): Promise<RestAnswer>;
}
