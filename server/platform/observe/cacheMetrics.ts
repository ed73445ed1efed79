import { Counter, Gauge, type Registry } from "prom-client";
import type { CacheFigures } from "#server/cache/tally";

/** What knows the caches of a process. */
interface Cached {
  readonly figures: readonly CacheFigures[];
}

/** The figures of every cache, which are counted where they are read, and collected when somebody asks. */
export class CacheMetrics {
  #of: Cached = { figures: [] };

  constructor(registry: Registry) {
    const figures = () => this.#of.figures;
    const reads = new Counter({
      name: "cache_reads_total",
      help: "Reads of each cache: hit (it was remembered), miss (its source was read)",
      labelNames: ["cache", "result"],
      registers: [],
      collect() {
        this.reset();
        for (const { name, tally } of figures()) {
          this.inc({ cache: name, result: "hit" }, tally.hits);
          this.inc({ cache: name, result: "miss" }, tally.misses);
        }
      },
    });
    const entries = new Gauge({
      name: "cache_entries",
      help: "Entries of each cache that can be counted",
      labelNames: ["cache"],
      registers: [],
      collect() {
        this.reset();
        for (const { name, size } of figures()) if (size() !== null) this.set({ cache: name }, size() ?? 0);
      },
    });
    registry.registerMetric(reads);
    registry.registerMetric(entries);
  }

  /** Names the caches that are measured. */
  watch(caches: Cached): void {
    this.#of = caches;
  }
}
