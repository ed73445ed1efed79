import { pino } from "pino";
import { startApp } from "./app.ts";
import { folderMailbox } from "./mailbox.ts";
import { Mails } from "./adversaryMails.ts";
import { Adversary } from "./adversaryRun.ts";
import { createWorld, type World } from "./adversaryWorld.ts";

/** A community for the cases, a server without limits and one with, and their log. */
export async function startStage(): Promise<{ adversary: Adversary; mails: Mails; world: World }> {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const app = await startApp({ trustProxy: 1 }, { log });
  const limited = await app.another({ rateLimits: true });
  const secure = await app.another({ production: true, publicUrl: "https://commonplace.example" });
  const mailbox = await folderMailbox(app);
  const world = await createWorld(app, mailbox);
  const mails = new Mails(mailbox);
  mails.begin([...world.people.values()].map(({ email }) => email));
  return { adversary: new Adversary({ app, limited, secure, world, mails, log: () => lines.join("") }), mails, world };
}
