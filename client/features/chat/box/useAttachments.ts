import { useEffect, useRef, useState } from "react";
import { noAnswerText } from "#client/apollo/errorText.ts";
import { RequestError } from "#client/apollo/request.ts";
import { uploadMedia } from "#client/apollo/upload.ts";
import { newId } from "#client/lib/state/useAttemptId.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { takenPicture, type Taken } from "#client/features/media/takenPicture.ts";
import { isRefusal } from "#client/features/media/refusal.ts";
import { POST_IMAGE_MAX_BYTES } from "#server/features/media/media.limits.rules";
import { PICTURES_MAX } from "#server/features/chat/chat.limits.rules";
import type { MessageMedia } from "#client/features/chat/core/chatMessage.ts";

/** A picture of the message that is being written. */
export interface Attachment {
  key: string;
  file: File;
  /** The URL under which the browser shows the file during the upload. */
  preview: string;
  percent: number;
  /** It is null until the server has the file. */
  media: MessageMedia | null;
  failure: string | null;
}

const NOT_ADDED = "Couldn't add a picture";

/** Manages the pictures of the message that is being written. Each is uploaded as soon as it is chosen. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [preparing, setPreparing] = useState(0);
  const { upload, abort } = useUploads({
    onChange: (key, part) => setAttachments((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one))),
    onRefused(key, reason) {
      toast.failure(NOT_ADDED, reason);
      setAttachments((now) => now.filter((one) => one.key !== key));
    },
  });
  const previewOf = usePreviews();

  async function add(files: Iterable<File>): Promise<void> {
    const chosen: Taken[] = [];
    setPreparing((now) => now + 1);
    // One after the other: a large photo needs much memory while it is made smaller.
    for (const file of files) chosen.push(await takenPicture(file, POST_IMAGE_MAX_BYTES));
    setPreparing((now) => now - 1);
    const fitting = chosen.flatMap((taken) => ("file" in taken ? [taken.file] : []));
    const [refusal] = chosen.flatMap((taken) => ("refusal" in taken ? [taken.refusal] : []));
    if (refusal) toast.failure(NOT_ADDED, refusal);
    const room = PICTURES_MAX - attachments.length;
    if (fitting.length > room) toast.failure(`A message can have at most ${PICTURES_MAX} pictures`);
    const added = fitting.slice(0, room).map((file): Attachment => {
      return { key: newId(), file, preview: previewOf(file), percent: 0, media: null, failure: null };
    });
    setAttachments((now) => [...now, ...added].slice(0, PICTURES_MAX));
    for (const { key, file } of added) void upload(key, file);
  }

  return {
    attachments,
    /** True when the server has all of them, and none is being made smaller. */
    isReady: preparing === 0 && attachments.every(({ media }) => media !== null),
    media: attachments.flatMap(({ media }) => media ?? []),
    add: (files: Iterable<File>) => void add([...files]),
    remove(key: string): void {
      abort(key);
      setAttachments((now) => now.filter((one) => one.key !== key));
    },
    retry(key: string): void {
      const failed = attachments.find((one) => one.key === key);
      if (failed) void upload(key, failed.file);
    },
    clear: () => setAttachments([]),
  };
}

interface UploadsOptions {
  onChange: (key: string, part: Partial<Attachment>) => void;
  /** Receives the reason why the server does not take the file, which another attempt would not change. */
  onRefused: (key: string, reason: string) => void;
}

/** Manages the running uploads; they end with the component. */
function useUploads({ onChange, onRefused }: UploadsOptions) {
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach((controller) => controller.abort());
  }, []);

  async function upload(key: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    onChange(key, { failure: null, percent: 0 });
    try {
      const { type: _, ...media } = await uploadMedia(file, {
        signal: controller.signal,
        onProgress: (percent) => onChange(key, { percent }),
      });
      onChange(key, { media: { __typename: "Media", ...media, alt: null, sources: [] } });
    } catch (failure) {
      if (controller.signal.aborted) return;
      if (isRefusal(failure)) return onRefused(key, failure.message);
      const isAnswered = failure instanceof RequestError && failure.answered;
      onChange(key, { failure: isAnswered ? failure.message : noAnswerText("This picture could not be uploaded") });
    } finally {
      running.current.delete(key);
    }
  }

  return { upload, abort: (key: string) => running.current.get(key)?.abort() };
}

/** Makes the URLs under which chosen files can be shown; they are released with the component. */
function usePreviews(): (file: File) => string {
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const addresses = previews.current;
    return () => addresses.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  return (file) => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    return preview;
  };
}
