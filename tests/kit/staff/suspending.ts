import { transactionWithFollowers } from "#server/platform/live/afterCommit";
import type { Instance } from "#tests/kit/app";
import type { Person } from "#tests/kit/people";

interface Terms {
  until?: string | null;
  rule?: string | null;
  words?: string;
}

/** Suspends a member, as an act of staff would. */
export const suspend = (instance: Pick<Instance, "server">, member: Pick<Person, "id">, terms: Terms = {}) => {
  const { app, database } = instance.server;
  const { until = null, rule = "be-kind", words = "You insulted another member." } = terms;
  return transactionWithFollowers(database.db, (tx) =>
    app.product.services.suspensions.suspend(tx, { userId: member.id, until, rule, words, logId: null }),
  );
};

/** Lifts a member's suspension, as an act of staff would. */
export const lift = ({ server }: Pick<Instance, "server">, member: Pick<Person, "id">) =>
  transactionWithFollowers(server.database.db, (tx) => server.app.product.services.suspensions.lift(tx, member.id));
