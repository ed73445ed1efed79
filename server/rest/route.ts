import * as z from "zod";
import type { ErrorCode } from "#server/core/errors";
import type { Admit, Upload } from "#server/core/upload";
import { type RequestContext, requireViewer, type Viewer } from "#server/core/viewer";
import type { Fields } from "./jsonSchema.ts";
import type { Deprecation } from "./deprecation.ts";
import type { Param, Request } from "./request.ts";
import { refuseUnknown, unknownFields } from "./unknownFields.ts";

/** A request as a route sees it: parsed, counted against its limits, and with its viewer. */
interface RestRequest {
  /** The values of the path's `:names`; the feature checks them. */
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  /** The body is always an object; `{}` when the client sent none. */
  readonly body: Record<string, unknown>;
  /** The file of a multipart request, in a temporary folder that is emptied after the answer. */
  readonly upload: Upload | null;
  /** All files of the request, by field. */
  readonly uploads: Readonly<Record<string, Upload>>;
  /** Whether unknown fields are refused, as the client prefers. */
  readonly isStrict?: boolean;
  readonly context: RequestContext;
}

export interface RestAnswer<Body = Record<string, unknown>> {
  /** The default is 200; 201 means that something was created. */
  readonly status?: number;
  /** The router adds `success: true` before it. */
  readonly body: Body;
  /** Whether this is the stored answer to an earlier request with the same `Idempotency-Key`. */
  readonly isReplayed?: boolean;
}

type Values<Of extends Fields> = { -readonly [Name in keyof Of]: z.core.output<Of[Name]> };

/**
 * The documentation of a call in the API's description. `openapi.ts` adds what all calls have in common (the refusals
 * of the router and of body parsers, `Idempotency-Key`, ids in the path).
 */
export interface Doc<Answer extends Fields = Fields> {
  /** The name of the call in generated clients, which stays the same for ever: `listComments`. */
  readonly name: string;
  /** The heading of the call: `Posts`. */
  readonly tag: string;
  /** What a member does by the call, in a few words: `Like a post, or no longer`. */
  readonly summary: string;
  /** What it means, who may use it and what happens, in sentences. */
  readonly details: string;
  /** Set for a call that clients should leave: its answers and the description say so. */
  readonly deprecated?: Deprecation;
  /** Whether guests may use the call. */
  readonly guests?: boolean;
  /** Whether the call is for staff: for everybody else there is no such path. */
  readonly staff?: boolean;
  /** The `:names` of the path, as their readers describe them. */
  readonly path?: Fields;
  /** The fields that query and body may contain. */
  readonly query?: Fields;
  readonly body?: z.core.$ZodType;
  /** A valid body, with the field names of REST; `/api/docs` shows it. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The fields beside `success: true`. */
  readonly answer: Answer;
  /** The status is 201 where something is created, 202 where it is made after the answer, else 200. */
  readonly status?: 200 | 201 | 202;
  /** Refusals of the call itself, beside those of every call of its kind: `FORBIDDEN`, `CONFLICT`. */
  readonly refuses?: readonly ErrorCode[];
  /** Fields that refusals with a code contain beside their message, if any. */
  readonly facts?: { readonly [Code in ErrorCode]?: Fields };
}

/**
 * One call of the REST API. Features export tables of these, so that aliases, HEAD, OPTIONS, 405 with Allow and the
 * API's description all come from the same source.
 */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path without the `/api` base, such as `/posts/:id/like`. */
  readonly path: string;
  /** Accepts a file by multipart. Only members may send one, which is checked before a byte of it is read. */
  readonly upload?: {
    readonly field: string;
    /** Further fields that may contain one file each. */
    readonly also?: readonly string[];
    /** What the file of each field is, for the authors of clients. */
    readonly about: Readonly<Record<string, string>>;
    /** Set where the call means nothing without the file of `field`. */
    readonly isRequired?: true;
    /** The bytes of the largest file. */
    readonly maxBytes: number;
    /** The message for a larger file. */
    readonly tooLarge: string;
    /** Counts the upload against the member's limits. */
    readonly admit: Admit;
  };
  /** The message for guests; the usual sentence when omitted. */
  readonly guestsHear?: string;
  /** A GET that changes something, for links: HEAD, which mail scanners send, is refused. */
  readonly acts?: boolean;
  /** Accepts URL-encoded forms of old clients. */
  readonly urlencoded?: boolean;
  /** Creates something, which is answered with 201. */
  readonly creates?: boolean;
  /** A frequent act after which every post still looks the same, so that remembered posts are not read again. */
  readonly changesNoPost?: true;
  /** Works while members can only read: whoever signs in or out must be able to. Calls for staff always do. */
  readonly worksInMaintenance?: true;
  /** The answer contains a token: what is stored of it for a repetition is sealed. */
  readonly isSecret?: boolean;
  readonly doc: Doc;
  handle(request: RestRequest): Promise<RestAnswer>;
}

