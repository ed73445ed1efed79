import { Worker } from "node:worker_threads";
import { FilePathSource, Input, MP4, QTFF, WEBM } from "mediabunny";
import type { VideoFacts } from "./videoFacts.ts";

/*
 * The main file of a process of its own, which reads the facts of one video: `node measuring.js FILE MILLISECONDS`
 * prints them as JSON, and fails for a file that it cannot read within the time.
 */

// Whoever began this process may be gone while the reader is stuck, so a thread beside it ends the process.
const [, , file = "", milliseconds = ""] = process.argv;
const end = `setTimeout(() => process.kill(process.pid, "SIGKILL"), ${Number(milliseconds)})`;
new Worker(end, { eval: true }).unref();

const source = new FilePathSource(file, { handleUnhandledError: () => {} });
const input = new Input({ source, formats: [MP4, QTFF, WEBM] });
const track = await input.getPrimaryVideoTrack();
if (!track || (await track.getCodec()) === null) throw new Error("There is no track with pictures.");
const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
const duration = await input.computeDuration();
const facts: VideoFacts = { width: Math.round(width), height: Math.round(height), duration };
process.stdout.write(JSON.stringify(facts));
