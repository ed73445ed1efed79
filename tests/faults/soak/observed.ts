import { once } from "node:events";
import { readdirSync } from "node:fs";
import { WebSocket } from "ws";
import type { ServerProcess } from "#tests/kit/process/serverProcess";

const MB = 2 ** 20;
/** What threads and queues hold for a moment is gone after a few looks. */
const LOOKS = 6;

/** A moment of a server at which nothing was under way. */
export interface Sample {
  minutes: number;
  /** Megabytes that the process holds. */
  resident: number;
  /** Megabytes of objects, after those that nobody needs were collected. */
  heap: number;
  descriptors: number;
}

/** A server whose memory can be looked at: it runs with an inspector, which collects garbage on request. */
export class ObservedServer {
  #id = 0;

  private constructor(
    private readonly server: ServerProcess,
    private readonly url: string,
    private readonly inspector: WebSocket,
  ) {}

  static async observe(server: ServerProcess, url: string): Promise<ObservedServer> {
    const [, address = ""] = await server.waitFor(/Debugger listening on (ws:\S+)/);
    const inspector = new WebSocket(address);
    await once(inspector, "open");
    return new ObservedServer(server, url, inspector);
  }

  /** Looks a few times, and returns the look at which the process held the least. */
  async sample(minutes: number): Promise<Sample> {
    let least = await this.#look(minutes);
    for (let n = 1; n < LOOKS; n++) {
      const next = await this.#look(minutes);
      if (next.resident < least.resident) least = next;
    }
    return least;
  }

  /** Collects garbage twice, since what the first collection finalizes is freed by the second, and measures. */
  async #look(minutes: number): Promise<Sample> {
    for (let n = 0; n < 2; n++) await this.#command("HeapProfiler.collectGarbage");
    const metrics = await (await fetch(`${this.url}/metrics`)).text();
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1]);
    return {
      minutes,
      resident: figure("process_resident_memory_bytes") / MB,
      heap: figure("nodejs_heap_size_used_bytes") / MB,
      descriptors: readdirSync(`/proc/${this.server.pid}/fd`).length,
    };
  }

  close(): void {
    this.inspector.close();
  }

  async #command(method: string): Promise<void> {
    const id = (this.#id += 1);
    const answered = new Promise<void>((resolve) => {
      const listen = (data: Buffer) => {
        if ((JSON.parse(data.toString()) as { id?: number }).id !== id) return;
        this.inspector.off("message", listen);
        resolve();
      };
      this.inspector.on("message", listen);
    });
    this.inspector.send(JSON.stringify({ id, method }));
    await answered;
  }
}

/** Returns how much a value grows in ten minutes, by the line that fits the samples best (least squares). */
export function slopeOf(samples: readonly Sample[], valueOf: (sample: Sample) => number): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [time, value] = [mean(({ minutes }) => minutes), mean(valueOf)];
  const spread = samples.reduce((sum, { minutes }) => sum + (minutes - time) ** 2, 0);
  const product = samples.reduce((sum, one) => sum + (one.minutes - time) * (valueOf(one) - value), 0);
  return (10 * product) / spread;
}
