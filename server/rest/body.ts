import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import express, { type Request, type RequestHandler, type Response } from "express";
import multer, { MulterError } from "multer";
import { DomainError, invalid, refusal } from "#server/core/errors";
import { isNestedTooDeeply } from "#server/core/validation";
import type { Admission, Upload } from "#server/core/upload";
import { type RequestContext, requireViewer } from "#server/core/viewer";
import { TransportError } from "./errors.ts";
import type { Route } from "./route.ts";
import { nameUtf8, requireUtf8, requireUtf8Form, watchUtf8 } from "./utf8.ts";

const JSON_LIMIT = "100kb";
/** All limits that multer knows, because it leaves each one infinite by default. */
const FORM_LIMITS = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 24,
  parts: 26,
  headerPairs: 32,
  fieldNestingDepth: 1,
  fieldArrayIndexLimit: 10,
};

/** What a request contains. */
export interface Content {
  body: Record<string, unknown>;
  /** Uploads by the field in which they were sent. */
  uploads: Record<string, Upload>;
  /** What has counted the uploads; null without any. */
  admission: Admission | null;
  /** Empties the temporary folder. */
  discard(): Promise<void>;
}

/** What a request without a body contains. */
export const NO_CONTENT: Content = { body: {}, uploads: {}, admission: null, discard: () => Promise.resolve() };

/** Reads the content of a request, by the rules of its route. */
export type ReadContent = (route: Route, req: Request, res: Response, context: RequestContext) => Promise<Content>;

/**
 * Creates a reader of contents.
 * @param folder the folder for files while their request is answered.
 */
export function contentReader(folder: string): ReadContent {
  const json = express.json({ limit: JSON_LIMIT, strict: false, verify: requireUtf8 });
  const urlencoded = express.urlencoded({
    limit: JSON_LIMIT,
    extended: false,
    parameterLimit: 100,
    verify: requireUtf8Form,
  });
  const form = multer({ limits: { ...FORM_LIMITS, files: 0 } }).none();
  const storage = multer.diskStorage({ destination: folder, filename: (_req, _file, done) => reserve(folder, done) });
  const forms = new Map<Route, RequestHandler>();

  const formOf = (route: Route): RequestHandler => {
    if (!route.upload) return form;
    const { field, also = [], maxBytes } = route.upload;
    const fields = [field, ...also];
    const limits = { ...FORM_LIMITS, files: fields.length, fileSize: maxBytes };
    const known = forms.get(route) ?? multer({ storage, limits }).fields(fields.map((name) => ({ name, maxCount: 1 })));
    forms.set(route, known);
    return known;
  };

  return async (route, req, res, context) => {
    const discard = async () => {
      for (const upload of Object.values(uploadsOf(req))) await rm(upload.path, { force: true });
    };
    if (isEmpty(req)) return NO_CONTENT;
    nameUtf8(req);
    let admission: Admission | null = null;
    if (req.is("multipart/form-data")) {
      admission = (await route.upload?.admit(requireViewer(context, route.guestsHear), lengthOf(req))) ?? null;
      const requireTexts = watchUtf8(req);
      await run(formOf(route), req, res).catch((error: unknown) => {
        throw multipartFault(error, route);
      });
      await whenRefused(() => requireTexts(toFields(req.body)), discard);
    } else if (req.is("application/json")) {
      await run(json, req, res);
      if (isNestedTooDeeply(req.body)) throw new TransportError(400, "The JSON is nested too deeply.");
    } else if (route.urlencoded && req.is("application/x-www-form-urlencoded")) {
      await run(urlencoded, req, res);
    } else {
      throw new DomainError("UNSUPPORTED_MEDIA_TYPE", "Send JSON or a multipart form.");
    }
    const uploads = uploadsOf(req);
    const hasFiles = Object.keys(uploads).length > 0;
    if (!hasFiles) await admission?.giveBack();
    return { body: toFields(req.body), uploads, admission: hasFiles ? admission : null, discard };
  };
}

/** Runs a check after files were stored, and removes them when it refuses. */
async function whenRefused(check: () => void, discard: () => Promise<void>): Promise<void> {
  try {
    check();
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Creates a file that only this process's user can read; multer would create one that everybody can. */
function reserve(folder: string, done: (error: Error | null, name: string) => void): void {
  const name = randomBytes(16).toString("hex");
  writeFile(path.join(folder, name), "", { flag: "wx", mode: 0o600 }).then(
    () => done(null, name),
    (error: Error) => done(error, ""),
  );
}

/** Returns the files that multer stored, one for each field that contained one. */
function uploadsOf(req: Request): Record<string, Upload> {
  const files = Array.isArray(req.files) ? [] : Object.entries(req.files ?? {});
  return Object.fromEntries(
    files.flatMap(([field, [file]]) => (file ? [[field, { path: file.path, bytes: file.size }]] : [])),
  );
}

/** Checks whether a request has no body. */
export function isEmpty(req: IncomingMessage): boolean {
  const length = req.headers["content-length"];
  return length === undefined ? req.headers["transfer-encoding"] === undefined : Number(length) === 0;
}

/** Returns the length of a body; null for one that is sent in chunks. */
function lengthOf({ headers }: IncomingMessage): number | null {
  const length = Number(headers["content-length"]);
  return Number.isSafeInteger(length) ? length : null;
}

const run = (handler: RequestHandler, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) => {
    void handler(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });

/** Returns fields by name, without inherited names; a body that is no object counts as empty. */
function toFields(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw invalid({ input: ["The body must be an object with fields."] });
  }
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== "__proto__"));
}

const TOO_LARGE = new Set(["LIMIT_FILE_SIZE", "LIMIT_FIELD_VALUE"]);

/** The errors of multer carry no status: a file that is too large is 413, every other fault of a form is 400. */
function multipartFault(error: unknown, route: Route): unknown {
  if (error instanceof MulterError) {
    if (!TOO_LARGE.has(error.code)) return new TransportError(400, `This form could not be read: ${error.message}.`);
    const ofFile = error.code === "LIMIT_FILE_SIZE" && route.upload;
    return ofFile
      ? refusal("FILE_TOO_LARGE", ofFile.tooLarge)
      : new DomainError("PAYLOAD_TOO_LARGE", "This form is too large.");
  }
  // Errors of the disk keep their code; a form that ends early or is none at all has no code.
  if (error instanceof Error && "code" in error) return error;
  return new TransportError(400, "This form could not be read.");
}
