import { useEffect, useRef, useState } from "react";
import { noAnswerText } from "#client/apollo/errorText.ts";
import { RequestError } from "#client/apollo/request.ts";
import { describeMedia, uploadMedia } from "#client/apollo/upload.ts";
import { ignoreFailure, orElse } from "#client/lib/ignoreFailure.ts";
import type { Attachment } from "#client/features/posts/fields/composition.ts";

export type UploadState =
  { is: "waiting" } | { is: "sending"; percent: number } | { is: "cancelled" } | { is: "failed"; reason: string };

type Uploaded = NonNullable<Attachment["uploaded"]>;

interface UploadOptions {
  attachment: Attachment | null;
  /** The server has the file: the attachment as it is now. */
  onUploaded: (file: File | null, uploaded: Uploaded) => void;
}

const WAITING: UploadState = { is: "waiting" };
const COULD_NOT = "The file could not be uploaded";

/**
 * Sends what goes with a post as soon as it is chosen, once, while its member still writes. What the picture shows is
 * told to the server when it is known.
 */
export function useMediaUpload({ attachment, onUploaded }: UploadOptions) {
  const [sending, setSending] = useState<{ file: File; state: UploadState } | null>(null);
  const running = useRef<{ file: File; controller: AbortController; result: Promise<Uploaded> } | null>(null);
  const file = attachment && !attachment.uploaded ? attachment.file : null;

  function start(chosen: File, alt: string): Promise<Uploaded> {
    if (running.current?.file === chosen) return running.current.result;
    running.current?.controller.abort();
    const controller = new AbortController();
    const result = send(chosen, alt, controller.signal);
    running.current = { file: chosen, controller, result };
    return result;
  }

  async function send(chosen: File, alt: string, signal: AbortSignal): Promise<Uploaded> {
    const setState = (state: UploadState) => setSending({ file: chosen, state });
    setState({ is: "sending", percent: 0 });
    const isMine = () => running.current?.controller.signal === signal;
    try {
      const poster = chosen.type.startsWith("video/") ? await posterOf(chosen) : null;
      const media = await uploadMedia(chosen, {
        alt,
        poster,
        signal,
        onProgress: (percent) => isMine() && setState({ is: "sending", percent }),
      });
      const uploaded = { id: media.id, alt, url: media.url, still: media.thumbnail };
      if (isMine()) {
        setState({ is: "waiting" });
        onUploaded(chosen, uploaded);
      }
      return uploaded;
    } catch (failure) {
      if (isMine()) setState(signal.aborted ? { is: "cancelled" } : { is: "failed", reason: reasonOf(failure) });
      throw failure;
    } finally {
      if (isMine()) running.current = null;
    }
  }

  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (!file) {
      running.current?.controller.abort();
      return;
    }
    void ignoreFailure(latest.current(file, ""), "shown");
  }, [file]);
  useEffect(
    () => () => {
      running.current?.controller.abort();
      running.current = null;
    },
    [],
  );

  /** The server's number for the attachment, which is sent first if it has not been. @throws what `uploadMedia` throws */
  async function finish(): Promise<string | null> {
    if (!attachment) return null;
    const alt = attachment.alt.trim();
    const sent = attachment.uploaded ?? (attachment.file && (await start(attachment.file, alt)));
    if (!sent) return null;
    if (sent.alt !== alt) await tell({ ...sent, alt });
    return sent.id;
  }

  async function tell(uploaded: Uploaded): Promise<void> {
    await describeMedia(uploaded.id, uploaded.alt);
    onUploaded(attachment?.file ?? null, uploaded);
  }

  return {
    state: sending && sending.file === file ? sending.state : WAITING,
    finish,
    cancel: () => running.current?.controller.abort(),
    retry: () => void (attachment?.file && ignoreFailure(start(attachment.file, attachment.alt.trim()), "shown")),
    /** What the picture shows has been written down. */
    describe: () => {
      const alt = attachment?.alt.trim() ?? "";
      if (attachment?.uploaded && attachment.uploaded.alt !== alt)
        void ignoreFailure(tell({ ...attachment.uploaded, alt }), "repeated");
    },
  };
}

/** Most posts have no video. Without the code, as without a frame, the server has to do. */
async function posterOf(video: File): Promise<Blob | null> {
  const poster = await orElse(import("#client/features/posts/media/videoPoster.ts"), null, "optional");
  return poster && (await poster.posterOf(video));
}

function reasonOf(failure: unknown): string {
  return failure instanceof RequestError && failure.answered ? failure.message : noAnswerText(COULD_NOT);
}
