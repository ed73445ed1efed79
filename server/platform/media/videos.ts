import { Gate } from "#server/platform/gate";
import { blankMetadata } from "./videoMetadata.ts";

/** Why a video was not taken: broken, or nothing that can be seen; too big to be shown; or telling what cannot be taken out. */
export type VideoFault = "broken" | "side" | "telling";

export class VideoRefused extends Error {
  constructor(readonly fault: VideoFault) {
    super(`The video was refused: ${fault}`);
    this.name = "VideoRefused";
  }
}

export interface VideoFacts {
  /** As it is shown: turned upright, with square pixels. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
}

/** Longest side that players can be expected to show. */
const SIDE = 8_192;
const PATIENCE_MS = 5_000;

/** Reads what a video is from its container. The pictures in it are never decoded here. */
export class Videos {
  readonly #gate = new Gate({ atOnce: 2, queue: 20, waitMs: 10_000 });

  /**
   * Measures a video that a member sent, and takes out of the file what it says of place, camera and author.
   * @throws VideoRefused for what does not hold pictures that a browser could show, or tells more than can be taken out.
   * @throws DomainError SERVICE_UNAVAILABLE when too many wait already.
   */
  take(file: string): Promise<VideoFacts> {
    return this.#gate.run(async () => {
      const facts = await measure(file);
      if (!(await blankMetadata(file))) throw new VideoRefused("telling");
      return facts;
    });
  }
}

async function measure(file: string): Promise<VideoFacts> {
  // Of use to the few requests that bring a video; it is large.
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
    // Whatever the reader does not like about a file is the file's fault.
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
