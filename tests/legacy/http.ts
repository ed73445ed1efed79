/** The storage in which a browser holds the token. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** An object of JSON. */
export type Json = Record<string, unknown>;

/** The error of a failed call: its message is the text to show, by the older rule. */
export class LegacyError extends Error {
  readonly status: number;
  readonly logged: string | null;
  constructor(status: number, message: string, logged: string | null) {
    super(message);
    this.status = status;
    this.logged = logged;
  }
}

const LOGGED = (status: number): string | null => {
  if (status === 401) return "Unauthorized access, please login again";
  if (status === 403) return "You do not have permission to access this resource";
  if (status >= 500) return "Server error occurred. Please try again later.";
  return null;
};

/** Checks whether a value is an object of JSON. */
export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Returns a text, or an empty one. */
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
/** Returns a text, or null. */
export const orNull = (value: unknown): string | null => (typeof value === "string" ? value : null);
/** Returns a number, or NaN, which equals nothing. */
export const number = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);
/** Returns the objects of a list. */
export const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/**
 * Returns the text of an error by the older rule: the message, else the joined list of errors, else one general
 * sentence.
 */
function errorText(body: Json, fallback: string): string {
  if (typeof body["message"] === "string" && body["message"]) return body["message"];
  if (isJson(body["errors"])) return Object.values(body["errors"]).flat().map(String).join(", ");
  return fallback || "An unexpected error occurred";
}

const NO_CACHE = { "Cache-Control": "no-cache, no-store, must-revalidate", Pragma: "no-cache", Expires: "0" };
const TOKEN = "auth_token";

/** The HTTP calls of the older client. */
export class LegacyHttp {
  readonly #base: string;
  readonly #keep: Keep;

  constructor(base: string, keep: Keep) {
    this.#base = base.replace(/\/+$/, "");
    this.#keep = keep;
  }

  get token(): string | null {
    return this.#keep.getItem(TOKEN);
  }

  set token(token: string | null) {
    if (token === null) this.#keep.removeItem(TOKEN);
    else this.#keep.setItem(TOKEN, token);
  }

  async call(method: string, path: string, fallback: string, body?: Json | FormData): Promise<Json> {
    const { token } = this;
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        Accept: "application/json",
        ...NO_CACHE,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(!(body instanceof FormData) && { "Content-Type": "application/json" }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!isJson(answer))
      throw new LegacyError(response.status, "An unexpected error occurred", LOGGED(response.status));
    if (!response.ok || answer["success"] !== true)
      throw new LegacyError(response.status, errorText(answer, fallback), LOGGED(response.status));
    return answer;
  }
}
