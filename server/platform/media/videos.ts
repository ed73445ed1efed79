import { Gate } from "#server/platform/gate";
import { blankMetadata, isPlausible } from "./videoMetadata.ts";

/**
 * Why a video was refused: it is broken or has no pictures; its side is too long to be shown; or it holds metadata that
 * cannot be removed.
 */
export type VideoFault = "broken" | "side" | "telling";

export class VideoRefused extends Error {
  constructor(readonly fault: VideoFault) {
    super(`The video was refused: ${fault}`);
    this.name = "VideoRefused";
  }
}

export interface VideoFacts {
  /** The width as a player shows it: turned upright, with square pixels. */
  width: number;
  height: number;
  /** The duration in seconds. */
  duration: number;
}

/** The longest side that players can be expected to show. */
const SIDE = 8_192;
const PATIENCE_MS = 5_000;

/** Reads the facts of a video from its container. It never decodes the pictures. */
export class Videos {
  readonly #gate = new Gate({ atOnce: 2, queue: 20, waitMs: 10_000 });

  /**
   * Measures a video that a member sent, and removes metadata of location, camera and author from the file.
   * @throws VideoRefused for a file without pictures that a browser could show, or with metadata that cannot be
   * removed.
   * @throws DomainError SERVICE_UNAVAILABLE when too many videos wait already.
   */
  take(file: string): Promise<VideoFacts> {
    return this.#gate.run(async () => {
      if (!(await isPlausible(file))) throw new VideoRefused("broken");
      const facts = await measure(file);
      if (!(await blankMetadata(file))) throw new VideoRefused("telling");
      return facts;
    });
  }
}

async function measure(file: string): Promise<VideoFacts> {
  // The library is large, and only the few requests that bring a video need it.
  const { FilePathSource, Input, MP4, QTFF, WEBM } = await import("mediabunny");
  const source = new FilePathSource(file, { handleUnhandledError: () => {} });
  const input = new Input({ source, formats: [MP4, QTFF, WEBM] });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new VideoRefused("broken")), PATIENCE_MS);
  });
  const read = async (): Promise<VideoFacts> => {
    const track = await input.getPrimaryVideoTrack();
    if (!track || (await track.getCodec()) === null) throw new VideoRefused("broken");
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    return judged({ width: Math.round(width), height: Math.round(height), duration: await input.computeDuration() });
  };
  try {
    return await Promise.race([read(), tooLong]);
  } catch (error) {
    // The file is the cause of every failure of the reader.
    throw error instanceof VideoRefused ? error : new VideoRefused("broken");
  } finally {
    clearTimeout(timer);
    input.dispose();
  }
}

function judged({ width, height, duration }: VideoFacts): VideoFacts {
  if (!(width >= 1 && height >= 1 && duration > 0 && Number.isFinite(duration))) throw new VideoRefused("broken");
  if (Math.max(width, height) > SIDE) throw new VideoRefused("side");
  return { width, height, duration: Math.round(duration * 1_000) / 1_000 };
}
