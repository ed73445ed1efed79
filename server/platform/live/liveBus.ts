import postgres from "postgres";
import type { Logger } from "pino";
import type { Tx } from "#server/db/client";
import { type LiveBus, notify } from "./events.ts";

const CHANNEL = "commonplace_live";
const RECONNECT_SECONDS = 0.5;

/**
 * Carries live events by PostgreSQL's LISTEN and NOTIFY, with one connection for each process that bypasses any pooler.
 * After a lost connection it listens again by itself. Events of the meantime are lost, so a listener must treat an
 * event as a hint to read the database, not as the data itself.
 */
export class PostgresBus implements LiveBus {
  readonly #sql: postgres.Sql;

  constructor(
    directUrl: string,
    private readonly log: Logger,
  ) {
    this.#sql = postgres(directUrl, {
      max: 1,
      onnotice: () => {},
      backoff: () => RECONNECT_SECONDS,
      connection: { application_name: "commonplace live" },
    });
  }

  async publish(tx: Tx, message: string): Promise<void> {
    await notify(tx, CHANNEL, message);
  }

  async listen(onMessage: (message: string) => void, onResumed: () => void): Promise<void> {
    let isFirst = true;
    const listener = (message: string) => {
      try {
        onMessage(message);
      } catch (error) {
        this.log.error({ err: error }, "a live event could not be told");
      }
    };
    await this.#sql.listen(CHANNEL, listener, () => {
      if (!isFirst) onResumed();
      isFirst = false;
    });
  }

  close(): Promise<void> {
    return this.#sql.end({ timeout: 2 });
  }
}
