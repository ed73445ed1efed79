import { pino } from "pino";
import { startApp } from "#tests/kit/app";
import { folderMailbox } from "#tests/kit/mailbox";
import { Mails } from "./mails.ts";
import { Adversary } from "./run.ts";
import { createWorld, type World } from "./world.ts";

/** Starts a community for the cases, a server without limits and one with them, and their log. */
export async function startStage(): Promise<{ adversary: Adversary; mails: Mails; world: World }> {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  // Cases measure how long a refusal takes, so that hashing has its full cost here.
  const app = await startApp({ trustProxy: 1, passwordCost: "full" }, { log });
  const limited = await app.another({ rateLimits: true });
  const secure = await app.another({ production: true, publicUrl: "https://commonplace.example" });
  const mailbox = await folderMailbox(app);
  const world = await createWorld(app, mailbox);
  const mails = new Mails(mailbox);
  mails.begin([...world.people.values()].map(({ email }) => email));
  return { adversary: new Adversary({ app, limited, secure, world, mails, log: () => lines.join("") }), mails, world };
}
