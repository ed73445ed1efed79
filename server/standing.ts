import { readConfig } from "#server/app/config/config";
import { FEATURES } from "#server/app/features";
import { idleCore } from "#server/app/idleCore";
import { runScript } from "#server/app/process/script";
import { openStoreBeside } from "#server/app/process/store";
import { openDatabase } from "#server/db/client";
import { OPERATOR_CHOICES } from "#server/features/people/people.standing.model";

const USAGE = `npm run standing -- USERNAME [${OPERATOR_CHOICES.join("|")}]`;
const WHY = {
  early: "as one of the first members",
  marks: "by the marks of others",
  given: "because an operator gave it",
  taken: "because an operator took it",
};

/**
 * `npm run standing -- USERNAME on|off|auto`: gives a member standing, takes it, or leaves it to the rule again; without
 * the last word it only says what holds. It may run beside a server.
 */
await runScript(async (print) => {
  const [username, wanted] = process.argv.slice(2);
  const choice = OPERATOR_CHOICES.find((one) => one === wanted) ?? null;
  if (username === undefined || (wanted !== undefined && choice === null)) {
    print(USAGE);
    process.exitCode = 1;
    return;
  }
  const store = await openStoreBeside(readConfig(), print);
  const database = openDatabase({ url: store.url, pool: 2 });
  try {
    const { standing } = FEATURES.build({ ...idleCore(), db: database.db }).services;
    const member = await standing.decide(username, choice);
    if (!member) {
      print(`Nobody is named ${username}.`);
      process.exitCode = 1;
      return;
    }
    const why = member.basis === null ? "" : `, ${WHY[member.basis]}`;
    print(`${member.username} has ${member.hasStanding ? "standing" : "no standing"}${why}.`);
  } finally {
    await database.close();
    await store.close();
  }
});
