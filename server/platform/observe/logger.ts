import { type Logger, pino, stdTimeFunctions } from "pino";

/** Names whose values never reach the log, at any depth of what is logged. */
const SECRET =
  /^(authorization|cookie|set-cookie|password.*|.*token|.*secret|signature|hash|email|x-api-key|databaseurl|databasedirecturl|redisurl|smtpurl)$/i;
const HIDDEN = "[hidden]";
const DEPTH = 6;

/**
 * Creates a logger that writes JSON lines on standard output. It removes secrets by name, and from errors the values of
 * a statement that they quote.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: (entry) => withoutSecrets(entry) },
    serializers: { err: presentError, error: presentError },
  });
}

/** Returns a copy of an object for the log without its secrets. Errors pass, because another function presents them. */
export function withoutSecrets(entry: Record<string, unknown>, depth = DEPTH): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, SECRET.test(name) ? HIDDEN : redacted(value, depth)]),
  );
}

function redacted(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return depth > 0 ? value.map((item) => redacted(item, depth - 1)) : "[…]";
  if (!isPlain(value)) return value;
  return depth > 0 ? withoutSecrets(value, depth - 1) : "{…}";
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

interface PresentedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: PresentedError;
}

/**
 * Presents an error without the values of the statement that failed: Drizzle quotes them after the statement's text.
 */
export function presentError(error: unknown, depth = 4): PresentedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const message = error.message.split("\nparams: ")[0] ?? "";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message,
    stack: frames.join("\n"),
    ...((typeof code === "string" || typeof code === "number") && { code: String(code) }),
    ...(cause instanceof Error && depth > 0 && { cause: presentError(cause, depth - 1) }),
  };
}
