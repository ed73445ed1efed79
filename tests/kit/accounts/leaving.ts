import type { App } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { PASSWORD, type Person } from "#tests/kit/people";

/** Deletes an account; its member may still change their mind. Answers as the product does. */
export const leave = (who: Person, password = PASSWORD) =>
  who.rest.send<{ message: string; deletes_at: string; receipt: Record<string, number> }>(
    "DELETE",
    "/api/account",
    { password },
    { token: who.token },
  );

/** Lets the time pass in which members who have left may change their mind, and deletes their accounts. */
export async function deleteLeft(app: App): Promise<void> {
  await app.sql`update departures set due_at = now() - interval '1 second'`;
  await runJob(app, "auth.deleteDue");
}

/** Deletes an account and waits until it is really gone. */
export async function leaveForGood(app: App, who: Person, password = PASSWORD) {
  const answer = await leave(who, password);
  await deleteLeft(app);
  return answer;
}
