import { useEffect, useRef, useState } from "react";
import { noAnswerText } from "#client/apollo/errorText.ts";
import { RequestError } from "#client/apollo/request.ts";
import { uploadMedia } from "#client/apollo/upload.ts";
import { newId } from "#client/lib/state/useAttemptId.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { IMAGE_TOO_LARGE, POST_IMAGE_MAX_BYTES } from "#server/features/media/media.limits.rules";
import { PICTURES_MAX } from "#server/features/chat/chat.limits.rules";
import type { MessageMedia } from "#client/features/chat/core/chatMessage.ts";

/** A picture that goes with the message that is being written. */
export interface Attachment {
  key: string;
  file: File;
  /** What is shown of it while it is on its way. */
  preview: string;
  percent: number;
  /** Null until the server has it. */
  media: MessageMedia | null;
  failure: string | null;
}

/** Pictures that were chosen: each is sent at once, while its member still writes. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const [uploads, addresses] = [running.current, previews.current];
    return () => {
      for (const one of uploads.values()) one.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  const change = (key: string, part: Partial<Attachment>) =>
    setAttachments((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function upload(key: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const { id, url, width, height, placeholder } = await uploadMedia(file, {
        isPrivate: true,
        signal: controller.signal,
        onProgress: (percent) => change(key, { percent }),
      });
      change(key, {
        media: { __typename: "Media", id, url, alt: null, width, height, placeholder, sources: [] },
      });
    } catch (failure) {
      if (controller.signal.aborted) return;
      const isTold = failure instanceof RequestError && failure.answered;
      change(key, { failure: isTold ? failure.message : noAnswerText("This picture could not be uploaded") });
    } finally {
      running.current.delete(key);
    }
  }

  function add(files: Iterable<File>): void {
    const pictures = [...files].filter(({ type }) => type.startsWith("image/"));
    const fitting = pictures.filter(({ size }) => size <= POST_IMAGE_MAX_BYTES);
    if (fitting.length < pictures.length) toast.failure("Couldn't add a picture", IMAGE_TOO_LARGE);
    const room = PICTURES_MAX - attachments.length;
    if (fitting.length > room) toast.failure(`A message shows at most ${PICTURES_MAX} pictures`);
    const added = fitting.slice(0, room).map((file): Attachment => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { key: newId(), file, preview, percent: 0, media: null, failure: null };
    });
    setAttachments((now) => [...now, ...added]);
    for (const { key, file } of added) void upload(key, file);
  }

  function remove(key: string): void {
    running.current.get(key)?.abort();
    setAttachments((now) => now.filter((one) => one.key !== key));
  }

  return {
    attachments,
    /** All of them have arrived. */
    isReady: attachments.every(({ media }) => media !== null),
    media: attachments.flatMap(({ media }) => media ?? []),
    add,
    remove,
    retry(key: string): void {
      const one = attachments.find((known) => known.key === key);
      if (!one) return;
      change(key, { failure: null, percent: 0 });
      void upload(key, one.file);
    },
    clear: () => setAttachments([]),
  };
}
