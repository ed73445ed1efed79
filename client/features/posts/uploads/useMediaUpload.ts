import { useEffect, useRef, useState } from "react";
import { RequestError } from "#client/apollo/request.ts";
import { describeMedia } from "#client/apollo/upload.ts";
import { isRefusal } from "#client/features/media/refusal.ts";
import { whenBack } from "#client/lib/browser/whenBack.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import type { Attachment } from "#client/features/posts/fields/composition.ts";
import { uploadFile } from "./uploadFile.ts";

type UploadState =
  | { is: "waiting" }
  | { is: "sending"; percent: number }
  | { is: "cancelled" }
  /** Nobody has answered: it continues when the server does. */
  | { is: "unanswered" }
  | { is: "failed"; reason: string };

type Uploaded = NonNullable<Attachment["uploaded"]>;

interface UploadOptions {
  attachment: Attachment | null;
  /** Receives the attachment as the server has stored it. */
  onUploaded: (file: File | null, uploaded: Uploaded) => void;
  /** Receives the reason why the server does not take the file, which another attempt would not change. */
  onRefused: (file: File, reason: string) => void;
}

const WAITING: UploadState = { is: "waiting" };
const COULD_NOT = "The file could not be uploaded";

/**
 * Uploads an attachment as soon as it is chosen, once, while the member still writes. The description of a picture is
 * sent when it is complete.
 */
export function useMediaUpload({ attachment, onUploaded, onRefused }: UploadOptions) {
  const file = attachment && !attachment.uploaded ? attachment.file : null;
  const { sending, start, cancel } = useUpload(file, { onUploaded, onRefused });

  /**
   * Returns the server's id of the attachment, which is uploaded first if that has not happened. @throws the errors of
   * `uploadMedia`
   */
  async function finish(): Promise<string | null> {
    if (!attachment) return null;
    const alt = attachment.alt.trim();
    const uploaded = attachment.uploaded ?? (attachment.file && (await start(attachment.file, alt)));
    if (!uploaded) return null;
    if (uploaded.alt !== alt) await saveAlt({ ...uploaded, alt });
    return uploaded.id;
  }

  async function saveAlt(uploaded: Uploaded): Promise<void> {
    await describeMedia(uploaded.id, uploaded.alt);
    onUploaded(attachment?.file ?? null, uploaded);
  }

  return {
    state: sending && sending.file === file ? sending.state : WAITING,
    finish,
    cancel,
    retry: () => {
      if (attachment?.file) void ignoreFailure(start(attachment.file, attachment.alt.trim()), "shown");
    },
    /** Sends the description of the picture once the member has finished it. */
    describe: () => {
      const alt = attachment?.alt.trim() ?? "";
      if (attachment?.uploaded && attachment.uploaded.alt !== alt)
        void ignoreFailure(saveAlt({ ...attachment.uploaded, alt }), "optional");
    },
  };
}

/** Runs one upload at a time: it starts with the file, and ends when the file or the component goes. */
function useUpload(file: File | null, { onUploaded, onRefused }: Omit<UploadOptions, "attachment">) {
  const [sending, setSending] = useState<{ file: File; state: UploadState } | null>(null);
  const running = useRef<{ file: File; controller: AbortController; result: Promise<Uploaded> } | null>(null);

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
    const isCurrent = () => running.current?.controller.signal === signal;
    try {
      const onProgress = (percent: number) => isCurrent() && setState({ is: "sending", percent });
      const uploaded = await uploadFile(chosen, { alt, signal, onProgress });
      if (isCurrent()) {
        setState({ is: "waiting" });
        onUploaded(chosen, uploaded);
      }
      return uploaded;
    } catch (failure) {
      if (isCurrent()) {
        setState(signal.aborted ? { is: "cancelled" } : stateAfter(failure));
        if (isRefusal(failure)) onRefused(chosen, reasonOf(failure));
      }
      throw failure;
    } finally {
      if (isCurrent()) running.current = null;
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
  const isUnanswered = sending?.file === file && sending?.state.is === "unanswered";
  useEffect(() => {
    if (!isUnanswered || !file) return undefined;
    return whenBack(() => void ignoreFailure(latest.current(file, ""), "shown"));
  }, [isUnanswered, file]);
  useEffect(
    () => () => {
      running.current?.controller.abort();
      running.current = null;
    },
    [],
  );

  return { sending, start, cancel: () => running.current?.controller.abort() };
}

function stateAfter(failure: unknown): UploadState {
  if (failure instanceof RequestError && !failure.answered) return { is: "unanswered" };
  return { is: "failed", reason: reasonOf(failure) };
}

const reasonOf = (failure: unknown) => (failure instanceof RequestError ? failure.message : COULD_NOT);
