import { Writable } from "node:stream";
import { type Logger, pino } from "pino";

/** A log that holds what a server reports as an error; fuzzing must cause none. */
export function errorLines(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  return { log: pino({ level: "error" }, stream), lines };
}
