import { noAnswerText, textOf } from "./errorText.ts";
import { logNoResponse } from "./errorLog.ts";
import { callHeaders, judge, request, RequestError } from "./request.ts";

/** A stored picture or video, ready to be attached to a post. */
export interface UploadedMedia {
  id: string;
  type: "image" | "video";
  url: string;
  /** Whether it is a picture that moves. */
  animated: boolean;
  /** For what moves: a still picture that represents it. */
  thumbnail: string | null;
  width: number;
  height: number;
  placeholder: string | null;
}

export interface UploadOptions {
  /** The description of the picture for members who do not see it. */
  alt?: string;
  /** For a video: a still picture that represents it. */
  poster?: Blob | null;
  /** Receives whole percents during the upload. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file to the server, which stores it. It uses XMLHttpRequest, since fetch reports no upload progress.
 * @throws RequestError, or an AbortError when it was cancelled.
 */
export function uploadMedia(
  file: Blob,
  { alt, poster, onProgress, signal }: UploadOptions = {},
): Promise<UploadedMedia> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
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

/** Saves the description of a stored file. @throws RequestError */
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
    animated: media["animated"] === true,
    thumbnail: typeof media["thumbnail"] === "string" ? media["thumbnail"] : null,
    width: Number(media["width"]),
    height: Number(media["height"]),
    placeholder: typeof media["placeholder"] === "string" ? media["placeholder"] : null,
  };
}
