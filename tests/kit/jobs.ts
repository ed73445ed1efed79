import type { App } from "./app.ts";
import { eventually } from "./eventually.ts";

/** Runs a scheduled job now, and waits until it is done. */
export async function runJob(app: App, name: string): Promise<void> {
  await app.sql`select graphile_worker.add_job(${name}, job_key => ${`${name} now`})`;
  await eventually(async () => {
    const left = await app.sql`select 1 from graphile_worker.jobs where task_identifier = ${name}`;
    if (left.length > 0) throw new Error(`${name} has not run`);
  });
}
