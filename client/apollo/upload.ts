import { noAnswerText, textOf } from "./errorText.ts";
import { logNoResponse } from "./errorLog.ts";
import { callHeaders, judge, request, RequestError } from "./request.ts";

/** A stored picture or video, ready to be attached to a post. */
export interface UploadedMedia {
  id: string;
  type: "image" | "video";
  url: string;
  /** Of a video: a still picture that stands in for it. */
  thumbnail: string | null;
  width: number;
  height: number;
  placeholder: string | null;
}

export interface UploadOptions {
  /** What there is to see, for those who do not see it. */
  alt?: string;
  /** Of a video: a still picture that stands in for it. */
  poster?: Blob | null;
  /** Called with whole percents while the file is on its way. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** For messages: shown to the members of a conversation only, at addresses that are good for a short while. */
  isPrivate?: boolean;
}

/**
 * Sends a file to the server, which stores it. By XMLHttpRequest, since fetch cannot tell how far it has come.
 * @throws RequestError, or an AbortError when it was cancelled.
 */
export function uploadMedia(
  file: Blob,
  { alt, poster, onProgress, signal, isPrivate }: UploadOptions = {},
): Promise<UploadedMedia> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    if (isPrivate) form.append("private", "1");
    if (alt) form.append("alt", alt);
    if (poster) form.append("poster", poster, "poster.jpg");
    form.append("file", file);
    const call = new XMLHttpRequest();
    call.open("POST", "/api/uploads");
    for (const [name, value] of Object.entries(callHeaders())) call.setRequestHeader(name, value);
    call.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100));
    };
    call.onload = () => {
      try {
        resolve(mediaOf(judge(call.status, parse(call.responseText))["media"]));
      } catch (error) {
        reject(error);
      }
    };
    call.onerror = () => {
      logNoResponse();
      reject(new RequestError(noAnswerText(), 0, false, {}));
    };
    call.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    if (signal?.aborted) return call.onabort(new ProgressEvent("abort"));
    signal?.addEventListener("abort", () => call.abort(), { once: true });
    call.send(form);
  });
}

/** Says what a stored file shows. @throws RequestError */
export async function describeMedia(id: string, alt: string): Promise<void> {
  await request("PUT", `/uploads/${id}`, { alt });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function mediaOf(value: unknown): UploadedMedia {
  if (typeof value !== "object" || value === null || !("id" in value))
    throw new RequestError(textOf({}), 200, false, {});
  const media: Record<string, unknown> = { ...value };
  return {
    id: String(media["id"]),
    type: media["type"] === "video" ? "video" : "image",
    url: String(media["url"]),
    thumbnail: typeof media["thumbnail"] === "string" ? media["thumbnail"] : null,
    width: Number(media["width"]),
    height: Number(media["height"]),
    placeholder: typeof media["placeholder"] === "string" ? media["placeholder"] : null,
  };
}
