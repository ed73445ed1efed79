import type { Instance } from "./app.ts";

/** The fields of every REST answer, and those that a test expects. */
type Body<T> = { success: boolean; message?: string; errors?: Record<string, string[]> } & T;

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: Body<T>;
  text: string;
}

interface Options {
  token?: string | null;
  headers?: Record<string, string>;
}

/** A client of the REST face. The test defines with `T` what it expects beyond `success`; nothing else checks that. */
export class RestClient {
  constructor(private readonly instance: Pick<Instance, "url">) {}

  get<T = object>(path: string, options: Options = {}): Promise<Answer<T>> {
    return this.send("GET", path, undefined, options);
  }

  post<T = object>(path: string, body?: unknown, options: Options = {}): Promise<Answer<T>> {
    return this.send("POST", path, body, options);
  }

  put<T = object>(path: string, body?: unknown, options: Options = {}): Promise<Answer<T>> {
    return this.send("PUT", path, body, options);
  }

  delete<T = object>(path: string, options: Options = {}): Promise<Answer<T>> {
    return this.send("DELETE", path, undefined, options);
  }

  /** Sends text and forms as they are, everything else as JSON. */
  async send<T = object>(method: string, path: string, body: unknown, options: Options = {}): Promise<Answer<T>> {
    const headers = new Headers(options.headers);
    if (options.token) headers.set("authorization", `Bearer ${options.token}`);
    const asIs =
      body === undefined || typeof body === "string" || body instanceof FormData || body instanceof URLSearchParams;
    if (
      !(body instanceof FormData || body instanceof URLSearchParams) &&
      body !== undefined &&
      !headers.has("content-type")
    )
      headers.set("content-type", "application/json");
    const response = await fetch(new URL(path, this.instance.url), {
      method,
      headers,
      redirect: "manual",
      ...(body !== undefined && { body: asIs ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed<T>(text), text };
  }
}

/** The one marked boundary where an answer has the type that the test expects. */
function parsed<T>(text: string): Body<T> {
  try {
    return JSON.parse(text) as Body<T>;
  } catch {
    return { success: false, message: `not JSON: ${text.slice(0, 200)}` } as Body<T>;
  }
}

/** Builds a multipart form; a file among the values is sent as one. */
export function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

export interface RestUser {
  id: number;
  name: string;
  username: string;
  email: string;
  email_verified_at: string | null;
  avatar: string | null;
  banner: string | null;
  created_at: string;
}

export interface RestPost {
  id: number;
  title: string | null;
  content: string;
  description: string;
  category: string | null;
  tags: string[];
  image: string | null;
  video: string | null;
  file: null;
  media: { type: string; url: string; alt: string | null; thumbnail: string | null; width: number; height: number }[];
  location: unknown;
  visibility: string;
  liked: boolean;
  likes_count: number;
  likesCount: number;
  bookmarked: boolean;
  bookmarks_count: number;
  comments_count: number;
  commentsCount: number;
  created_at: string;
  updated_at: string;
  user: { id: number; name: string; username: string; avatar: string | null };
}

export interface RestComment {
  id: number;
  post_id: number;
  parent_id: number | null;
  content: string;
  liked: boolean;
  likes_count: number;
  likesCount: number;
  deleted: boolean;
  created_at: string;
  updated_at: string;
  user: { id: number; name: string; username: string; avatar: string | null } | null;
  replies: RestComment[];
}

export interface RestFeed {
  posts: RestPost[];
  hasMore: boolean;
  total: number;
}
