import { Gate } from "#server/platform/gate";
import { factsOf, type VideoFacts } from "./videoFacts.ts";
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

/** The longest side that players can be expected to show. */
const SIDE = 8_192;

/** Reads the facts of a video from its container. It never decodes the pictures. */
export class Videos {
  readonly #gate = new Gate({ atOnce: 2, queue: 20, waitMs: 10_000 });

  /** @param patienceMs the time after which a video that cannot be read is refused. */
  constructor(private readonly patienceMs?: number) {}

  /**
   * Measures a video that a member sent, and removes metadata of location, camera and author from the file.
   * @throws VideoRefused for a file without pictures that a browser could show, or with metadata that cannot be
   * removed.
   * @throws DomainError SERVICE_UNAVAILABLE when too many videos wait already.
   */
  take(file: string): Promise<VideoFacts> {
    return this.#gate.run(async () => {
      if (!(await isPlausible(file))) throw new VideoRefused("broken");
      const facts = await factsOf(file, this.patienceMs);
      if (!facts) throw new VideoRefused("broken");
      const judgement = judged(facts);
      if (!(await blankMetadata(file))) throw new VideoRefused("telling");
      return judgement;
    });
  }
}

function judged({ width, height, duration }: VideoFacts): VideoFacts {
  if (!(width >= 1 && height >= 1 && duration > 0 && Number.isFinite(duration))) throw new VideoRefused("broken");
  if (Math.max(width, height) > SIDE) throw new VideoRefused("side");
  return { width, height, duration: Math.round(duration * 1_000) / 1_000 };
}
