import { levels, type Logger, type LoggerOptions, pino, stdTimeFunctions } from "pino";

/** Names whose values never reach the log, at any depth of what is logged. */
const SECRET =
  /^(authorization|cookie|set-cookie|password.*|.*token|.*secret|signature|hash|email|x-api-key|databaseurl|databasedirecturl|redisurl|smtpurl)$/i;
const HIDDEN = "[hidden]";
const DEPTH = 6;
/** Lines wait for each other for at most this long, or until they are as many bytes; errors are written at once. */
const BATCH_MS = 100;
const BATCH_BYTES = 4_096;

/**
 * Creates a logger that writes JSON lines on standard output, several at a time and without waiting for them. It removes
 * secrets by name, and from errors the values of a statement that they quote.
 */
export function createLogger(level: string): Logger {
  const output = pino.destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: BATCH_MS });
  const error = levels.values["error"] ?? 0;
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: (entry) => withoutSecrets(entry) },
    serializers: { err: presentError, error: presentError },
    hooks: {
      logMethod(line, write, severity) {
        write.apply(this, line);
        if (severity >= error) output.flush();
      },
    },
  };
  return pino(options, output);
}

/** Returns a logger for lines of many, whose fields are known not to hold any secret: it looks for none. */
export const trustingLogger = (log: Logger): Logger => log.child({}, { formatters: { log: (entry) => entry } });

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
