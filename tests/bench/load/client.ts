import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endingWith } from "#tests/bench/ending";

/** One request of a load. */
export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The requests that the generator sends, in turn and for so many seconds. */
export interface LoadJob {
  url: string;
  connections: number;
  seconds: number;
  /** A fixed rate for all connections; as fast as it goes without one. */
  rate?: number;
  requests: LoadRequest[];
}

/** What the generator measured. */
export interface LoadResult {
  requests: number;
  seconds: number;
  /** Answers that were not 200, and connections that broke. */
  failures: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export type Load = (job: LoadJob) => Promise<LoadResult>;

/** Starts the load generator, which is a process of its own, so that its work does not count as anybody's. */
export async function withLoad<T>(act: (load: Load) => Promise<T>): Promise<T> {
  const child = fork(fileURLToPath(new URL("generator.ts", import.meta.url)));
  return endingWith(
    () => {
      child.kill();
      return Promise.resolve();
    },
    () => act((job) => run(child, job)),
  );
}

function run(child: ChildProcess, job: LoadJob): Promise<LoadResult> {
  child.send(job);
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("The load generator ended."));
    child.once("exit", ended);
    child.once("message", (result) => {
      child.off("exit", ended);
      // The generator sends nothing else.
      resolve(result as LoadResult);
    });
  });
}