/**
 * The readers that convert the `:names` of a path, the query and the body of a call to the input of its service. Parts
 * without a reader are not passed on.
 */
interface Doors<Params, Query, Body> {
  readonly params?: { readonly [Name in keyof Params]: Param<Params[Name]> };
  readonly query?: Request<Query>;
  readonly body?: Request<Body>;
}

/** A request whose parts have been read: first the viewer, then the path, the query and the body. */
interface ParsedRequest<Params, Query, Body, Who> extends Omit<RestRequest, "params" | "query" | "body"> {
  readonly viewer: Who;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

type Row<Answer extends Fields, Params, Query, Body, Who> = Omit<Route, "doc" | "handle"> & {} & Doors<
    Params,
    Query,
    Body
  > & {
    readonly doc: Omit<Doc<Answer>, "guests" | "staff" | "path" | "query" | "body">;
    handle(request: ParsedRequest<Params, Query, Body, Who>): Promise<RestAnswer<Values<Answer>>>;
  };

/**
 * Defines a documented call for members. Its `handle` receives the types of its readers, which also describe the call,
 * and must return the type that its `doc` promises.
 */
export const call = <const Answer extends Fields, Params = object, Query = object, Body = object>(
  row: Row<Answer, Params, Query, Body, Viewer>,
): Route => routeOf(row, (context) => requireViewer(context, row.guestsHear), {});

/** Defines a documented call for members and guests. */
export const guestCall = <const Answer extends Fields, Params = object, Query = object, Body = object>(
  row: Row<Answer, Params, Query, Body, Viewer | null>,
): Route => routeOf(row, ({ viewer }) => viewer, { guests: true });

/**
 * Defines a documented call for staff. `admit` throws NOT_FOUND for everybody else before anything of the request is
 * read, so that no refusal of it says that there is such a path.
 */
export const staffCall = <const Answer extends Fields, Who, Params = object, Query = object, Body = object>(
  admit: (viewer: Viewer | null) => Promise<Who>,
  row: Row<Answer, Params, Query, Body, Who>,
): Route => routeOf(row, ({ viewer }) => admit(viewer), { staff: true });

function routeOf<Answer extends Fields, Params, Query, Body, Who>(
  row: Row<Answer, Params, Query, Body, Who>,
  whoAsks: (context: RequestContext) => Who | Promise<Who>,
  known: Pick<Doc, "guests" | "staff">,
): Route {
  const { params, query, body, doc, handle, ...rest } = row;
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
      const viewer = await whoAsks(request.context);
      // A row without a reader leaves the type of that part at its default, an object without known fields.
      return handle({ ...request, viewer, ...readDoors(row, request) } as ParsedRequest<Params, Query, Body, Who>);
    },
  };
}

/**
 * Reads the parts in the order of refusals: an unknown name in the path, then unknown fields where they are refused, then
 * the query, then the body.
 */
function readDoors(doors: Doors<Record<string, unknown>, unknown, unknown>, request: RestRequest) {
  const named = Object.entries(doors.params ?? {});
  const params = Object.fromEntries(named.map(([name, { read }]) => [name, read(request.params[name])]));
  if (request.isStrict) {
    refuseUnknown([...unknownFields(request.query, doors.query), ...unknownFields(request.body, doors.body)]);
  }
  const query = doors.query ? doors.query.read(request.query) : {};
  const body = doors.body ? doors.body.read(request.body) : {};
  return { params, query, body };
}

const schemasOf = (params: Readonly<Record<string, Param<unknown>>>): Fields =>
  Object.fromEntries(Object.entries(params).map(([name, { schema }]) => [name, schema]));
