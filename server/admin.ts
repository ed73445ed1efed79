import { readConfig } from "#server/app/config/config";
import { FEATURES } from "#server/app/features";
import { idleCore } from "#server/app/idleCore";
import { runScript } from "#server/app/process/script";
import { orderOf, USAGE } from "#server/app/process/staffOrder";
import { openStoreBeside } from "#server/app/process/store";
import { openDatabase } from "#server/db/client";

/**
 * `npm run admin -- --grant USERNAME`: makes a member an admin, or with `--role moderator` a moderator; `--revoke` takes
 * the role away, and `--list` names everybody who has one. It may run beside a server, which obeys at once.
 */
await runScript(async (print) => {
  const order = orderOf(process.argv.slice(2));
  if (!order) {
    print(USAGE);
    process.exitCode = 1;
    return;
  }
  const store = await openStoreBeside(readConfig(), print);
  const database = openDatabase({ url: store.url, pool: 2 });
  try {
    const { staffRoles } = FEATURES.build({ ...idleCore(), db: database.db }).services;
    if (order.list) {
      const members = await staffRoles.list();
      for (const { username, role } of members)
        print(`${username} is ${role === "admin" ? "an admin" : "a moderator"}.`);
      if (members.length === 0) print("Nobody is an admin or a moderator.");
      return;
    }
    const member = await staffRoles.setByOperator(order.username, order.role);
    if (!member) {
      print(`Nobody is named ${order.username}.`);
      process.exitCode = 1;
      return;
    }
    const now = { member: "no admin or moderator", moderator: "a moderator", admin: "an admin" }[member.role];
    print(`${member.username} is now ${now}.`);
  } finally {
    await database.close();
    await store.close();
  }
});
