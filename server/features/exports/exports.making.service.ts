import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { ignoreFailure } from "#server/core/rejections";
import type { Db } from "#server/db/client";
import { ZipWriter } from "#server/platform/archives/zipWriter";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import type { Metrics } from "#server/platform/observe/metrics";
import { newKey, type Storage } from "#server/platform/storage/storage";
import { EXPORT_DAYS } from "#server/features/auth/auth.model";
import type { ContentsService } from "#server/features/exports/contents/contents.service";
import { type ExportRun, MOST_ATTEMPTS } from "./exports.model.ts";
import { beginRun, failRun, finishRun, holdMember, noteProgress, replaceOthers } from "./exports.queries.ts";

/** The format of the archive, by which a program recognizes it; a change that breaks readers counts the version up. */
const FORMAT = { format: "commonplace-export", version: 1 };

/** How often a run notes how far it has come. */
const NOTE_MS = 1_000;

interface Parts {
  db: Db;
  contents: ContentsService;
  jobs: Jobs;
  limits: Limits;
  log: Logger;
  metrics: Metrics;
  storage: Storage;
  temporaryFolder: string;
}

/**
 * Makes the files of exports. A run can be killed at any moment: the next one begins anew, and only the latest run
 * stores its file.
 */
export class ExportsMakingService {
  constructor(private readonly parts: Parts) {}

  /** Makes the file of an export, once: there is nothing to do for one that is made, has failed or is deleted. */
  async make(exportId: number, signal: AbortSignal): Promise<void> {
    const run = await beginRun(this.parts.db, exportId);
    if (!run) return;
    // Processes that die again and again may die of this export.
    if (run.attempts > MOST_ATTEMPTS) return this.#giveUp(run, new Error("The processes that made it have died."));
    try {
      await this.#make(run, signal);
    } catch (error) {
      if (error instanceof Void) return;
      if (run.attempts < MOST_ATTEMPTS || signal.aborted) throw error;
      await this.#giveUp(run, error);
    }
  }

  async #make(run: ExportRun, signal: AbortSignal): Promise<void> {
    const { log, metrics, storage, temporaryFolder } = this.parts;
    const began = performance.now();
    const file = path.join(temporaryFolder, `export-${run.id}-${randomUUID()}.zip`);
    try {
      const bytes = await this.#write(run, file, signal);
      const key = newKey("zip", true);
      await storage.put(key, file);
      if (!(await this.#finish(run, key, bytes))) {
        await storage.remove(key);
        return;
      }
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      log.info({ exportId: run.id, userId: run.userId, bytes, seconds }, "an export is ready");
      metrics.exports.inc({ result: "ready" });
    } finally {
      await ignoreFailure(rm(file, { force: true }), "expires");
    }
  }

  /** Writes the archive to a file and returns its length. */
  async #write(run: ExportRun, file: string, signal: AbortSignal): Promise<number> {
    const progress = new ProgressNotes((part) => noteProgress(this.parts.db, run, part));
    const { userId: memberId, createdAt } = run;
    const archive = new ZipWriter(file, new Date(createdAt));
    try {
      await progress.note();
      const onProgress = (part: number) => (progress.part = part);
      for await (const entry of this.parts.contents.entriesOf({ memberId, createdAt, signal, onProgress })) {
        await archive.add(entry.name, watched(entry.pieces, progress), entry);
      }
      const manifest = { ...FORMAT, createdAt, files: archive.files };
      await archive.add("manifest.json", oneText(`${JSON.stringify(manifest, null, 2)}\n`));
      return await archive.finish();
    } finally {
      await archive.close();
    }
  }

  /** Offers the file, ends the download of earlier ones, and mails the member. */
  #finish(run: ExportRun, key: string, bytes: number): Promise<boolean> {
    const { db, jobs } = this.parts;
    const { userId } = run;
    return db.transaction(async (tx) => {
      await holdMember(tx, run);
      if (!(await finishRun(tx, run, { key, bytes, days: EXPORT_DAYS }))) return false;
      const keys = await replaceOthers(tx, run);
      if (keys.length > 0) await jobs.enqueue(tx, "exports.remove", { keys });
      await jobs.enqueue(tx, "auth.mailExportReady", { userId }, { key: `auth.mailExportReady:${userId}` });
      return true;
    });
  }

  /** Stores that an export has failed, so that the member can request another one at once. */
  async #giveUp(run: ExportRun, err: unknown): Promise<void> {
    const { db, limits, log, metrics } = this.parts;
    if (!(await failRun(db, run))) return;
    log.error({ err, exportId: run.id, userId: run.userId }, "an export is given up");
    metrics.exports.inc({ result: "failed" });
    await limits.giveBack("exportsByMember", run.userId);
  }
}

/** A later run has begun, or the member has deleted the account. */
class Void extends Error {}

/** Notes how far a run has come, at most once a second. */
class ProgressNotes {
  part = 0;
  #noted = 0;

  constructor(private readonly store: (part: number) => Promise<boolean>) {}

  /** @throws Void when the run is void. */
  async note(): Promise<void> {
    const now = performance.now();
    if (this.#noted > 0 && now - this.#noted < NOTE_MS) return;
    this.#noted = now;
    if (!(await this.store(this.part))) throw new Void();
  }
}

async function* watched<T>(pieces: AsyncIterable<T>, progress: ProgressNotes): AsyncGenerator<T> {
  for await (const piece of pieces) {
    yield piece;
    await progress.note();
  }
}

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}
