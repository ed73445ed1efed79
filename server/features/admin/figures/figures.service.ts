import type { Caches, Memory } from "#server/cache/caches";
import { required } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Figures } from "./figures.model.ts";
import { figuresNow } from "./figures.queries.ts";

interface Parts {
  db: Db;
  caches: Caches;
  staff: StaffService;
}

const REMEMBER_MS = 60_000;

/** Says how large the community is and what waits in it. */
export class FiguresService {
  readonly #measured: Memory<"figures", Figures>;

  constructor(private readonly parts: Parts) {
    this.#measured = parts.caches.memory({ name: "figures of the community", ms: REMEMBER_MS, max: 1 });
  }

  /** Returns the figures, up to a minute old. @throws DomainError NOT_FOUND for viewers who may not read them. */
  async get(viewer: Viewer | null): Promise<Figures> {
    await this.parts.staff.requirePower(viewer, "readFigures");
    return required(await this.#measured.get("figures", () => this.#measure()), "These figures");
  }

  async #measure(): Promise<Figures> {
    const [figures] = await figuresNow(this.parts.db, {});
    return { ...required(figures, "These figures"), measuredAt: new Date().toISOString() };
  }
}
