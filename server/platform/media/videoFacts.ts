import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as z from "zod";

/** What the container of a video says about it. */
export interface VideoFacts {
  /** The width as a player shows it: turned upright, with square pixels. */
  width: number;
  height: number;
  /** The duration in seconds. */
  duration: number;
}

/** The time after which a video is given up; the start of the process is part of it. */
const MEASURING_MS = 15_000;

/** The megabytes of memory that a video may need. */
const MEMORY = 256;

const written = z.object({ width: z.number(), height: z.number(), duration: z.number() });

const [, folder = "", extension = ""] = /^(.*\/)[^/]*(\.[jt]s)$/.exec(import.meta.url) ?? [];
const script = fileURLToPath(`${folder}measuring${extension}`);
const loader = extension === ".ts" ? ["--import", "tsx"] : [];

/**
 * Reads the facts of a video in a process of its own: a few bytes of a file are enough to occupy the library without
 * end, or to fill its memory, and neither may happen to the server. Returns null for a file that cannot be read within
 * the time and the memory.
 */
export function factsOf(file: string, patienceMs = MEASURING_MS): Promise<VideoFacts | null> {
  return new Promise((resolve, reject) => {
    const args = [...loader, `--max-old-space-size=${MEMORY}`, script, file, String(patienceMs)];
    const options = { timeout: patienceMs, killSignal: "SIGKILL", maxBuffer: 100_000, env: {} } as const;
    execFile(process.execPath, args, options, (error, out) => {
      // A text as code means that the process could not be started: EAGAIN, ENOMEM.
      if (typeof error?.code === "string") return reject(error);
      resolve(error ? null : (parsed(out) ?? null));
    });
  });
}

function parsed(out: string): VideoFacts | undefined {
  try {
    return written.safeParse(JSON.parse(out)).data;
  } catch {
    return undefined;
  }
}
