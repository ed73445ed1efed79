import { useRef, useState } from "react";
import { uploadMedia } from "#client/apollo/upload.ts";

export type UploadState = { is: "waiting" } | { is: "sending"; percent: number } | { is: "failed" };

/** Sends the picture of a post, once: trying again after the post itself failed uses what has been sent. */
export function usePictureUpload() {
  const [state, setState] = useState<UploadState>({ is: "waiting" });
  const sent = useRef<{ picture: File; alt: string; mediaId: string } | null>(null);
  const sending = useRef<AbortController | null>(null);

  async function send(picture: File, alt: string): Promise<string> {
    const before = sent.current;
    if (before?.picture === picture && before.alt === alt) return before.mediaId;
    const controller = new AbortController();
    sending.current = controller;
    setState({ is: "sending", percent: 0 });
    try {
      const media = await uploadMedia(picture, {
        alt,
        signal: controller.signal,
        onProgress: (percent) => setState({ is: "sending", percent }),
      });
      sent.current = { picture, alt, mediaId: media.id };
      setState({ is: "sending", percent: 100 });
      return sent.current.mediaId;
    } catch (failure) {
      setState({ is: controller.signal.aborted ? "waiting" : "failed" });
      throw failure;
    }
  }

  return {
    state,
    send,
    cancel: () => sending.current?.abort(),
    reset: () => setState({ is: "waiting" }),
    /** The post could not be made; the picture that was sent for it waits for the next try. */
    hold: () => setState((now) => (now.is === "sending" ? { is: "waiting" } : now)),
  };
}
