import * as z from "zod";
import type { ErrorCode } from "#server/core/errors";
import type { Upload } from "#server/core/upload";
import { type RequestContext, requireViewer, type Viewer } from "#server/core/viewer";
import type { Fields } from "./jsonSchema.ts";
import type { Param, Request } from "./request.ts";

/** A request as a route sees it: already read, limited and signed in. */
interface RestRequest {
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

export interface RestAnswer<Body = Record<string, unknown>> {
  /** 200 unless said otherwise; 201 for what was created. */
  readonly status?: number;
  /** The router puts `success: true` in front. */
  readonly body: Body;
}

type Values<Of extends Fields> = { -readonly [Name in keyof Of]: z.core.output<Of[Name]> };

/**
 * What the API's description says of a call. What every call has in common (the refusals of the router and of the way a
 * body is sent, `Idempotency-Key`, ids in the path) is added by `openapi.ts`.
 */
export interface Doc<Answer extends Fields = Fields> {
  /** Under which heading it stands: `Posts`. */
  readonly tag: string;
  /** What a member does by it, in a few words: `Like a post, or no longer`. */
  readonly summary: string;
  /** What the few words leave open. */
  readonly details?: string;
  /** Nobody has to be signed in. */
  readonly guests?: boolean;
  /** The `:names` of the path, as their readers describe them. */
  readonly path?: Fields;
  /** What the readers of query and body take in. */
  readonly query?: Fields;
  readonly body?: z.core.$ZodType;
  /** A body that is understood, in REST's words; `/api/docs` shows it. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What stands beside `success: true`. */
  readonly answer: Answer;
  /** 201 where something is created, else 200. */
  readonly status?: 200 | 201;
  /** Refusals of the call itself, beside those that every call like it has: `FORBIDDEN`, `CONFLICT`. */
  readonly refuses?: readonly ErrorCode[];
  /** What refusals with a code tell beside their message, where they tell more. */
  readonly facts?: { readonly [Code in ErrorCode]?: Fields };
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
  readonly doc: Doc;
  handle(request: RestRequest): Promise<RestAnswer>;
}

/**
 * By which readers the `:names` of a path, the query and the body of a call become what its service takes. What has no
 * reader is not handed on.
 */
interface Doors<Params, Query, Body> {
  readonly params?: { readonly [Name in keyof Params]: Param<Params[Name]> };
  readonly query?: Request<Query>;
  readonly body?: Request<Body>;
}

/** A request whose parts have been read: first who asks, then the path, the query and the body. */
interface ParsedRequest<Params, Query, Body, Who> extends Omit<RestRequest, "params" | "query" | "body"> {
  readonly viewer: Who;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

type Row<Answer extends Fields, Params, Query, Body, Who> = Omit<Route, "doc" | "handle"> & {
  /** What guests are told that they miss; the usual sentence without. */
  readonly guestsHear?: string;
} & Doors<Params, Query, Body> & {
    readonly doc: Omit<Doc<Answer>, "guests" | "path" | "query" | "body">;
    handle(request: ParsedRequest<Params, Query, Body, Who>): Promise<RestAnswer<Values<Answer>>>;
  };

/**
 * A documented call of members. What its `handle` is handed has the types of its doors, which also describe it, and
 * what it answers has the type that its `doc` promises.
 */
export const call = <const Answer extends Fields, Params = object, Query = object, Body = object>(
  row: Row<Answer, Params, Query, Body, Viewer>,
): Route => routeOf(row, (context) => requireViewer(context, row.guestsHear), {});

/** The same for a call for which nobody has to be signed in. */
export const guestCall = <const Answer extends Fields, Params = object, Query = object, Body = object>(
  row: Row<Answer, Params, Query, Body, Viewer | null>,
): Route => routeOf(row, ({ viewer }) => viewer, { guests: true });

function routeOf<Answer extends Fields, Params, Query, Body, Who>(
  row: Row<Answer, Params, Query, Body, Who>,
  whoAsks: (context: RequestContext) => Who,
  known: Pick<Doc, "guests">,
): Route {
  const { params, query, body, doc, handle, guestsHear: _words, ...rest } = row;
  return {
    ...rest,
    doc: {
      ...doc,
      ...known,
      ...(params && { path: schemasOf(params) }),
      ...(query && { query: query.fields }),
      ...(body && { body: z.object(body.fields) }),
    },
    async handle(request) {
      const viewer = whoAsks(request.context);
      // A row without a reader leaves the type of that part at its default, an object of which nothing is known.
      return handle({ ...request, viewer, ...readDoors(row, request) } as ParsedRequest<Params, Query, Body, Who>);
    },
  };
}

/** In the order in which a request is refused: for what names nothing, then for its query, then for its body. */
function readDoors(doors: Doors<Record<string, unknown>, unknown, unknown>, request: RestRequest) {
  const named = Object.entries(doors.params ?? {});
  const params = Object.fromEntries(named.map(([name, { read }]) => [name, read(request.params[name])]));
  const query = doors.query ? doors.query.read(request.query) : {};
  const body = doors.body ? doors.body.read(request.body) : {};
  return { params, query, body };
}

const schemasOf = (params: Readonly<Record<string, Param<unknown>>>): Fields =>
  Object.fromEntries(Object.entries(params).map(([name, { schema }]) => [name, schema]));
